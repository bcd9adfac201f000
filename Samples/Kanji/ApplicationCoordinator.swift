import PortableUIKit

/// The requirement that all coordinators here share.
@MainActor
protocol Coordinator: AnyObject {
  func start()
}

/// The root: puts the one navigation controller into the window and starts the list on it.
final class ApplicationCoordinator: Coordinator {
  private let window: UIWindow
  private let rootViewController = UINavigationController()
  private let allKanjiListCoordinator: AllKanjiListCoordinator

  init(window: UIWindow) {
    self.window = window
    allKanjiListCoordinator = AllKanjiListCoordinator(
      presenter: rootViewController, storage: KanjiStorage())
  }

  func start() {
    window.rootViewController = rootViewController
    allKanjiListCoordinator.start()
    window.makeKeyAndVisible()
  }
}
