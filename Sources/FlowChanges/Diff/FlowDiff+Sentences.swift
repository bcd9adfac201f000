import FlowGraph

extension FlowDiff {
  /// What is different, in sentences for people: the names first, then who owns and shows what,
  /// then the transitions, and what is wrong. Empty exactly when the difference is.
  ///
  ///     Screen Receipt is new; CartCoordinator shows it.
  ///     CartCoordinator no longer presents Checkout from Cart on tap "Buy"; new: push Cart → Receipt on tap "Pay".
  ///     pop List → Home by ListCoordinator: now on tap "Done", before on tap "Close".
  ///
  /// What follows from another sentence is left out: the back button of a screen that is
  /// gone, say. O(*n* log *n*) in what is different and in the graphs' names.
  public var sentences: [String] { statements.map(\.text) }

  /// The ``sentences``, each with what it is about.
  package var statements: [FlowDiffStatement] {
    let words = FlowDiffWords(self)
    return words.renames + words.coordinators + words.screens + words.links + words.presents
      + FlowDiffTransitions(self, names: words.names).statements + words.verdicts
  }

  /// What is called something else now.
  var renames: FlowRenames {
    FlowRenames(
      coordinators: Self.table(coordinators.changed), screens: Self.table(screens.changed))
  }

  private static func table(
    _ changes: [FlowChanges<FlowGraph.Name>.Change]
  ) -> [FlowGraph.Name: FlowGraph.Name] {
    Dictionary(uniqueKeysWithValues: changes.map { ($0.old, $0.new) })
  }
}
