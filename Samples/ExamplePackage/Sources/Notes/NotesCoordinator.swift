import PortableUIKit

/// What makes an object a coordinator here.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}

/// Shows the list and its notes, and has another coordinator write new ones.
final class NotesCoordinator: Coordinator {
  private let navigationController: UINavigationController
  private var composeCoordinator: ComposeCoordinator?

  init(navigationController: UINavigationController) {
    self.navigationController = navigationController
  }

  func start() {
    let list = NoteListViewController()
    list.onOpen = { [weak self] in self?.open() }
    list.onCompose = { [weak self] in self?.compose() }
    navigationController.setViewControllers([list], animated: false)
  }

  private func open() {
    navigationController.pushViewController(NoteViewController(), animated: true)
  }

  private func compose() {
    let coordinator = ComposeCoordinator(presenter: navigationController) { [weak self] in
      self?.composeCoordinator = nil
    }
    composeCoordinator = coordinator
    coordinator.start()
  }
}
