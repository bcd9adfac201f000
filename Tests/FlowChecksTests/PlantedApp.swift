import CoordinatorKit
import CoordinatorKitTracing
import FlowPerson
import FlowTrace
import FlowTracing
import PortableUIKit

/// An app with one flow of each kind, and one bug at most.
@MainActor
final class PlantedApp {
  let bug: PlantedBug?
  let window = UIWindow()
  let stack = UINavigationController()
  let person: FlowPerson
  let tracer: FlowTracer
  private let home: HomeCoordinator
  /// What leaks, leaks to here: no coordinator knows of it.
  var kept: [AnyObject] = []

  init(_ bug: PlantedBug?, sink: some TraceSink) {
    self.bug = bug
    person = FlowPerson(window: window)
    tracer = FlowTracer(
      recorder: FlowRecorder(app: "Planted", clock: .stepping, sink: sink), window: window,
      dialect: .coordinatorKit)
    home = HomeCoordinator(router: TracingRouter(AppDelegateRouter(window: window), tracer: tracer))
    home.app = self
    tracer.trace(home)
    home.present(animated: false, onDismissed: nil)
    MainLoop.runPending()
  }

  /// A router for the next flow on the one stack.
  func makeRouter() -> any Router {
    var router: any Router = NavigationRouter(navigationController: stack)
    if bug == .forgetfulRouter { router = ForgetfulRouter(router) }
    if bug == .reportedTwice { router = RepeatingRouter(router) }
    return TracingRouter(router, tracer: tracer)
  }

  /// Uses all there is, and each flow more than once.
  func useEverything() async throws {
    for _ in 0..<2 {
      try await person.tap("Detail")
      try await person.swipeBackAndLetGo()
      try await goHome()
      try await person.tap("Detail")
      try await person.tap("Finish")
      try await goHome()
      try await person.tap("Sheet")
      try await person.tap("Message")
      try await person.tap("Cancel")
      try await goHome()
      try await person.tap("Sheet")
      try await person.swipeDown()
      try await person.tap("Detail")
      try await person.swipeBack()
      try await goHome()
      try await person.tap("Trip")
      try await goHome()
    }
  }

  private func goHome() async throws {
    while stack.viewControllers.count > 1 { try await person.goBack() }
  }
}

/// A screen of buttons.
class PlantedScreen: UIViewController {
  init(_ title: String, _ buttons: [(title: String, action: () -> Void)] = []) {
    super.init(nibName: nil, bundle: nil)
    self.title = title
    for button in buttons {
      view.addSubview(
        UIButton(primaryAction: UIAction(title: button.title) { _ in button.action() }))
    }
  }

  required init?(coder: NSCoder) { nil }
}

final class HomeScreen: PlantedScreen {}
final class DetailScreen: PlantedScreen {
  /// Set where nobody else keeps the coordinator.
  weak var delegate: DetailCoordinator?
}
final class SheetScreen: PlantedScreen {}
final class MessageScreen: PlantedScreen {}
final class LegScreen: PlantedScreen {}

/// Never reports that a screen is gone.
private final class ForgetfulRouter: Router {
  private let router: any Router

  init(_ router: any Router) { self.router = router }

  func present(_ screen: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    router.present(screen, animated: animated, onDismissed: nil)
  }

  func dismiss(animated: Bool) { router.dismiss(animated: animated) }
}

/// Reports twice that a screen is gone.
private final class RepeatingRouter: Router {
  private let router: any Router

  init(_ router: any Router) { self.router = router }

  func present(_ screen: UIViewController, animated: Bool, onDismissed: (() -> Void)?) {
    router.present(screen, animated: animated) {
      onDismissed?()
      onDismissed?()
    }
  }

  func dismiss(animated: Bool) { router.dismiss(animated: animated) }
}

/// A mistake that people make with coordinators, one for each kind of verdict.
enum PlantedBug: String, CaseIterable {
  /// Going back is not reported to who waits for it.
  case forgetfulRouter
  /// A coordinator ends its flow and leaves the screen up.
  case screenLeftUp
  /// A closure somewhere keeps the coordinator.
  case coordinatorKept
  /// Nobody keeps the coordinator.
  case coordinatorNotKept
  /// A closure somewhere keeps the screen.
  case screenKept
  /// A router reports a dismissal twice.
  case reportedTwice
  /// One tap starts the flow twice.
  case startedTwice
  /// A message is pushed on the stack that the sheet covers.
  case pushedUnderSheet
  /// A coordinator without a screen is not let go.
  case tripKept
}
