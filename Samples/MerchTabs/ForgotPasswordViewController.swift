import PortableUIKit

/// Where to have a new password sent. Going back from it tells nobody.
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
