import PortableUIKit
import SampleViews

/// The third tab's screen.
final class LavenderViewController: UIViewController {
  private weak var coordinator: LavenderCoordinator?

  init(coordinator: LavenderCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Lavender"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let login = UIAction(title: "Login") { [weak self] _ in self?.coordinator?.login() }
    view = UIStackView(column: [UIButton(primaryAction: login)])
  }
}
