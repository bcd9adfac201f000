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

/// Hears of a web page's end.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called when a person has ended the page.
  func safariViewControllerDidFinish(_ controller: SFSafariViewController)
  /// Called after the first load.
  func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool)
}

extension SFSafariViewControllerDelegate {
  /// Does nothing.
  public func safariViewControllerDidFinish(_ controller: SFSafariViewController) {}
  /// Does nothing.
  public func safariViewController(
    _ controller: SFSafariViewController, didCompleteInitialLoad didLoadSuccessfully: Bool
  ) {}
}

/// Offers what can be done with something. It does nothing of it.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// Called when a person has chosen.
  public typealias CompletionWithItemsHandler = (String?, Bool, [Any]?, (any Error)?) -> Void

  /// Creates an offer.
  public init(activityItems: [Any], applicationActivities: [Any]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// An offer has no archive.
  public required init?(coder: NSCoder) { nil }

  /// What something can be done with.
  public let items: [Any]
  /// Called when a person has chosen.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// What is not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?
}

/// Something that can be done with something.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What it is.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// Its name.
    public var rawValue: String

    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Sending a message.
    public static let message = ActivityType(rawValue: "message")
    /// Sending a mail.
    public static let mail = ActivityType(rawValue: "mail")
    /// Copying.
    public static let copyToPasteboard = ActivityType(rawValue: "copy")
    /// Sending to a device nearby.
    public static let airDrop = ActivityType(rawValue: "airDrop")
  }
}

/// Lets a person choose a picture. There are none to choose.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// Where pictures come from.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// What is told of a picture.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The picture as it was.
    public static let originalImage = InfoKey(rawValue: "originalImage")
    /// The picture as it was edited.
    public static let editedImage = InfoKey(rawValue: "editedImage")
    /// Where the picture lies.
    public static let imageURL = InfoKey(rawValue: "imageURL")
  }

  /// Where pictures come from.
  open var sourceType = SourceType.photoLibrary
  /// Whether pictures can be edited.
  open var allowsEditing = false
  /// What can be chosen.
  open var mediaTypes = ["public.image"]

  /// Whether pictures can come from there: they can.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
}

/// Hears of a picture that was chosen.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called when a picture was chosen.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when no picture was chosen.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Does nothing.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {}
}
