import Foundation

/// A web page. It loads nothing.
@preconcurrency @MainActor open class SFSafariViewController: UIViewController {
  /// The configuration of the page.
  @preconcurrency @MainActor open class Configuration: NSObject {
    /// Creates the default configuration.
    public override init() { super.init() }
    /// Whether the reader is used if it is available.
    open var entersReaderIfAvailable = false
    /// Whether the bar collapses.
    open var barCollapsingEnabled = true
  }

  /// The title of the button that closes the page.
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

  /// Returns `nil`: web pages are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The URL of the page.
  public let initialURL: URL
  /// The configuration of the page.
  public let configuration: Configuration
  /// The delegate, which is called when the page is closed.
  open weak var delegate: (any SFSafariViewControllerDelegate)?
  /// The bar's colour.
  open var preferredBarTintColor: UIColor?
  /// The colour of the bar's buttons.
  open var preferredControlTintColor: UIColor?
  /// The title of the button that closes the page.
  open var dismissButtonStyle = DismissButtonStyle.done

  /// Does what a person's tap on the Done button does.
  func tapDone() {
    InterfaceObservation.act(.tap("\(dismissButtonStyle)".capitalized)) {
      if let presentation = presentedBy, !presentation.isLeaving {
        presentation.dismiss(animated: true, then: nil)
      }
      delegate?.safariViewControllerDidFinish(self)
    }
  }
}

/// A delegate that is called when a web page is closed.
@preconcurrency @MainActor public protocol SFSafariViewControllerDelegate: AnyObject {
  /// Called after a person closed the page.
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

/// A screen that offers activities. It performs none: a person swipes it away.
@preconcurrency @MainActor open class UIActivityViewController: UIViewController {
  /// The function that is called after a person chose an activity.
  public typealias CompletionWithItemsHandler = (
    UIActivity.ActivityType?, Bool, [Any]?, (any Error)?
  ) -> Void

  /// Creates a screen of activities.
  public init(activityItems: [Any], applicationActivities: [UIActivity]?) {
    items = activityItems
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns `nil`: activity screens are not archived.
  public required init?(coder: NSCoder) { nil }

  /// The items on which activities act.
  public let items: [Any]
  /// The function that is called after a person chose an activity, or none.
  open var completionWithItemsHandler: CompletionWithItemsHandler?
  /// The types of activities that are not offered.
  open var excludedActivityTypes: [UIActivity.ActivityType]?

  override func wasSwipedAway() { completionWithItemsHandler?(nil, false, nil, nil) }
}

/// An activity that acts on items.
@preconcurrency @MainActor open class UIActivity: NSObject {
  /// What an activity does with items, by a name.
  public struct ActivityType: RawRepresentable, Hashable, Sendable {
    /// The type's string.
    public var rawValue: String

    /// Creates a type.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Creates a type.
    public init(_ rawValue: String) { self.rawValue = rawValue }

    /// Sends a message.
    public static let message = ActivityType(rawValue: "message")
    /// Sends an email.
    public static let mail = ActivityType(rawValue: "mail")
    /// Copies the items.
    public static let copyToPasteboard = ActivityType(rawValue: "copy")
    /// Sends the items to a nearby device.
    public static let airDrop = ActivityType(rawValue: "airDrop")
    /// Adds a link to the reading list.
    public static let addToReadingList = ActivityType(rawValue: "addToReadingList")
    /// Makes an image that of a contact.
    public static let assignToContact = ActivityType(rawValue: "assignToContact")
    /// Opens the items in Books.
    public static let openInIBooks = ActivityType(rawValue: "openInIBooks")
    /// Prints the items.
    public static let print = ActivityType(rawValue: "print")
    /// Adds an image to the photo library.
    public static let saveToCameraRoll = ActivityType(rawValue: "saveToCameraRoll")
    /// Makes a PDF of the items.
    public static let markupAsPDF = ActivityType(rawValue: "markupAsPDF")
    public static let postToFacebook = ActivityType(rawValue: "postToFacebook")
    public static let postToTwitter = ActivityType(rawValue: "postToTwitter")
    public static let postToVimeo = ActivityType(rawValue: "postToVimeo")
    public static let postToFlickr = ActivityType(rawValue: "postToFlickr")
    public static let postToWeibo = ActivityType(rawValue: "postToWeibo")
    public static let postToTencentWeibo = ActivityType(rawValue: "postToTencentWeibo")
  }

  /// The group of an activity.
  public enum Category: Int, Sendable { case action, share }

