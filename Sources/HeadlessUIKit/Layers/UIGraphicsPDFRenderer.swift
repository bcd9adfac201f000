import Foundation

/// A renderer of a PDF. It draws nothing, and its document is empty.
@preconcurrency @MainActor open class UIGraphicsPDFRenderer: NSObject {
  private let bounds: CGRect
  /// The attributes of documents.
  public let format: UIGraphicsPDFRendererFormat

  /// Creates a renderer of documents with pages of a size.
  public init(bounds: CGRect, format: UIGraphicsPDFRendererFormat) {
    self.bounds = bounds
    self.format = format
    super.init()
  }

  /// Creates a renderer of documents with pages of a size.
  public convenience init(bounds: CGRect) {
    self.init(bounds: bounds, format: UIGraphicsPDFRendererFormat())
  }

  /// Calls the function that draws, and returns an empty document.
  open func pdfData(actions: (UIGraphicsPDFRendererContext) -> Void) -> Data {
    ImageContexts.begin(bounds.size)
    defer { ImageContexts.end() }
    actions(UIGraphicsPDFRendererContext(bounds))
    return Data("%PDF-1.4\n%%EOF\n".utf8)
  }

  /// Calls the function that draws, and writes an empty document.
  ///
  /// - Throws: Foundation's error if the file can't be written.
  open func writePDF(
    to url: URL, withActions actions: (UIGraphicsPDFRendererContext) -> Void
  ) throws {
    try pdfData(actions: actions).write(to: url)
  }
}

/// The attributes of a PDF.
@preconcurrency @MainActor open class UIGraphicsPDFRendererFormat: NSObject {
  /// The document's title, author and the like.
  open var documentInfo: [String: Any] = [:]
}

/// The context in which a PDF is drawn. It draws nothing.
@preconcurrency @MainActor open class UIGraphicsPDFRendererContext: NSObject {
  /// The bounds of the page.
  public private(set) var pdfContextBounds: CGRect

  init(_ bounds: CGRect) {
    pdfContextBounds = bounds
    super.init()
  }

  /// Does nothing: all pages are empty.
  open func beginPage() {}

  /// Changes the bounds, for this page and those after it.
  open func beginPage(withBounds bounds: CGRect, pageInfo: [String: Any]) {
    pdfContextBounds = bounds
  }

  #if !canImport(Darwin)
    /// What is drawn in. It draws nothing.
    public let cgContext = CGContext()
  #endif
}
