import PortableUIKit

/// Says where the app comes from.
final class AboutCoordinator: NavigationCoordinator {
  var childCoordinators: [any Coordinator] = []
  let navigator: Navigator
  var rootViewController: UIViewController { aboutViewController }

  private let aboutViewController = AboutViewController()

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func start() {
    aboutViewController.delegate = self
  }
}

extension AboutCoordinator: AboutViewControllerDelegate {
  func aboutViewControllerDidPressReset(_ controller: AboutViewController) {
    let alert = UIAlertController(
      title: "DataService Reset", message: "There is nothing left to forget.",
      preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    controller.present(alert, animated: true)
  }

  func aboutViewControllerDidPressPop(_ controller: AboutViewController) {
    navigator.popViewController(animated: true)
  }
}
