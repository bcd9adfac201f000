import PortableUIKit
import SampleViews

@MainActor
protocol SelectVisitTypeViewControllerDelegate: AnyObject {
  func selectVisitTypeViewController(
    _ controller: SelectVisitTypeViewController, didSelect visitType: VisitType)
}

/// Is the pet well or sick?
final class SelectVisitTypeViewController: UIViewController {
  private weak var delegate: (any SelectVisitTypeViewControllerDelegate)?

  init(delegate: any SelectVisitTypeViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Visit type"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let buttons = VisitType.allCases.map { visitType in
      UIButton(
        primaryAction: UIAction(title: visitType.rawValue) { [weak self] _ in
          guard let self else { return }
          delegate?.selectVisitTypeViewController(self, didSelect: visitType)
        })
    }
    view = UIStackView(column: buttons)
  }
}
