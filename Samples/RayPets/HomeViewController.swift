import PortableUIKit
import SampleViews

@MainActor
protocol HomeViewControllerDelegate: AnyObject {
  func homeViewControllerDidPressScheduleVisit(_ controller: HomeViewController)
}

/// The clinic's welcome.
final class HomeViewController: UIViewController {
  private weak var delegate: (any HomeViewControllerDelegate)?

  init(delegate: any HomeViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Ray's Pets"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let schedule = UIAction(title: "Schedule a visit") { [weak self] _ in
      guard let self else { return }
      delegate?.homeViewControllerDidPressScheduleVisit(self)
    }
    view = UIStackView(column: [UIButton(primaryAction: schedule)])
  }
}
