import Foundation

/// The edge at which a popover's arrow stands.
public struct UIPopoverArrowDirection: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public var rawValue: UInt

  /// Creates a set of edges.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upwards.
  public static let up = UIPopoverArrowDirection(rawValue: 1)
  /// Downwards.
  public static let down = UIPopoverArrowDirection(rawValue: 2)
  /// To the left.
  public static let left = UIPopoverArrowDirection(rawValue: 4)
  /// To the right.
  public static let right = UIPopoverArrowDirection(rawValue: 8)
  /// Anywhere.
  public static let any: UIPopoverArrowDirection = [.up, .down, .left, .right]
}
