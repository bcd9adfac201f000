import Foundation

/// The device, which is a phone held upright.
@preconcurrency @MainActor open class UIDevice: NSObject {
  /// The device the app runs on.
  public static let current = UIDevice()

  /// The kind of device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// The orientation of the device.
  open var orientation: UIDeviceOrientation { .portrait }
  /// The battery's charge, from 0 to 1.
  open var batteryLevel: Float { 1 }
  /// Does nothing: the device never rotates.
  open func beginGeneratingDeviceOrientationNotifications() {}
  /// The title.
  open var name: String { "Phone" }
  /// The device's model.
  open var model: String { "iPhone" }
  /// The operating system's name.
  open var systemName: String { "iOS" }
  /// The operating system's version.
  open var systemVersion: String { "18.0" }
  /// The identifier that apps of the same vendor share.
  open var identifierForVendor: UUID? { UUID(uuidString: "00000000-0000-0000-0000-000000000001") }
}

extension UIDevice {
  /// Posted when the device is rotated. It never is here.
  nonisolated public static let orientationDidChangeNotification = uiKitName(
    "DeviceOrientationDidChange")
}

/// A screen of a phone's usual size.
@preconcurrency @MainActor open class UIScreen: NSObject {
  /// The device's screen.
  public static let main = UIScreen()

  /// The screen's rectangle, in points.
  open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }

  /// The screen's rectangle, in pixels.
  open var nativeBounds: CGRect { CGRect(x: 0, y: 0, width: 1170, height: 2532) }

  /// The brightness, from 0 to 1.
  open var brightness: CGFloat = 0.5

  /// Pixels per point.
  open var scale: CGFloat { 3 }

  /// Pixels per point.
  open var nativeScale: CGFloat { 3 }

  /// The refresh rate.
  open var maximumFramesPerSecond: Int { 60 }

  /// Whether somebody records the screen, which nobody does.
  open var isCaptured: Bool { false }

  /// The traits of a phone.
  open var traitCollection: UITraitCollection { .current }
}

/// A pasteboard.
@preconcurrency @MainActor open class UIPasteboard: NSObject {
  /// The pasteboard that all apps share.
  public static let general = UIPasteboard()

  /// The text.
  open var string: String?
  open var url: URL?
  open var image: UIImage?
  /// Whether there is a text.
  open var hasStrings: Bool { string != nil }
}

/// A generator of haptic feedback. It produces none.
@preconcurrency @MainActor open class UIFeedbackGenerator: NSObject {
  /// Does nothing: there is no haptic hardware.
  open func prepare() {}
}

/// A generator of impact feedback. It produces none.
@preconcurrency @MainActor open class UIImpactFeedbackGenerator: UIFeedbackGenerator {
  /// The strength of an impact.
  public enum FeedbackStyle: Int, Sendable {
    case light, medium, heavy, soft, rigid
  }

  /// Creates a generator.
  public init(style: FeedbackStyle) { super.init() }

  /// Creates a generator.
  public convenience override init() { self.init(style: .medium) }

  /// Does nothing: there is no haptic hardware.
  open func impactOccurred() {}
}

/// A generator of feedback about an outcome. It produces none.
@preconcurrency @MainActor open class UINotificationFeedbackGenerator: UIFeedbackGenerator {
  /// The kind of outcome.
  public enum FeedbackType: Int, Sendable {
    case success, warning, error
  }

  /// Does nothing: there is no haptic hardware.
  open func notificationOccurred(_ notificationType: FeedbackType) {}
}

/// A generator of feedback about a changed selection. It produces none.
@preconcurrency @MainActor open class UISelectionFeedbackGenerator: UIFeedbackGenerator {
  /// Does nothing: there is no haptic hardware.
  open func selectionChanged() {}
}
