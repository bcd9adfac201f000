import UIKit

protocol Coordinator: class {
  var childCoordinators: [Coordinator] { get set }
  func start()
}

final class AppCoordinator: Coordinator, SettingsViewControllerDelegate, LoginViewControllerDelegate
{

  var childCoordinators: [Coordinator] = []
  private let tabs: MainTabBarController

  init(tabs: MainTabBarController) {
    self.tabs = tabs
  }

  func start() {
    let stacks = (tabs.viewControllers ?? []).flatMap { $0 as? UINavigationController }
    let trails = TrailsCoordinator(navigationController: stacks[0])
    let log = LogCoordinator(navigationController: stacks[1])
    childCoordinators = [trails, log]
    childCoordinators.forEach { $0.start() }
    let settings = stacks[2].viewControllers.first as? SettingsViewController
    settings?.delegate = self
  }

  func settingsViewControllerDidSignOut(_ controller: SettingsViewController) {
    let storyboard = UIStoryboard(name: "Login", bundle: nil)
    let login =
      storyboard.instantiateViewController(withIdentifier: "LoginViewController")
      as! LoginViewController
    login.delegate = self
    tabs.present(login, animated: true, completion: nil)
  }

  func loginViewControllerDidLogIn(_ controller: LoginViewController) {
    tabs.dismiss(animated: true, completion: nil)
  }
}

final class TrailsCoordinator: Coordinator, TrailsViewControllerDelegate {

  var childCoordinators: [Coordinator] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let trails = navigationController.viewControllers.first as? TrailsViewController
    trails?.delegate = self
  }

  func showDirections(to trail: Trail) {
    let directions = DirectionsViewController(nibName: nil, bundle: nil)
    directions.trail = trail
    navigationController.pushViewController(directions, animated: true)
  }
}

final class LogCoordinator: Coordinator {

  var childCoordinators: [Coordinator] = []
  private let navigationController: UINavigationController

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let log = navigationController.viewControllers.first as? LogViewController
    log?.coordinator = self
  }
}
