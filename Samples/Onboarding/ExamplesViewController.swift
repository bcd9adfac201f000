import PortableUIKit
import SampleViews

@MainActor
protocol ExamplesViewControllerDelegate: AnyObject {
  func examplesViewController(_ controller: ExamplesViewController, didSelect example: Example)
}

/// A button for each example.
final class ExamplesViewController: UIViewController {
  weak var delegate: (any ExamplesViewControllerDelegate)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Examples"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    view = UIStackView(column: Example.allCases.map(makeButton))
  }

  private func makeButton(for example: Example) -> UIButton {
    let select = UIAction(title: example.rawValue) { [weak self] _ in
      guard let self else { return }
      delegate?.examplesViewController(self, didSelect: example)
    }
    return UIButton(primaryAction: select)
  }
}

/// What `ExamplesViewController` has to offer.
enum Example: String, CaseIterable {
  case presentViewController = "Present a ViewController"
  case presentCoordinator = "Present a Coordinator"
  case pushCoordinator = "Push a Coordinator"
  case browseProducts = "Browse products"
}
