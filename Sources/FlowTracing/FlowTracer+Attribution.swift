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
    let owner = kind.isForward ? objects.known(screen)?.pointee.owner : snapshot?.owner
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

  /// The coordinator of the likeliest of the calls that may have brought about a transition.
  private func coordinatorBehind(
    _ kind: TransitionKind, to screen: UIViewController, near owner: ObjectID?
  ) -> ObjectID? {
    switch kind {
    case .present, .push, .tab, .embed, .root:
      return turn.first(showing: screen, by: kind == .root ? nil : kind, objects) {
        coordinator(ofNote: $0, near: owner)
      }
    case .dismiss, .pop:
      for index in turn.notes.indices
      where isWayBack(turn.notes[index].kinds, turn.notes[index].container, by: kind) {
        if let found = coordinator(ofNote: index, near: owner) { return found }
      }
      return nil
    }
  }

  private func coordinator(ofNote index: Int, near owner: ObjectID?) -> ObjectID? {
    turn.notes[index].coordinator
      ?? coordinatorRunning(among: turn.notes[index].types, near: owner)
  }

  /// Whether a call on a container, which brings about transitions of some kinds, takes something down:
  /// for a pop, a call on a stack that was on the way to what was on display; otherwise what was
  /// presented, or, when an alert was answered, what lay under it.
  private func isWayBack(
    _ kinds: TransitionKinds, _ container: NavigationNote.Number, by kind: TransitionKind
  ) -> Bool {
    if kind == .pop {
      return kinds.contains(.pop) && container > 0 && snapshot?.hasStack(of: container) == true
    }
    return kinds.contains(.dismiss) || (snapshot?.isAlert == true && kinds.contains(.pop))
  }

  /// Who had a screen take in a child: the coordinator whose code did it, or the screen itself.
  func responsible(for embedding: InterfaceWalk.Embedding) -> Responsible {
    let child = objects.entry(of: embedding.child).pointee.number
    for note in turn.notes.reversed() where note.brings(.embed) && note.target == child {
      let owner = objects.known(embedding.screen)?.pointee.owner
      return coordinatorRunning(among: note.types, near: owner).map { .coordinator($0) } ?? .app
    }
    return .app
  }
}
