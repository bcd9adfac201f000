import CoordinatorKit
import CoordinatorKitTracing
import FlowTracing
import PortableUIKit

/// Shows the home screen, and starts the flows.
final class HomeCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router
  weak var app: PlantedApp?

  init(router: any Router) { self.router = router }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    guard let app else { return }
    let home = HomeScreen(
      "Home",
      [
        ("Detail", { [weak self] in self?.showDetail() }),
        ("Sheet", { [weak self] in self?.showSheet() }),
        ("Trip", { [weak self] in self?.startTrip() }),
      ])
    app.stack.viewControllers = [home]
    router.present(app.stack, animated: animated)
    app.tracer.own(home, by: self)
  }

  private func showDetail() {
    guard let app else { return }
    let detail = DetailCoordinator(router: app.makeRouter(), app: app)
    detail.home = self
    if app.bug == .coordinatorNotKept { return detail.present(animated: true, onDismissed: nil) }
    presentChild(detail, animated: true)
    if app.bug == .startedTwice { detail.present(animated: true, onDismissed: nil) }
    if app.bug == .coordinatorKept { app.kept.append(detail) }
  }

  private func showSheet() {
    guard let app, let home = app.stack.topViewController else { return }
    let router = ModalNavigationRouter(parentViewController: home)
    presentChild(
      SheetCoordinator(router: TracingRouter(router, tracer: app.tracer), app: app),
      animated: true)
  }

  private func startTrip() {
    guard let app else { return }
    presentChild(TripCoordinator(router: app.makeRouter(), app: app), animated: true)
  }
}

/// A coordinator of a planted app, which may have a bug.
class PlantedCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router
  private(set) weak var app: PlantedApp?

  init(router: any Router, app: PlantedApp) {
    self.router = router
    self.app = app
  }

  func present(animated: Bool, onDismissed: (() -> Void)?) {}
}

/// One screen, with a button that ends the flow.
final class DetailCoordinator: PlantedCoordinator {
  weak var home: HomeCoordinator?

  override func present(animated: Bool, onDismissed: (() -> Void)?) {
    let screen = makeScreen()
    if app?.bug == .screenKept { app?.kept.append(screen) }
    router.present(screen, animated: animated, onDismissed: onDismissed)
  }

  private func makeScreen() -> DetailScreen {
    let more = { [weak self] () -> Void in
      guard let self else { return }
      router.present(makeScreen(), animated: true)
    }
    let screen = DetailScreen(
      "Detail", [("More", more), ("Finish", { [weak self] in self?.finish() })])
    if app?.bug == .coordinatorNotKept { screen.delegate = self }
    return screen
  }

  private func finish() {
    if app?.bug == .screenLeftUp {
      home?.children.removeAll { $0 === self }
    } else {
      router.dismiss(animated: true)
    }
  }
}

/// A sheet, from which a message is shown.
final class SheetCoordinator: PlantedCoordinator {
  override func present(animated: Bool, onDismissed: (() -> Void)?) {
    let sheet = SheetScreen("Sheet", [("Message", { [weak self] in self?.showMessage() })])
    router.present(sheet, animated: animated, onDismissed: onDismissed)
  }

  private func showMessage() {
    let cancel = { [weak self] () -> Void in self?.router.dismiss(animated: true) }
    let message = MessageScreen("Message", [("Cancel", cancel)])
    if app?.bug == .pushedUnderSheet {
      app?.stack.pushViewController(message, animated: true)
    } else {
      router.present(message, animated: true)
    }
  }
}

/// A flow without a screen of its own: its legs show them.
final class TripCoordinator: PlantedCoordinator {
  override func present(animated: Bool, onDismissed: (() -> Void)?) {
    let isForgotten = app?.bug == .tripKept
    presentChild(LegCoordinator(router: router), animated: animated) {
      if !isForgotten { onDismissed?() }
    }
  }
}

/// One screen of a trip.
final class LegCoordinator: Coordinator {
  var children: [any Coordinator] = []
  let router: any Router

  init(router: any Router) { self.router = router }

  func present(animated: Bool, onDismissed: (() -> Void)?) {
    router.present(LegScreen("Leg"), animated: animated, onDismissed: onDismissed)
  }
}
