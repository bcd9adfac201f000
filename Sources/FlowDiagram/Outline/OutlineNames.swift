import FlowGraph

/// What to call boxes and frames in sentences, so that no two are called the same.
struct OutlineNames {
  private var texts: [String: String] = [:]

  /// O(*n*).
  init(for diagram: Diagram) {
    let things =
      diagram.nodes.map { ($0.id, $0.label) } + diagram.clusters.map { ($0.id, $0.label) }
    var uses: [ExactString: Int] = [:]
    for (_, label) in things { uses[ExactString(label), default: 0] += 1 }
    for (id, label) in things {
      let isClear = !label.isEmpty && uses[ExactString(label)] == 1
      texts[id] = isClear ? OutlineText.line(label) : OutlineText.line("\(label) [\(id)]")
    }
  }

  subscript(_ id: String) -> String { texts[id] ?? id }

  /// A box with what kind of thing it is.
  func title(of node: Diagram.Node) -> String {
    switch node.role {
    case .coordinator: coordinator(node.id)
    case .screen: "Screen \(self[node.id])"
    case .container: "Screen \(self[node.id]), with tabs"
    case .entry: "Beginning"
    case .anchor: "Point \(self[node.id])"
    case .caption: self[node.id]
    }
  }

  /// `Coordinator Home`, and `HomeCoordinator` where the name says it already.
  func coordinator(_ id: String) -> String {
    self[id].hasSuffix("Coordinator") ? self[id] : "Coordinator \(self[id])"
  }
}
