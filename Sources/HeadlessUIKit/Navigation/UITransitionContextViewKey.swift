/// Which view of a transition is meant.
public struct UITransitionContextViewKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The view shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewKey")
  /// The view shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewKey")
}
