import PortableUIKit

/// The root: shows newcomers the onboarding first, everybody else the examples at once.
final class AppCoordinator: PresentationCoordinator {
  var childCoordinators: [any Coordinator] = []
  var rootViewController: UIViewController { appRootViewController }

  private let appRootViewController = AppRootViewController()
  private let isFirstTimeUser: Bool

  init(window: UIWindow, isFirstTimeUser: Bool) {
    self.isFirstTimeUser = isFirstTimeUser
    appRootViewController.delegate = self
    window.rootViewController = appRootViewController
    window.makeKeyAndVisible()
  }

  func start() {
    route(isFirstTimeUser: isFirstTimeUser)
  }

  private func route(isFirstTimeUser: Bool) {
    if isFirstTimeUser {
      presentOnboarding(animated: false)
    } else {
      embedExamples()
    }
  }

  private func presentOnboarding(animated: Bool) {
    let onboarding = OnboardingCoordinator()
    onboarding.delegate = self
    presentCoordinator(onboarding, animated: animated)
  }

  private func embedExamples() {
    let navigator = Navigator(navigationController: UINavigationController())
    let examples = ExamplesCoordinator(navigator: navigator)
    addChildCoordinator(examples)
    examples.start()
    appRootViewController.set(childViewController: examples.rootViewController)
  }
}

extension AppCoordinator: AppRootViewControllerDelegate {
  func appRootViewControllerDidPressGetStarted(_ controller: AppRootViewController) {
    presentOnboarding(animated: true)
  }
}

extension AppCoordinator: OnboardingCoordinatorDelegate {
  func onboardingCoordinatorDidFinish(_ coordinator: OnboardingCoordinator) {
    embedExamples()
    dismissCoordinator(coordinator, animated: true)
  }
}
