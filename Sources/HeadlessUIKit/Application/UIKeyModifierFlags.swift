import Foundation

/// Keys that are held with another.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  /// The keys as bits.
  public var rawValue: Int

  /// Creates a set of keys.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Shift.
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  /// Control.
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  /// Alternate.
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// Command.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
}
