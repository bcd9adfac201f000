import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// The words on the arrow of a transition that happened in this turn.
  func trigger(of kind: TransitionKind) -> String {
    if let intent = turn.intent { return intent }
    return snapshot?.displayed == nil ? "launch" : turn.method(for: kind) ?? kind.rawValue
  }

  /// Who a transition is due to, by the best that is known: the coordinator whose code or router
  /// did it, the platform acting on a gesture, the owner of the screen that came or went.
  func responsible(for kind: TransitionKind, to screen: UIViewController) -> Responsible {
    let owner = kind.isForward ? objects.known(screen)?.owner : snapshot?.owner
    if kind != .tab, let coordinator = coordinatorBehind(kind, to: screen, near: owner) {
      return .coordinator(coordinator)
    }
    if turn.isSystemGesture(for: kind, fromAlert: snapshot?.isAlert == true) {
      return .system
    }
    if let owner {
      return .coordinator(owner)
    }
    return snapshot?.displayed == nil ? .app : .unknown
  }

  private func coordinatorBehind(
    _ kind: TransitionKind, to screen: UIViewController, near owner: ObjectID?
  ) -> ObjectID? {
    for note in notes(of: kind, to: screen) {
      if let found = note.coordinator ?? coordinatorRunning(in: note, near: owner) {
        return found
      }
    }
    return nil
  }

  /// The calls that may have brought about a transition, the likeliest first.
  private func notes(of kind: TransitionKind, to screen: UIViewController) -> [NavigationNote] {
    switch kind {
    case .present, .push, .tab, .embed: turn.notes(showing: screen, by: kind)
    case .root: turn.notes(showing: screen)
    case .dismiss: turn.notes.filter(isWayOut)
    case .pop: turn.notes.filter { $0.brings(.pop) && isOnTheWay($0) }
    }
  }

  /// Whether a call takes something down: what was presented, or, when an alert was answered, what
  /// lay under it.
  private func isWayOut(_ note: NavigationNote) -> Bool {
    note.brings(.dismiss) || (snapshot?.isAlert == true && note.brings(.pop))
  }

  /// Whether a call was made on a stack that was on the way to what was on display.
  private func isOnTheWay(_ note: NavigationNote) -> Bool {
    snapshot?.hasStack(of: note.container) == true
  }

  /// Who had a screen take in a child: the coordinator whose code did it, or the screen itself.
  func responsible(for embedding: InterfaceWalk.Embedding) -> Responsible {
    let note = turn.notes.last { $0.brings(.embed) && $0.target === embedding.child }
    let coordinator = note.flatMap {
      coordinatorRunning(in: $0, near: objects.known(embedding.screen)?.owner)
    }
    return coordinator.map { .coordinator($0) } ?? .app
  }
}
