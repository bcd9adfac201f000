import PortableUIKit
import SampleViews

@MainActor
protocol SummaryViewControllerDelegate: AnyObject {
  func summaryViewControllerDidPressButton(_ controller: SummaryViewController)
}

/// The end of the onboarding.
final class SummaryViewController: UIViewController {
  weak var delegate: (any SummaryViewControllerDelegate)?

  override func loadView() {
    let rightOn = UIAction(title: "Right on") { [weak self] _ in
      guard let self else { return }
      delegate?.summaryViewControllerDidPressButton(self)
    }
    view = UIStackView(column: [
      UILabel(text: "They can be presented, pushed, and let go."),
      UIButton(primaryAction: rightOn),
    ])
  }
}
