import Foundation

/// The device: a phone.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device the app runs on.
  public static let current = UIDevice()

  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// How it is held.
  open var orientation: UIDeviceOrientation { .portrait }
  /// How full the battery is.
  open var batteryLevel: Float { 1 }
  /// Whether turning it is noticed.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// What it is called.
  open var name: String { "Phone" }
  /// Which device it is.
  open var model: String { "iPhone" }
  /// What system it runs.
  open var systemName: String { "iOS" }
  /// Which version of it.
  open var systemVersion: String { "18.0" }
  /// What the device is known by to the app's maker.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
}

extension UIDevice {
  /// The device is held otherwise.
  nonisolated public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")
}

/// A screen, of the size of a usual phone.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's rectangle in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The screen's rectangle in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }

  /// How bright it is.
  open var brightness: CGFloat = 0.5

  /// Pixels a point.
  open var scale: CGFloat { 3 }
}

/// What was copied.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// What everybody copies to.
  public static let general = UIPasteboard()

  /// The text.
  open var string: String?
  /// The address.
  open var url: URL?
  /// The image.
  open var image: UIImage?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}

/// Lets the device be felt: not here.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Gets ready.
  open func prepare() {}
}

/// Lets a knock be felt: not here.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// How hard the knock is.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a knock.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a knock.
  public convenience override init() { self.init(style: .medium) }

  /// Knocks.
  open func impactOccurred() {}
}

/// Lets an outcome be felt: not here.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// An outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Something came out.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// Lets a choice be felt: not here.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Something else was chosen.
  open func selectionChanged() {}
}
