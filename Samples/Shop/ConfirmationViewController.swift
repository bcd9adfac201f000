import PortableUIKit
import SampleViews

@MainActor
protocol ConfirmationViewControllerDelegate: AnyObject {
  func confirmationViewControllerDidFinish(_ controller: ConfirmationViewController)
}

/// The order as it is going to be placed. *Done* places it; until then the person can go back.
final class ConfirmationViewController: UIViewController {
  weak var delegate: (any ConfirmationViewControllerDelegate)?

  private let lines: [String]

  init(lines: [String]) {
    self.lines = lines
    super.init(nibName: nil, bundle: nil)
    title = "Confirmation"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let done = UIAction(title: "Done") { [weak self] _ in
      guard let self else { return }
      delegate?.confirmationViewControllerDidFinish(self)
    }
    let labels = lines.map { UILabel(text: $0) }
    view = UIStackView(column: labels + [UIButton(primaryAction: done)])
  }
}