  /// The group of the activity.
  open class var activityCategory: Category { .action }
  /// The name by which a completion recognizes what was done.
  open var activityType: ActivityType? { nil }
  /// What a person reads below the icon.
  open var activityTitle: String? { nil }
  /// The icon.
  open var activityImage: UIImage? { nil }
  /// The screen that the activity shows.
  open var activityViewController: UIViewController? { nil }
  /// Whether the activity can act on items.
  open func canPerform(withActivityItems activityItems: [Any]) -> Bool { false }
  /// Called before the activity is performed.
  open func prepare(withActivityItems activityItems: [Any]) {}
  /// Performs the activity.
  open func perform() { activityDidFinish(true) }
  /// Ends the activity.
  open func activityDidFinish(_ completed: Bool) {}
}

/// A source of an item for activities.
@preconcurrency @MainActor public protocol UIActivityItemSource: AnyObject {
  /// Returns an item that stands for the item.
  func activityViewControllerPlaceholderItem(
    _ activityViewController: UIActivityViewController
  ) -> Any
  /// Returns the item for an activity.
  func activityViewController(
    _ activityViewController: UIActivityViewController,
    itemForActivityType activityType: UIActivity.ActivityType?
  ) -> Any?
}

/// A screen on which a person picks an image. It offers one, and its Cancel button.
@preconcurrency @MainActor open class UIImagePickerController: UINavigationController {
  /// The source of images.
  public enum SourceType: Int, Sendable {
    case photoLibrary, camera, savedPhotosAlbum
  }

  /// A key of the information about an image.
  public struct InfoKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    public static let originalImage = InfoKey(rawValue: "originalImage")
    public static let editedImage = InfoKey(rawValue: "editedImage")
    public static let imageURL = InfoKey(rawValue: "imageURL")
    public static let mediaType = InfoKey(rawValue: "mediaType")
    public static let mediaURL = InfoKey(rawValue: "mediaURL")
    public static let mediaMetadata = InfoKey(rawValue: "mediaMetadata")
    public static let cropRect = InfoKey(rawValue: "cropRect")
    public static let phAsset = InfoKey(rawValue: "phAsset")
    public static let livePhoto = InfoKey(rawValue: "livePhoto")
  }

  /// The source of images.
  open var sourceType = SourceType.photoLibrary
  /// Whether images can be edited.
  open var allowsEditing = false
  /// The types of media that can be picked.
  open var mediaTypes = ["public.image"]

  /// Adds the image and the Cancel button.
  open override func viewDidLoad() {
    super.viewDidLoad()
    addButton("Photo") { [unowned self] in
      let info: [InfoKey: Any] = [
        .originalImage: UIImage(name: "Photo"), .mediaType: "public.image",
      ]
      imageDelegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
    }
    addButton("Cancel") { [unowned self] in
      imageDelegate?.imagePickerControllerDidCancel(self)
    }
  }

  private var imageDelegate: (any UIImagePickerControllerDelegate)? {
    delegate as? any UIImagePickerControllerDelegate
  }

  /// Which side of the phone takes the picture.
  open var cameraDevice = CameraDevice.rear
  /// What the camera takes.
  open var cameraCaptureMode = CameraCaptureMode.photo
  /// The light of the camera.
  open var cameraFlashMode = CameraFlashMode.auto
  /// The view over the camera's picture.
  open var cameraOverlayView: UIView?
  /// Whether the camera's controls are shown.
  open var showsCameraControls = true
  /// The longest video, in seconds.
  open var videoMaximumDuration: TimeInterval = 600
  /// How much videos are compressed.
  open var videoQuality = QualityType.typeMedium

  /// The side of the phone that a picture is taken from.
  public enum CameraDevice: Int, Sendable { case rear, front }
  /// What a camera takes.
  public enum CameraCaptureMode: Int, Sendable { case photo, video }
  /// The light of a camera.
  public enum CameraFlashMode: Int, Sendable {
    case off = -1
    case auto, on
  }
  /// The quality of a video.
  public enum QualityType: Int, Sendable {
    case typeHigh, typeMedium, typeLow, type640x480, typeIFrame1280x720, typeIFrame960x540
  }

  /// Whether a camera is available. Every camera is.
  open class func isCameraDeviceAvailable(_ cameraDevice: CameraDevice) -> Bool { true }
  /// Returns the identifiers of images and movies, for any source.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    ["public.image", "public.movie"]
  }
  /// Whether a source is available. Every source is.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { true }
}

/// A delegate that is called when an image was picked.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: AnyObject {
  /// Called after an image was picked.
  func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called after the person cancelled.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Does nothing.
  public func imagePickerController(
    _ picker: UIImagePickerController,
    didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {}
  /// Closes the picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
    picker.dismiss(animated: true)
  }
}
