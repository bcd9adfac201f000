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
    let notes =
      switch kind {
      case .present, .push, .tab, .embed: shown(screen, by: kind)
      case .root: turn.notes(showing: screen)
      case .dismiss: turn.notes.filter(isWayOut)
      case .pop: turn.notes.filter { $0.brings(.pop) && isOnTheWay($0) }
      }
    return notes.lazy.compactMap { note in
      self.coordinatorRouting(note) ?? self.coordinatorRunning(in: note, near: owner)
    }.first
  }

  /// The calls that showed a screen, those first that do what the transition is.
  private func shown(_ screen: UIViewController, by kind: TransitionKind) -> [NavigationNote] {
    let notes = turn.notes(showing: screen)
    return notes.filter { $0.brings(kind) } + notes.filter { !$0.brings(kind) }
  }

  /// Whether a call takes something down: what was presented, or, when an alert was answered, what
  /// lay under it.
  private func isWayOut(_ note: NavigationNote) -> Bool {
    note.brings(.dismiss) || (snapshot?.isAlert == true && note.brings(.pop))
  }

  /// Whether a call was made on a stack that was on the way to what was on display.
  private func isOnTheWay(_ note: NavigationNote) -> Bool {
    snapshot?.hasStack(of: note.container.object) == true
  }

  /// Who had a screen take in a child: the coordinator whose code did it, or the screen itself.
  func responsible(for embedding: InterfaceWalk.Embedding) -> Responsible {
    let note = turn.notes.last { $0.brings(.embed) && $0.target.object === embedding.child }
    let coordinator = note.flatMap {
      coordinatorRunning(in: $0, near: objects.known(embedding.screen)?.owner)
    }
    return coordinator.map { .coordinator($0) } ?? .app
  }
}
