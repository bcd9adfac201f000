import FlowGraph
import FlowTrace

/// The transitions back by a gesture of the system that are different only because something else is:
/// the back button of a screen that is gone, the swipe that undoes a new presentation.
struct ImpliedBacks {
  private struct Ends: Hashable {
    var from: FlowGraph.Name?
    var to: FlowGraph.Name
  }

  /// Screens that are new or gone.
  private let screens: Set<FlowGraph.Name>
  /// What leads on and is different, by the names that are used now.
  private var forward: Set<Ends> = []

  init(of diff: FlowDiff) {
    screens = Set(diff.screens.added + diff.screens.removed)
    let transitions = diff.transitions
    let different =
      transitions.removed.map(diff.renames.transition) + transitions.added
      + transitions.changed.map(\.new)
    for transition in different where transition.kind.isForward {
      forward.insert(Ends(from: transition.from, to: transition.to))
    }
  }

  /// Whether a transition, by the names that are used now, follows from something else.
  func contains(_ transition: FlowGraph.Transition) -> Bool {
    guard transition.isImplicit, !transition.kind.isForward, let from = transition.from else {
      return false
    }
    return screens.contains(from) || screens.contains(transition.to)
      || forward.contains(Ends(from: transition.to, to: from))
  }
}
