import FlowGraph

extension DiagramMaker {
  /// About how many columns a line in a box may take.
  private static let boxWidth = 32

  mutating func addScreen(_ name: FlowGraph.Name, in cluster: String? = nil) {
    diagram.nodes.append(
      .init(
        id: screenID(name), label: label(of: name),
        role: containers.contains(name) ? .container : .screen,
        tooltip: LabelText.tooltip(names[name]), cluster: cluster))
  }

  /// Adds a coordinator as a box.
  mutating func addCoordinator(_ name: FlowGraph.Name, in cluster: String? = nil) {
    diagram.nodes.append(
      .init(
        id: coordinatorID(name), label: label(of: name), role: .coordinator,
        tooltip: LabelText.tooltip(names[name]), cluster: cluster))
  }

  /// Adds a coordinator as a frame.
  mutating func addCluster(_ name: FlowGraph.Name, in parent: String?) {
    diagram.clusters.append(
      .init(
        id: coordinatorID(name), label: label(of: name), tooltip: LabelText.tooltip(names[name]),
        parent: parent))
  }

  /// Adds where the app begins, once.
  mutating func addEntry() {
    guard diagram.nodes.last?.role != .entry, !diagram.nodes.contains(where: { $0.role == .entry })
    else { return }
    diagram.nodes.append(
      .init(id: Self.entryID, label: "", role: .entry, tooltip: LabelText.tooltip(graph.app)))
  }

  private mutating func label(of name: FlowGraph.Name) -> String {
    text.wrapped([displayNames[name]], width: options.wrapsLabels ? Self.boxWidth : .max)
  }
}
