import PortableUIKit
import SampleViews

/// The first tab's screen. When it appears, nothing can be left of what was shown over it.
final class GreenViewController: UIViewController {
  private weak var coordinator: GreenCoordinator?

  init(coordinator: GreenCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Green"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let terms = UIAction(title: "Terms") { [weak self] _ in self?.coordinator?.commonText() }
    let blue = UIAction(title: "Another blue screen") { [weak self] _ in
      self?.coordinator?.blueScreen()
    }
    view = UIStackView(column: [UIButton(primaryAction: terms), UIButton(primaryAction: blue)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coordinator?.cleanUpZombieCoordinators()
  }
}
