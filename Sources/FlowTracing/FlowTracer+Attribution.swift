import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// The words on the arrow of a transition that happened in this turn.
  func trigger(of kind: TransitionKind) -> String {
    if let intent = turn.intent { return intent }
    return snapshot == nil ? "launch" : turn.method(for: kind) ?? kind.rawValue
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
    return snapshot == nil ? .app : .unknown
  }

  private func coordinatorBehind(
    _ kind: TransitionKind, to screen: UIViewController, near owner: ObjectID?
  ) -> ObjectID? {
    let notes = turn.notes.filter { note in
      switch kind {
      case .root, .present, .push, .tab, .embed: note.shows(screen)
      case .dismiss: note.brings(.dismiss)
      case .pop: note.brings(.pop) && snapshot?.hasStack(of: note.container.object) == true
      }
    }
    let ordered = kind.isForward ? notes.reversed() : notes
    return ordered.lazy.compactMap { note in
      note.router?.object.flatMap { self.coordinator(navigatingWith: $0) }
        ?? self.coordinatorRunning(in: note, near: owner)
    }.first
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
