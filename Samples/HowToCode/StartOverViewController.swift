import PortableUIKit
import SampleViews

@MainActor
protocol StartOverViewControllerDelegate: AnyObject {
  func startOverViewControllerDidFinish(_ controller: StartOverViewController)
}

/// The end of the steps, which leads back to their beginning.
final class StartOverViewController: UIViewController {
  private weak var delegate: (any StartOverViewControllerDelegate)?

  init(delegate: any StartOverViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "It broke"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let startOver = UIAction(title: "Start over") { [weak self] _ in
      guard let self else { return }
      delegate?.startOverViewControllerDidFinish(self)
    }
    view = UIStackView(column: [UIButton(primaryAction: startOver)])
  }
}
