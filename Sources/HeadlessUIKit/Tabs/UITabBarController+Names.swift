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
    let screens = [self] + (stack?.viewControllers.first.map { [$0] } ?? [])
    let items = screens.compactMap(\.storedTabBarItem)
    let names =
      items.map(\.title) + screens.map(\.title) + screens.map { $0.storedNavigationItem?.title }
      + items.map(\.accessibilityLabel) + items.map { $0.image?.name ?? $0.selectedImage?.name }
    if let name = names.lazy.compactMap({ $0 }).first(where: { !$0.isEmpty }) { return name }
    return screens.last { $0 !== stack }.map { "\(type(of: $0))" }
  }
}
