import PortableUIKit
import SampleViews

/// A form that requests a new password. Going back from it calls no coordinator.
final class ForgotPasswordViewController: UIViewController {
  private weak var coordinator: ForgotPasswordCoordinator?

  init(coordinator: ForgotPasswordCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Forgot password"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let dismiss = UIAction(title: "Dismiss") { [weak self] _ in
      self?.coordinator?.dismissAuthScreens()
    }
    view = UIStackView(column: [UIButton(primaryAction: dismiss)])
  }
}
