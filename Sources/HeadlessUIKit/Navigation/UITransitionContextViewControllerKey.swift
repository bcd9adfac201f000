/// Which screen of a transition is meant.
public struct UITransitionContextViewControllerKey: RawRepresentable, Hashable, Sendable {
  /// The key's name.
  public var rawValue: String

  /// Creates a key.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The screen shown before.
  public static let from = Self(rawValue: "UITransitionContextFromViewControllerKey")
  /// The screen shown after.
  public static let to = Self(rawValue: "UITransitionContextToViewControllerKey")
}
