import PortableUIKit
import SampleViews

/// One product, seen from near.
final class SquareViewController: UIViewController {
  private weak var coordinator: SquareCoordinator?

  init(product: Product, coordinator: SquareCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = product.name
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let terms = UIAction(title: "Terms") { [weak self] _ in self?.coordinator?.terms() }
    view = UIStackView(column: [UIButton(primaryAction: terms)])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      coordinator?.coordinatorDidFinish()
    }
  }
}
