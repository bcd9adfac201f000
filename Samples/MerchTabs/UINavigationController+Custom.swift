import PortableUIKit

extension UINavigationController {
  /// Pushes without UIKit's animation.
  func customPushViewController(_ viewController: UIViewController) {
    pushViewController(viewController, animated: false)
  }

  /// Pops to the root without UIKit's animation.
  func customPopToRootViewController() {
    popToRootViewController(animated: false)
  }
}
