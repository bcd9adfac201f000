/// Writes a diagram as an outline.
struct OutlineWriter {
  /// What is deeper is indented no further, or the size would grow with the depth's square.
  private static let deepestIndent = 32

  private let diagram: Diagram
  private let labels: Labels
  private let names: OutlineNames
  private let tree: OutlineTree
  /// The edges, by the node or cluster that they leave.
  private let edges: [String: [Diagram.Edge]]
  /// The clusters that an anchor inside stands for.
  private let anchored: [String: Diagram.Cluster.ID]
  private var text = ""

  init(diagram: Diagram) {
    self.diagram = diagram
    labels = Labels(of: diagram, isWrapped: false)
    names = OutlineNames(for: diagram, labels)
    tree = OutlineTree(of: diagram)
    let anchored = diagram.nodes.filter { $0.role == .anchor }
      .reduce(into: [:]) { $0[$1.id] = $1.cluster }
    edges = Dictionary(grouping: diagram.edges) { $0.tailCluster ?? anchored[$0.tail] ?? $0.tail }
    self.anchored = anchored
  }

  mutating func write() -> String {
    line(OutlineText.line(labels.title), depth: 0)
    writeBeginnings()
    if !tree.items(under: nil).isEmpty { text += "\n" }
    writeTree()
    return text
  }

  private mutating func writeBeginnings() {
    let edges = diagram.nodes.filter { $0.role == .entry }.flatMap { self.edges[$0.id] ?? [] }
    if !edges.isEmpty { text += "\n" }
    for edge in edges {
      let triggers = OutlineText.alternatives(edge.rows)
      let when = triggers.isEmpty ? "" : " (\(triggers))"
      line("Begins at \(name(ofHead: edge))\(when)", depth: 0)
    }
  }

  /// Writes the tree; the depth costs no stack.
  private mutating func writeTree() {
    var steps = tree.items(under: nil).reversed().map { (item: $0, depth: 0) }
    while let (item, depth) = steps.popLast() {
      let id: String
      switch item {
      case .node(let node):
        line(names.title(of: node), depth: depth)
        id = node.id
      case .cluster(let cluster):
        line(names.coordinator(cluster.id), depth: depth)
        id = cluster.id
      case .again(let node):
        line("\(names.title(of: node)) (see above)", depth: depth)
        continue
      }
      for edge in edges[id] ?? [] where !(tree.hasOwners && OutlineTree.isOwnership(edge.role)) {
        line(sentence(edge), depth: depth + 1)
      }
      steps += tree.items(under: id).reversed().map { ($0, depth + 1) }
    }
  }

  /// Returns an edge as a sentence: `tap "Sick" pushes SelectPainLevel`; behind it, in brackets,
  /// whether it is new or gone, and what it caused: `; causes zombie: Visit`.
  private func sentence(_ edge: Diagram.Edge) -> String {
    let sentence = [
      OutlineText.alternatives(edge.rows), OutlineText.verb(edge.role), name(ofHead: edge),
      edge.change.map { "(\($0))" } ?? "",
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
    guard !edge.marks.isEmpty else { return sentence }
    let caused = Diagram.Mark.together(edge.marks).map { kind, subjects in
      kind.markWords + (subjects.map { ": \(OutlineText.line(Labels.plain($0)))" } ?? "")
    }
    return "\(sentence); causes \(caused.joined(separator: ", "))"
  }

  private func name(ofHead edge: Diagram.Edge) -> String {
    names[edge.headCluster ?? anchored[edge.head] ?? edge.head]
  }

  private mutating func line(_ line: String, depth: Int) {
    for _ in 0..<min(depth, Self.deepestIndent) { text += "  " }
    if depth > Self.deepestIndent { text += "(level \(depth)) " }
    text += line + "\n"
  }
}
