import CoordinatorKit
import FlowPerson
import PortableUIKit
import TestSupport
import Testing

final class HelpCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let screen = UIViewController()
    screen.title = "Help"
    router.present(screen, animated: animated, onDismissed: onDismissed)
  }
}

/// The code of `CoordinatorKit.docc`'s article, which shows excerpts of this file.
@MainActor @Suite("The article on writing a coordinator", .interface)
struct GettingStartedTests {
  @Test(
    "The article's coordinator is held while its sheet is there, and let go when it is swiped down")
  func sheet() async throws {
    let window = UIWindow()
    let home = UIViewController()
    window.rootViewController = home
    window.makeKeyAndVisible()
    let coordinator = HelpCoordinator(router: AppDelegateRouter(window: window))
    let sheet = ModalNavigationRouter(parentViewController: home)
    let help = HelpCoordinator(router: sheet)
    coordinator.presentChild(help, animated: true)
    MainLoop.runPending()
    #expect(coordinator.children.first === help)

    try await FlowPerson(window: window).swipeDown()
    #expect(coordinator.children.isEmpty)
  }
}
