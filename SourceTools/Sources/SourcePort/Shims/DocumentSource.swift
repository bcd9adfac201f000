extension ShimSources {
  /// Previews of files, and PDF documents, which show nothing.
  static let documents = """
    import PortableUIKit

    @preconcurrency @MainActor public protocol QLPreviewItem: AnyObject {
      var previewItemURL: URL? { get }
      var previewItemTitle: String? { get }
    }
    extension QLPreviewItem { public var previewItemTitle: String? { nil } }
    extension NSURL: QLPreviewItem { public var previewItemURL: URL? { self as URL } }

    @preconcurrency @MainActor public protocol QLPreviewControllerDataSource: AnyObject {
      func numberOfPreviewItems(in controller: QLPreviewController) -> Int
      func previewController(_ controller: QLPreviewController, previewItemAt index: Int) -> QLPreviewItem
    }
    @preconcurrency @MainActor public protocol QLPreviewControllerDelegate: AnyObject {
      func previewControllerWillDismiss(_ controller: QLPreviewController)
      func previewControllerDidDismiss(_ controller: QLPreviewController)
      func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: QLPreviewItem) -> Bool
      func previewController(
        _ controller: QLPreviewController, transitionViewFor item: QLPreviewItem) -> UIView?
    }
    extension QLPreviewControllerDelegate {
      public func previewControllerWillDismiss(_ controller: QLPreviewController) {}
      public func previewControllerDidDismiss(_ controller: QLPreviewController) {}
      public func previewController(
        _ controller: QLPreviewController, shouldOpen url: URL, for item: QLPreviewItem
      ) -> Bool { true }
      public func previewController(
        _ controller: QLPreviewController, transitionViewFor item: QLPreviewItem
      ) -> UIView? { nil }
    }

    /// A preview of files. Presented, it has a Done button.
    open class QLPreviewController: UIViewController {
      public weak var dataSource: (any QLPreviewControllerDataSource)?
      public weak var delegate: (any QLPreviewControllerDelegate)?
      public var currentPreviewItemIndex = 0
      public var currentPreviewItem: (any QLPreviewItem)? {
        guard let dataSource, currentPreviewItemIndex < dataSource.numberOfPreviewItems(in: self)
        else { return nil }
        return dataSource.previewController(self, previewItemAt: currentPreviewItemIndex)
      }
      open class func canPreview(_ item: any QLPreviewItem) -> Bool { true }
      open func reloadData() { title = currentPreviewItem?.previewItemTitle }
      open func refreshCurrentPreviewItem() { reloadData() }
      open override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        reloadData()
        guard isBeingPresented || navigationController?.isBeingPresented == true else { return }
        let done = UIAction(title: "Done") { [unowned self] _ in
          delegate?.previewControllerWillDismiss(self)
          dismiss(animated: true) { [self] in delegate?.previewControllerDidDismiss(self) }
        }
        view.subviews.forEach { $0.removeFromSuperview() }
        view.addSubview(UIButton(type: .system, primaryAction: done))
      }
    }

    public enum PDFDisplayMode: Int, Sendable {
      case singlePage, singlePageContinuous, twoUp, twoUpContinuous
    }
    public enum PDFDisplayDirection: Int, Sendable { case vertical, horizontal }
    open class PDFPage: NSObject {
      public var string: String? { nil }
    }
    /// A document of one page.
    open class PDFDocument: NSObject {
      public let documentURL: URL?
      public init?(url: URL) { documentURL = url }
      public init?(data: Data) { documentURL = nil }
      public override init() { documentURL = nil }
      public var pageCount: Int { 1 }
      public var string: String? { nil }
      public func page(at index: Int) -> PDFPage? { index == 0 ? PDFPage() : nil }
      public func dataRepresentation() -> Data? { Data() }
    }
    @preconcurrency @MainActor open class PDFView: UIView {
      public var document: PDFDocument?
      public var autoScales = false
      public var displayMode = PDFDisplayMode.singlePageContinuous
      public var displayDirection = PDFDisplayDirection.vertical
      public var displaysPageBreaks = true
      public var minScaleFactor: CGFloat = 1, maxScaleFactor: CGFloat = 1, scaleFactor: CGFloat = 1
      public var scaleFactorForSizeToFit: CGFloat { 1 }
      public var currentPage: PDFPage? { document?.page(at: 0) }
      open func usePageViewController(_ enable: Bool, withViewOptions options: [AnyHashable: Any]? = nil) {}
      open func goToFirstPage(_ sender: Any?) {}
      open func goToLastPage(_ sender: Any?) {}
      open func goToNextPage(_ sender: Any?) {}
      open func goToPreviousPage(_ sender: Any?) {}
      open func go(to page: PDFPage) {}
    }

    """
}
