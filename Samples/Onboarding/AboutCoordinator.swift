import PortableUIKit

/// Says where the app comes from.
final class AboutCoordinator: NSObject, NavigationCoordinator {
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

  private func showAlert(title: String, message: String) {
    let alert = UIAlertController(title: title, message: message, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    rootViewController.present(alert, animated: true)
  }
}

extension AboutCoordinator: AboutViewControllerDelegate {
  func aboutViewControllerDidPressReset(_ controller: AboutViewController) {
    showAlert(title: "DataService Reset", message: "There is nothing left to forget.")
  }

  func aboutViewController(_ controller: AboutViewController, didPressLinkTo address: String) {
    guard let url = URL(string: address) else {
      return showAlert(title: "Invalid URL", message: address)
    }
    let safari = SFSafariViewController(url: url)
    safari.delegate = self
    rootViewController.present(safari, animated: true)
  }

  func aboutViewControllerDidPressPop(_ controller: AboutViewController) {
    navigator.popViewController(animated: true)
  }
}

extension AboutCoordinator: SFSafariViewControllerDelegate {
  func safariViewControllerDidFinish(_ controller: SFSafariViewController) {
    controller.dismiss(animated: true)
  }
}
