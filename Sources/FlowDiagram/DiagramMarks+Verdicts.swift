import FlowGraph
public import FlowVerdicts

extension DiagramMarks {
  /// Marks what verdicts found wrong, where they found it. What heals by itself is not marked.
  ///
  /// Complexity: O(*n*) in the verdicts and the objects that they name.
  public init(_ verdicts: [Verdict]) {
    self.init()
    for verdict in verdicts where verdict.gravity == .finding {
      let kind = Diagram.Mark.Kind(verdict.kind)
      if verdict.kind.isOfScreen {
        mark(screen: verdict.subject, as: kind, causedBy: verdict.cause.transition)
      } else {
        mark(coordinator: verdict.subject, as: kind, causedBy: verdict.cause.transition)
      }
      if verdict.kind == .orphan {
        for object in verdict.objects where object.name != verdict.subject {
          mark(screen: object.name, as: kind)
        }
      }
    }
  }
}

extension Verdict.Kind {
  /// Whether it is about a screen, rather than a coordinator.
  fileprivate var isOfScreen: Bool { self == .leakedScreen || self == .behindModal }
}

extension Diagram.Mark.Kind {
  fileprivate init(_ kind: Verdict.Kind) {
    self =
      switch kind {
      case .zombie: .zombie
      case .orphan: .orphan
      case .retained: .retained
      case .leakedScreen: .leaked
      case .finishedTwice: .finishedTwice
      case .startedTwice: .startedTwice
      case .behindModal: .behindModal
      case .growth: .growing
      }
  }
}
