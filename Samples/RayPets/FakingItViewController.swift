import PortableUIKit
import SampleViews

@MainActor
protocol FakingItViewControllerDelegate: AnyObject {
  func fakingItViewControllerDidPressIsFake(_ controller: FakingItViewController)
  func fakingItViewControllerDidPressNotFake(_ controller: FakingItViewController)
}

/// Does the pet only want attention?
final class FakingItViewController: UIViewController {
  private weak var delegate: (any FakingItViewControllerDelegate)?

  init(delegate: any FakingItViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Faking it?"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let yes = UIAction(title: "Yes") { [weak self] _ in
      guard let self else { return }
      delegate?.fakingItViewControllerDidPressIsFake(self)
    }
    let no = UIAction(title: "No") { [weak self] _ in
      guard let self else { return }
      delegate?.fakingItViewControllerDidPressNotFake(self)
    }
    view = UIStackView(column: [UIButton(primaryAction: yes), UIButton(primaryAction: no)])
  }
}
