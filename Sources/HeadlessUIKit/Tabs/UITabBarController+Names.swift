extension UITabBarController {
  /// The names by which a person refers to the tabs, in their order.
  ///
  /// A tab is named by what it shows: the title of its item, the title of the screen, the item's
  /// accessibility label, or the name of its image. The item or title of the first screen of a
  /// stack stands in for that of the stack. A tab that shows none of these has the name of that
  /// screen's class, and an empty stack its number, counted from 1.
  public var spokenTabNames: [String] {
    (viewControllers ?? []).enumerated().map { index, screen in
      screen.spokenTabName ?? "\(index + 1)"
    }
  }
}

extension UIViewController {
  fileprivate var spokenTabName: String? {
    let stack = self as? UINavigationController
    let first = stack?.viewControllers.first
    func found(_ name: (UIViewController) -> String?) -> String? {
      if let own = name(self), !own.isEmpty { return own }
      guard let inside = first.flatMap(name), !inside.isEmpty else { return nil }
      return inside
    }
    return found { $0.storedTabBarItem?.title } ?? found(\.title)
      ?? found { $0.storedNavigationItem?.title }
      ?? found { $0.storedTabBarItem?.accessibilityLabel }
      ?? found { $0.storedTabBarItem.flatMap { ($0.image ?? $0.selectedImage)?.spokenName } }
      ?? (stack == nil ? self : first).map { "\(type(of: $0))" }
  }
}
