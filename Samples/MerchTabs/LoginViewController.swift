import PortableUIKit
import SampleViews

/// The login form. *Close*, on the left of the bar, replaces the back button.
final class LoginViewController: UIViewController {
  private weak var coordinator: LoginCoordinator?

  init(coordinator: LoginCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Login"
    let close = UIAction(title: "Close") { [weak self] _ in
      self?.coordinator?.dismissAuthScreens()
    }
    navigationItem.leftBarButtonItem = UIBarButtonItem(primaryAction: close)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let login = UIAction(title: "Login") { [weak self] _ in
      self?.coordinator?.dismissAuthScreens()
    }
    let register = UIAction(title: "Register") { [weak self] _ in self?.coordinator?.register() }
    view = UIStackView(column: [UIButton(primaryAction: login), UIButton(primaryAction: register)])
  }
}
