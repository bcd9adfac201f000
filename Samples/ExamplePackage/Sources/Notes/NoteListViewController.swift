import PortableUIKit

/// Where the app begins.
final class NoteListViewController: UIViewController {
  var onOpen: (() -> Void)?
  var onCompose: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    let open = UIButton(primaryAction: UIAction(title: "Open") { [weak self] _ in self?.onOpen?() })
    let compose = UIButton(
      primaryAction: UIAction(title: "Compose") { [weak self] _ in self?.onCompose?() })
    view = UIStackView(arrangedSubviews: [open, compose])
  }
}

/// One note.
final class NoteViewController: UIViewController {}
