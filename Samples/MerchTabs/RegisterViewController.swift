import PortableUIKit
import SampleViews

/// A form for new members. Going back from it calls no coordinator.
final class RegisterViewController: UIViewController {
  private weak var coordinator: RegisterCoordinator?

  init(coordinator: RegisterCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Register"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let forgotPassword = UIAction(title: "Forgot password") { [weak self] _ in
      self?.coordinator?.forgotPassword()
    }
    let dismiss = UIAction(title: "Dismiss") { [weak self] _ in
      self?.coordinator?.dismissAuthScreens()
    }
    view = UIStackView(column: [
      UIButton(primaryAction: forgotPassword), UIButton(primaryAction: dismiss),
    ])
  }
}
