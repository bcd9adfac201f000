import PortableUIKit
import SampleViews

/// What there is to buy.
final class ProductsViewController: UIViewController {
  private weak var coordinator: ProductsCoordinator?

  init(coordinator: ProductsCoordinator) {
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    title = "Products"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIStackView(column: Product.allCases.map(makeButton))
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      coordinator?.coordinatorDidFinish()
    }
  }

  private func makeButton(for product: Product) -> UIButton {
    let open = UIAction(title: product.name) { [weak self] _ in
      self?.coordinator?.product(product)
    }
    return UIButton(primaryAction: open)
  }
}

/// What is sold: two squares.
enum Product: String, CaseIterable {
  case towel = "Square towel"
  case cushion = "Square cushion"

  var name: String { rawValue }
}
