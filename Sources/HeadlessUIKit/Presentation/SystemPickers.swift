import Foundation

/// A screen on which a person picks documents. It offers none; its Cancel button closes it.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  /// Creates a screen to open documents.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen to export documents.
  public init(forExporting urls: [URL], asCopy: Bool = false) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a screen for documents of types, in the way of earlier versions of UIKit.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: pickers are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The object that is called when the picker closes.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several documents can be picked.
  open var allowsMultipleSelection = false
  /// Whether extensions of file names are shown.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first.
  open var directoryURL: URL?

  /// Adds the Cancel button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Cancel") { [unowned self] in
      dismiss(animated: true)
      delegate?.documentPickerWasCancelled(self)
    }
  }
}

/// What a document picker does with documents.
public enum UIDocumentPickerMode: UInt, Sendable {
  case `import`, open, exportToService, moveToService
}

/// A delegate that is called when documents were picked.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: AnyObject {
  /// Called after documents were picked and the picker began to close.
  func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called after the person cancelled and the picker began to close.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
}

extension UIDocumentPickerDelegate {
  /// Does nothing.
  public func documentPicker(
    _ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]
  ) {}
  /// Does nothing.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
}

/// A screen on which a person picks a colour. Its Close button closes it.
@preconcurrency @MainActor open class UIColorPickerViewController: UIViewController {
  /// The object that is called when the picker closes.
  open weak var delegate: (any UIColorPickerViewControllerDelegate)?
  /// The colour.
  open var selectedColor = UIColor.black
  /// Whether the colour's opacity can be changed.
  open var supportsAlpha = true

  /// Adds the Close button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Close") { [unowned self] in
      dismiss(animated: true)
      delegate?.colorPickerViewControllerDidFinish(self)
    }
  }
}

/// A delegate that is called when a colour was picked.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Called after a colour was picked.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Called after the person closed the picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Does nothing.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) {}
  /// Does nothing.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}
}

extension UIViewController {
  /// Adds a button of a screen of the system, such as the one by which a person leaves it.
  func addButton(_ title: String, _ action: @escaping () -> Void) {
    view.addSubview(
      UIButton(type: .system, primaryAction: UIAction(title: title) { _ in action() }))
  }
}
