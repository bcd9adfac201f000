import Foundation

/// What a tab bar looks like.
@preconcurrency @MainActor open class UITabBarAppearance: UIBarAppearance {
  /// What items above one another look like.
  open var stackedLayoutAppearance = UITabBarItemAppearance()
  /// What items beside one another look like.
  open var inlineLayoutAppearance = UITabBarItemAppearance()
  /// What small items beside one another look like.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance()
}
