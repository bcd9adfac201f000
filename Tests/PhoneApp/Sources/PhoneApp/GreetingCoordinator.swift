import CoordinatorKit
import FlowTracing
import PortableUIKit

/// Greets, and asks in a sheet for a name.
final class GreetingCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let greeting = TracingViewController()
    greeting.title = "Hello"
    greeting.navigationItem.rightBarButtonItem = UIBarButtonItem(
      primaryAction: UIAction(title: "Name") { [weak self, weak greeting] _ in
        guard let self, let greeting else { return }
        askForName(over: greeting)
      })
    router.present(greeting, animated: animated, onDismissed: onDismissed)
  }

  private func askForName(over screen: UIViewController) {
    let router = ModalNavigationRouter(parentViewController: screen)
    presentChild(NameCoordinator(router: router), animated: true)
  }
}

/// Asks for a name.
final class NameCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) {
    self.router = router
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    let screen = UIViewController()
    screen.title = "Name"
    router.present(screen, animated: animated, onDismissed: onDismissed)
  }
}
