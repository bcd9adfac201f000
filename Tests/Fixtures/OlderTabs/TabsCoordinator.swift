import PortableUIKit

// Fixture: an app with tabs in the style of 2017, before scenes. It has a tab bar controller that
// makes its tabs in viewDidLoad, a collection, pages, a custom container, a split view and a Safari
// page, and it uses singletons and static factories.

public final class MainTabBarController: UITabBarController, UITabBarControllerDelegate,
  UISplitViewControllerDelegate
{
  /// The titles of the tabs that a person selected.
  public private(set) var selections: [String] = []

  public override func viewDidLoad() {
    super.viewDidLoad()
    delegate = self
    tabBar.tintColor = .purple
    tabBar.isTranslucent = false
    viewControllers = [
      Self.wrap(GalleryViewController(collectionViewLayout: Self.layout()), "Gallery", 0),
      Self.wrap(TourViewController(), "Tour", 1),
      settings(),
    ]
  }

  private static func layout() -> UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 100, height: 100)
    layout.minimumLineSpacing = 4
    layout.scrollDirection = .vertical
    return layout
  }

  private static func wrap(
    _ controller: UIViewController, _ title: String, _ tag: Int
  ) -> UINavigationController {
    let navigation = UINavigationController(rootViewController: controller)
    controller.title = title
    navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(named: title), tag: tag)
    navigation.navigationBar.prefersLargeTitles = true
    return navigation
  }

  private func settings() -> UISplitViewController {
    let split = UISplitViewController()
    split.delegate = self
    split.preferredDisplayMode = .allVisible
    split.viewControllers = [
      UINavigationController(rootViewController: SettingsViewController(style: .grouped)),
      UIViewController(),
    ]
    split.tabBarItem = UITabBarItem(tabBarSystemItem: .more, tag: 2)
    split.title = "Settings"
    return split
  }

  public func splitViewController(
    _ splitViewController: UISplitViewController,
    collapseSecondary secondaryViewController: UIViewController,
    onto primaryViewController: UIViewController
  ) -> Bool {
    return true
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
  ) -> Bool {
    return !(viewController is UIAlertController)
  }

  public func tabBarController(
    _ tabBarController: UITabBarController, didSelect viewController: UIViewController
  ) {
    selections.append(viewController.tabBarItem.title ?? "-")
  }
}
