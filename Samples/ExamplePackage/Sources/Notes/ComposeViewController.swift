import PortableUIKit

/// A new note.
final class ComposeViewController: UIViewController {
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view = UIButton(primaryAction: UIAction(title: "Done") { [weak self] _ in self?.onDone?() })
  }
}
