import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Notes who shows the screens that routers were asked for since the last look.
  func assignOwners() {
    for index in turn.routerCalls.indices {
      let call = turn.routerCalls[index]
      if call.coordinator == nil, let router = call.router.object {
        turn.routerCalls[index].coordinator = coordinator(navigatingWith: router)
      }
      if let coordinator = turn.routerCalls[index].coordinator, let screen = call.screen?.object {
        for screen in screens(shownBy: screen) {
          objects[screen].owner = coordinator
        }
      }
    }
  }

  /// The screens that come on display with a controller: it, or all that its stack holds.
  private func screens(shownBy controller: UIViewController) -> [UIViewController] {
    (controller as? UINavigationController)?.viewControllers ?? [controller]
  }

  /// The words on the arrow of a transition that happened in this turn.
  func trigger(of kind: TransitionKind) -> String {
    if let intent = turn.intent { return intent }
    return snapshot == nil ? "launch" : turn.method(for: kind) ?? kind.rawValue
  }

  /// Who a transition is due to, by the best that is known: the coordinator whose router was
  /// asked for it, the platform acting on a gesture, the owner of the screen that came or went.
  func responsible(for kind: TransitionKind, to screen: UIViewController) -> Responsible {
    let calls = turn.routerCalls.filter { $0.isForward == kind.isForward }
    let call = calls.last { $0.screen?.object === screen } ?? calls.last
    if kind != .tab, let coordinator = call?.coordinator {
      return .coordinator(coordinator)
    }
    if turn.isSystemGesture(for: kind) {
      return .system
    }
    let owner = kind.isForward ? objects.known(screen)?.owner : snapshot?.owner
    if let owner {
      return .coordinator(owner)
    }
    return snapshot == nil ? .app : .unknown
  }
}
