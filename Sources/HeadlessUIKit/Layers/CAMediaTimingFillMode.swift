import Foundation

/// What remains of an animation.
public struct CAMediaTimingFillMode: RawRepresentable, Hashable, Sendable {
  /// The mode's name.
  public var rawValue: String

  /// Creates a mode.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// It remains afterwards.
  public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
  /// It holds before.
  public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
  /// It holds before and remains afterwards.
  public static let both = CAMediaTimingFillMode(rawValue: "both")
  /// Nothing remains.
  public static let removed = CAMediaTimingFillMode(rawValue: "removed")
}
