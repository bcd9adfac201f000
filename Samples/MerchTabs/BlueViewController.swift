import PortableUIKit
import SampleViews

/// The second tab's screen, or one like it. When it appears, the merch screens are over.
final class BlueViewController: UIViewController {
  private weak var coordinator: BlueCoordinator?

  init(coordinator: BlueCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Blue"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let products = UIAction(title: "Products") { [weak self] _ in self?.coordinator?.products() }
    view = UIStackView(column: [UIButton(primaryAction: products)])
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    coordinator?.cleanUpMerch()
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      coordinator?.coordinatorDidFinish()
    }
  }
}
