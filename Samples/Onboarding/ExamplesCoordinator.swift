import PortableUIKit

/// Shows every kind of transition from one coordinator to another.
final class ExamplesCoordinator: NavigationCoordinator {
  var childCoordinators: [any Coordinator] = []
  let navigator: Navigator
  var rootViewController: UIViewController { navigator.navigationController }

  init(navigator: Navigator) {
    self.navigator = navigator
  }

  func start() {
    let examples = ExamplesViewController()
    examples.delegate = self
    navigator.push(examples, animated: false)
  }
}

extension ExamplesCoordinator: ExamplesViewControllerDelegate {
  func examplesViewController(
    _ controller: ExamplesViewController, didSelect example: Example
  ) {
    switch example {
    case .presentViewController: presentPlainScreen()
    case .presentCoordinator: presentOnboarding()
    case .pushCoordinator:
      pushCoordinator(AboutCoordinator(navigator: navigator), animated: true)
    case .browseProducts:
      pushCoordinator(BrowseProductsCoordinator(navigator: navigator), animated: true)
    }
  }

  private func presentPlainScreen() {
    let screen = TextAndButtonViewController(
      text: "This screen has no coordinator of its own.", buttonTitle: "What Else Does It Do?")
    screen.delegate = self
    rootViewController.present(screen, animated: true)
  }

  private func presentOnboarding() {
    let onboarding = OnboardingCoordinator()
    onboarding.delegate = self
    presentCoordinator(onboarding, animated: true)
  }
}

extension ExamplesCoordinator: TextAndButtonViewControllerDelegate {
  func textAndButtonViewControllerDidPressButton(_ controller: TextAndButtonViewController) {
    let alert = UIAlertController(
      title: "It Goes Away", message: "That is all that it does.", preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Go Away", style: .default) { [weak controller] _ in
        controller?.dismiss(animated: true)
      })
    controller.present(alert, animated: true)
  }
}

extension ExamplesCoordinator: OnboardingCoordinatorDelegate {
  func onboardingCoordinatorDidFinish(_ coordinator: OnboardingCoordinator) {
    dismissCoordinator(coordinator, animated: true)
  }
}
