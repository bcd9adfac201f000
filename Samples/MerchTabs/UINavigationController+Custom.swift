import PortableUIKit

extension UINavigationController {
  /// Pushes with a fade of its own: UIKit animates nothing, and knows of no transition.
  func customPushViewController(_ viewController: UIViewController) {
    fade()
    pushViewController(viewController, animated: false)
  }

  /// Pops to the root with a fade of its own. On an empty stack nothing happens.
  func customPopToRootViewController() {
    fade()
    popToRootViewController(animated: false)
  }

  private func fade() {
    let transition = CATransition()
    transition.type = .fade
    transition.duration = 0.25
    view.layer.add(transition, forKey: nil)
  }
}
