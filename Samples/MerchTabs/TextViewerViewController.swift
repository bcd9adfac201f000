import PortableUIKit
import SampleViews

/// Any text, for whichever coordinator has one to show.
final class TextViewerViewController: UIViewController {
  private let text: String
  private weak var coordinator: (any ChildCoordinator)?

  init(title: String, text: String, coordinator: any ChildCoordinator) {
    self.text = text
    self.coordinator = coordinator
    super.init(nibName: nil, bundle: nil)
    self.title = title
  }

  required init?(coder: NSCoder) { nil }

  override func loadView() {
    let label = UILabel()
    label.text = text
    label.numberOfLines = 0
    view = UIStackView(column: [label])
  }

  override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    if isMovingFromParent {
      coordinator?.coordinatorDidFinish()
    }
  }
}
