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
