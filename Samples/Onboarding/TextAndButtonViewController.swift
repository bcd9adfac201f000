import PortableUIKit
import SampleViews

@MainActor
protocol TextAndButtonViewControllerDelegate: AnyObject {
  func textAndButtonViewControllerDidPressButton(_ controller: TextAndButtonViewController)
}

/// Any text, and any button: whose screen it is, only its delegate knows.
final class TextAndButtonViewController: UIViewController {
  weak var delegate: (any TextAndButtonViewControllerDelegate)?

  private let text: String
  private let buttonTitle: String

  init(text: String, buttonTitle: String) {
    self.text = text
    self.buttonTitle = buttonTitle
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let action = UIAction(title: buttonTitle) { [weak self] _ in
      guard let self else { return }
      delegate?.textAndButtonViewControllerDidPressButton(self)
    }
    view = UIStackView(column: [UILabel(text: text), UIButton(primaryAction: action)])
  }
}
