import Foundation

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
