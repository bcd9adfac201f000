import PortableUIKit

/// Writes a note in a sheet.
final class ComposeCoordinator: NSObject, Coordinator {
  private let presenter: UIViewController
  private let onFinish: () -> Void

  init(presenter: UIViewController, onFinish: @escaping () -> Void) {
    self.presenter = presenter
    self.onFinish = onFinish
  }

  func start() {
    let compose = ComposeViewController()
    compose.onDone = { [weak self] in self?.finish() }
    compose.presentationController?.delegate = self
    presenter.present(compose, animated: true)
  }

  private func finish() {
    presenter.dismiss(animated: true)
    onFinish()
  }
}

extension ComposeCoordinator: UIAdaptivePresentationControllerDelegate {
  func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
    onFinish()
  }
}

/// A new note.
final class ComposeViewController: UIViewController {
  var onDone: (() -> Void)?

  override func viewDidLoad() {
    super.viewDidLoad()
    view = UIButton(primaryAction: UIAction(title: "Done") { [weak self] _ in self?.onDone?() })
  }
}
