import Foundation

/// What a person needs of the interface: nothing special.
@MainActor public enum UIAccessibility {
  /// What is told to a screen reader.
  public struct Notification: RawRepresentable, Hashable, Sendable {
    /// The notification's number.
    public var rawValue: UInt32

    /// Creates a notification.
    public init(rawValue: UInt32) { self.rawValue = rawValue }

    /// Another screen is shown.
    public static let screenChanged = Notification(rawValue: 1000)
    /// Something else is shown.
    public static let layoutChanged = Notification(rawValue: 1001)
    /// Something is to be said.
    public static let announcement = Notification(rawValue: 1008)
  }

  /// Whether a screen reader runs.
  public static var isVoiceOverRunning: Bool { false }
  /// Whether things should move less.
  public static var isReduceMotionEnabled: Bool { false }

  /// Tells a screen reader.
  public static func post(notification: Notification, argument: Any?) {}
}
