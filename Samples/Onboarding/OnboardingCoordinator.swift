import PortableUIKit

@MainActor
protocol OnboardingCoordinatorDelegate: AnyObject {
  func onboardingCoordinatorDidFinish(_ coordinator: OnboardingCoordinator)
}

/// Says hello, on a stack without a bar.
final class OnboardingCoordinator: NavigationCoordinator {
  weak var delegate: (any OnboardingCoordinatorDelegate)?

  var childCoordinators: [any Coordinator] = []
  let navigator = Navigator(navigationController: UINavigationController())
  var rootViewController: UIViewController { navigator.navigationController }

  func start() {
    let hello = TextAndButtonViewController(
      text: "This app shows what coordinators can do.", buttonTitle: "Cool")
    hello.delegate = self
    navigator.navigationController.navigationBar.isHidden = true
    navigator.push(hello, animated: false)
  }
}

extension OnboardingCoordinator: TextAndButtonViewControllerDelegate {
  func textAndButtonViewControllerDidPressButton(_ controller: TextAndButtonViewController) {
    let summary = SummaryViewController()
    summary.delegate = self
    navigator.push(summary, animated: true)
  }
}

extension OnboardingCoordinator: SummaryViewControllerDelegate {
  func summaryViewControllerDidPressButton(_ controller: SummaryViewController) {
    delegate?.onboardingCoordinatorDidFinish(self)
  }
}
