import Foundation

/// What the items of a tab bar look like.
@preconcurrency @MainActor open class UITabBarItemAppearance: NSObject {
  /// What an item looks like in a state.
  @preconcurrency @MainActor open class StateAppearance: NSObject {
    /// What the title looks like.
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    /// The image's colour.
    open var iconColor: UIColor?
  }

  /// Creates a look.
  public override init() { super.init() }

  /// Usually.
  public let normal = StateAppearance()
  /// While it is selected.
  public let selected = StateAppearance()
}
