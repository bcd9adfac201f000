import FlowGraph

extension FlowGraph {
  /// The graph without plain view controllers that nothing leads to or from, such as the one behind a tab that
  /// presents something instead. O(*n*).
  ///
  /// - Parameter options: What is shown. What it marks or compares stays.
  func withoutPlaceholders(_ options: DiagramOptions) -> FlowGraph {
    guard options.changes.isEmpty, options.whole == nil else { return self }
    var placeholders = screenSet.filter { screen in
      screen.label == nil && ScreenNaming.isPlain(screen.type)
        && options.marks.screens[screen] == nil && !options.highlighted.contains(screen)
    }
    guard !placeholders.isEmpty else { return self }
    for transition in transitionCounts.keys {
      placeholders.remove(transition.to)
      transition.from.map { _ = placeholders.remove($0) }
    }
    var graph = self
    graph.screenSet.subtract(placeholders)
    graph.presentSet = presentSet.filter { !placeholders.contains($0.screen) }
    return graph
  }
}
