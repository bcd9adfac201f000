import FlowGraph
import FlowTrace

/// Something that a graph shows about a coordinator or screen, without its own name.
enum RenameEvidence: Hashable {
  case owns(End)
  case isOwned(by: End)
  case shows(End)
  case isShown(by: End)
  /// A transition leads from it, or to it.
  case leads(to: End, TransitionKind)
  case isReached(from: End, TransitionKind)
  case transition(from: End, to: End, TransitionKind, trigger: ExactString, by: End)
  case label(ExactString)

  /// Somebody that it has to do with.
  enum End: Hashable {
    case itself
    /// Called this in the new graph.
    case known(FlowGraph.Name)
    /// In only one of the graphs, as far as is known.
    case stranger
    /// Nobody's screen, where the app begins, or nobody's code.
    case none
    case system
    case app
    case unknown
  }

  /// Whether it names somebody who is in both graphs.
  var isAnchored: Bool {
    switch self {
    case .owns(let end), .isOwned(let end), .shows(let end), .isShown(let end),
      .leads(let end, _), .isReached(let end, _):
      end.isKnown
    case .transition(let from, let to, _, _, let by): from.isKnown || to.isKnown || by.isKnown
    case .label: false
    }
  }
}

extension RenameEvidence.End {
  fileprivate var isKnown: Bool {
    if case .known = self { true } else { false }
  }
}
