import Foundation

// What a view controller creates when it is first needed.

extension UIViewController {
  /// The view, if it has been loaded.
  public final var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  func loadViewNow() {
    guard !isLoadingView else {
      Misuse.raise(
        "\(type(of: self)).loadView() reads `view` before it has set it. Set `view` first.")
    }
    isLoadingView = true
    loadView()
    if storedView == nil {
      Misuse.raise("\(type(of: self)).loadView() did not set `view`. Set it, or call super.")
    }
    ViewFilling.fill(self)
    viewDidLoad()
    isLoadingView = false
  }

  func loadedNavigationItem() -> UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    item.screen = self
    storedNavigationItem = item
    return item
  }

  func loadedTabBarItem() -> UITabBarItem {
    if let storedTabBarItem { return storedTabBarItem }
    let item = UITabBarItem(title: title, image: nil, tag: 0)
    storedTabBarItem = item
    return item
  }

  func loadedEditButton() -> EditButton {
    if let storedEditButton { return storedEditButton }
    let button = EditButton(of: self)
    storedEditButton = button
    return button
  }
}
