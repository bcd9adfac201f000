import Foundation

/// A web page in the app. It loads nothing.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// How the page is shown.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Creates the usual way.
    public override init() { super.init() }
    /// Whether the reader is used where it can be.
    open var entersReaderIfAvailable = false
    /// Whether the bar gets small.
    open var barCollapsingEnabled = true
  }

  /// What the button that ends it says.
  public enum DismissButtonStyle: Int, Sendable {
    case done, close, cancel
  }

  /// Creates a page.
  public init(url URL: URL, configuration: Configuration) {
    initialURL = URL
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
    modalPresentationStyle = .fullScreen
  }

  /// Creates a page.
  public convenience init(url URL: URL) { self.init(url: URL, configuration: Configuration()) }

  /// A page has no archive.
  public required init?(coder: NSCoder) { nil }

  /// The page's address.
  public let initialURL: URL
  /// How the page is shown.
  public let configuration: Configuration
  /// Hears of the page's end.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The bar's colour.
  open var preferredBarTintColor: UIColor?
  /// The colour of the bar's buttons.
  open var preferredControlTintColor: UIColor?
  /// What the button that ends it says.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// What a tap on the button that ends it does.
  func tapDone() {
    InterfaceObservation.act(.tap("\(dismissButtonStyle)".capitalized)) {
      if let presentation = presentedBy, !presentation.isLeaving {
        presentation.dismiss(animated: true, then: nil)
      }
      delegate?.safariViewControllerDidFinish(self)
    }
  }
}
