public import FlowGraph
public import FlowVerdicts

/// What is different between two graphs of one app.
///
///     let diff = FlowDiff(from: old, to: new)
///     diff.isEmpty          // false
///     print(diff.sentences.joined(separator: "\n"))
///
///     Screen Receipt is new; CartCoordinator shows it.
///     CartCoordinator no longer presents Checkout from Cart on tap "Pay"; new: push Cart → Receipt on tap "Pay".
///
/// What has a new name and is otherwise what it was is renamed, not gone and new; a transition that
/// has another trigger, kind or agent between the same screens is changed. How often something
/// happened, and what apps and launches are called, makes no difference. The other way round, a
/// difference has the opposite.
public struct FlowDiff: Sendable, Hashable {
  /// The graph that was compared with.
  public let old: FlowGraph
  /// The graph that differs from it.
  public let new: FlowGraph
  /// Coordinators; those that changed are renamed.
  public let coordinators: FlowChanges<FlowGraph.Name>
  /// Screens; those that changed are renamed.
  public let screens: FlowChanges<FlowGraph.Name>
  /// Who owned whom; those that changed have another parent.
  public let links: FlowChanges<FlowGraph.Link>
  /// Who showed what; those that changed have another coordinator.
  public let presents: FlowChanges<FlowGraph.Presentation>
  /// What led where; those that changed have another kind, trigger or agent.
  public let transitions: FlowChanges<FlowGraph.Transition>
  /// What is wrong; those that changed matter more or less than before.
  public let verdicts: FlowChanges<Verdict>

  /// Compares two graphs.
  ///
  /// O(*n* log *n*) for graphs that differ little; the search for renames compares, besides, every
  /// name that is gone with each that is new beside the same neighbours.
  ///
  /// - Parameters:
  ///   - old: the earlier graph.
  ///   - new: the later graph of the same app.
  ///   - oldVerdicts: what was found wrong before. Verdicts are compared where both are given.
  ///   - newVerdicts: what is found wrong now.
  public init(
    from old: FlowGraph, to new: FlowGraph, oldVerdicts: [Verdict]? = nil,
    newVerdicts: [Verdict]? = nil
  ) {
    let renames = RenameFinder(from: old, to: new).renames
    self.old = old
    self.new = new
    coordinators = FlowChanges(
      from: old.coordinatorSet, to: new.coordinatorSet, renamed: renames.coordinators)
    screens = FlowChanges(from: old.screenSet, to: new.screenSet, renamed: renames.screens)
    links = FlowChanges(
      from: old.linkSet, to: new.linkSet, translated: renames.link, place: \.child)
    presents = FlowChanges(
      from: old.presentSet, to: new.presentSet, translated: renames.presentation,
      place: \.screen)
    transitions = FlowChanges(
      from: Set(old.transitionCounts.keys), to: Set(new.transitionCounts.keys),
      translated: renames.transition, place: TransitionPlace.init,
      pairs: TransitionPairs.find)
    if let oldVerdicts, let newVerdicts {
      verdicts = FlowChanges(from: oldVerdicts, to: newVerdicts, renames)
    } else {
      verdicts = FlowChanges()
    }
  }
}

extension FlowDiff {
  /// Whether nothing is different.
  public var isEmpty: Bool {
    coordinators.isEmpty && screens.isEmpty && links.isEmpty && presents.isEmpty
      && transitions.isEmpty && verdicts.isEmpty
  }
}
