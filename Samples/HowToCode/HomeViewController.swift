import PortableUIKit
import SampleViews

/// Where the app begins; no coordinator shows it.
final class HomeViewController: UIViewController {
  var onHowToCode: (() -> Void)?

  init() {
    super.init(nibName: nil, bundle: nil)
    title = "Home"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let start = UIAction(title: "How to Code") { [weak self] _ in self?.onHowToCode?() }
    view = UIStackView(column: [UIButton(primaryAction: start)])
  }
}
