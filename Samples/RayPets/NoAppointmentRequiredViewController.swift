import PortableUIKit
import SampleViews

@MainActor
protocol NoAppointmentRequiredViewControllerDelegate: AnyObject {
  func noAppointmentRequiredViewControllerDidPressOkay(
    _ controller: NoAppointmentRequiredViewController)
}

/// The vet is in; just come by.
final class NoAppointmentRequiredViewController: UIViewController {
  private weak var delegate: (any NoAppointmentRequiredViewControllerDelegate)?

  init(delegate: any NoAppointmentRequiredViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "No appointment required"
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let okay = UIAction(title: "Okay") { [weak self] _ in
      guard let self else { return }
      delegate?.noAppointmentRequiredViewControllerDidPressOkay(self)
    }
    view = UIStackView(column: [UIButton(primaryAction: okay)])
  }
}
