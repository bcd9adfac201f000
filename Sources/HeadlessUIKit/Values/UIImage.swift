import Foundation

/// An image, known by its name.
public final class UIImage: NSObject, Sendable {
  /// The name of the asset or symbol, if it has one.
  public let name: String?
  /// The size, in points.
  public let size: CGSize
  /// Whether it is one of the system's symbols.
  let isSymbol: Bool
  private let data: Data?

  init(
    name: String?, isSymbol: Bool = false, size: CGSize = CGSize(width: 24, height: 24),
    data: Data? = nil
  ) {
    self.name = name
    self.isSymbol = isSymbol
    self.size = size
    self.data = data
    super.init()
  }

  /// Creates an empty image.
  public convenience override init() { self.init(name: nil, size: .zero) }

  /// Creates the app's image with a name. Every name is assumed to exist.
  public convenience init?(named name: String) { self.init(name: name) }

  /// Creates the app's image with a name. Every name is assumed to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
  ) { self.init(name: name) }

  /// Creates the app's image with a name. Every name is assumed to exist.
  public convenience init?(
    named name: String, in bundle: Bundle?, with configuration: Configuration?
  ) { self.init(name: name) }

  /// Creates the system's symbol with a name. Every name is assumed to exist.
  public convenience init?(systemName name: String) { self.init(name: name, isSymbol: true) }

  /// Creates the system's symbol with a name. Every name is assumed to exist.
  public convenience init?(systemName name: String, withConfiguration configuration: Configuration?)
  { self.init(name: name, isSymbol: true) }

  /// Creates an image from data, which is not decoded.
  public convenience init?(data: Data) { self.init(name: nil, data: data) }

  /// Creates an image from a file, which is not decoded.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(name: path, data: data)
  }

  /// Pixels per point.
  public var scale: CGFloat { 3 }

  /// Returns the image itself.
  public func withHorizontallyFlippedOrientation() -> UIImage { self }

  /// Returns the image itself.
  public func withAlignmentRectInsets(_ insets: UIEdgeInsets) -> UIImage { self }

  /// The mode in which an image is coloured.
  public enum RenderingMode: Int, Sendable {
    case automatic, alwaysOriginal, alwaysTemplate
  }

  /// The configuration of an image.
  public class Configuration: NSObject {}

  public final class SymbolConfiguration: Configuration {
    /// Creates a configuration with a size.
    public convenience init(pointSize: CGFloat) { self.init() }

    /// Creates a configuration with a size and weight.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) { self.init() }

    /// Creates a configuration with a size, weight and scale.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init()
    }

    /// Creates a configuration with a weight.
    public convenience init(weight: SymbolWeight) { self.init() }

    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init() }

    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init() }

    /// Creates a configuration for a text style.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) { self.init() }

    /// Creates a configuration for a font.
    public convenience init(font: UIFont) { self.init() }
  }

  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black
  }

  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large
  }

  /// Returns the image itself.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the image itself.
  public func withTintColor(_ color: UIColor) -> UIImage { self }

  /// Returns the image itself.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage { self }

  /// Returns the image itself.
  public func withConfiguration(_ configuration: Configuration) -> UIImage { self }

  /// Returns the image itself.
  public func applyingSymbolConfiguration(_ configuration: SymbolConfiguration) -> UIImage? { self }

  /// Returns the image itself.
  public func resizableImage(withCapInsets capInsets: UIEdgeInsets) -> UIImage { self }

  /// Returns the data from which the image was created, or `nil`.
  public func pngData() -> Data? { data }

  /// Returns the data from which the image was created, or `nil`.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data }

  /// Does nothing: nothing is drawn.
  public func draw(in rect: CGRect) {}

  public override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UIImage else { return false }
    return self === other || (name != nil && name == other.name)
  }

  public override var hash: Int { name.hashValue }
}

/// A renderer of images. They are empty.
@preconcurrency @MainActor open class UIGraphicsImageRenderer: NSObject {
  private let size: CGSize

  /// Creates a renderer of images with a size.
  public init(size: CGSize) {
    self.size = size
    super.init()
  }

  /// Creates a renderer of images with a rectangle's size.
  public convenience init(bounds: CGRect) { self.init(size: bounds.size) }

  /// Calls the function that draws, and returns an empty image.
  open func image(actions: (UIGraphicsImageRendererContext) -> Void) -> UIImage {
    ImageContexts.begin(size)
    defer { ImageContexts.end() }
    actions(UIGraphicsImageRendererContext())
    return UIImage(name: nil, size: size)
  }
}

/// The context in which an image is drawn.
@preconcurrency @MainActor open class UIGraphicsImageRendererContext: NSObject {
  /// Does nothing: nothing is drawn.
  open func fill(_ rect: CGRect) {}

  /// Does nothing: nothing is drawn.
  open func stroke(_ rect: CGRect) {}

  #if !canImport(Darwin)
    /// What is drawn in. It draws nothing.
    public let cgContext = CGContext()
  #endif
}

// There are no pixels to prepare.
extension UIImage {
  /// Does nothing: there are no pixels to decode.
  public func preparingForDisplay() -> UIImage? { self }
  /// Does nothing, as ``preparingForDisplay()``.
  public func byPreparingForDisplay() async -> UIImage? { self }
  /// Calls the handler with the image itself.
  public func prepareForDisplay(completionHandler: @escaping @Sendable (UIImage?) -> Void) {
    completionHandler(self)
  }
  /// Returns the image itself.
  public func preparingThumbnail(of size: CGSize) -> UIImage? { self }
  /// Returns the image itself.
  public func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { self }
}
