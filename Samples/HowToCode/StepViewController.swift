import PortableUIKit
import SampleViews

@MainActor
protocol StepViewControllerDelegate: AnyObject {
  func stepViewControllerDidFinish(_ controller: StepViewController)
}

/// One step: what to do, and a button to the next.
final class StepViewController: UIViewController {
  private let text: String
  private weak var delegate: (any StepViewControllerDelegate)?

  init(title: String, text: String, delegate: any StepViewControllerDelegate) {
    self.text = text
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    label.text = text
    let next = UIAction(title: "Next") { [weak self] _ in
      guard let self else { return }
      delegate?.stepViewControllerDidFinish(self)
    }
    view = UIStackView(column: [label, UIButton(primaryAction: next)])
  }
}
