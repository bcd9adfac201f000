/// Writes a diagram as an outline.
struct OutlineWriter {
  /// What stands deeper is no further in, or the size would grow with the depth's square.
  private static let deepestIndent = 32

  private let diagram: Diagram
  private let names: OutlineNames
  private let tree: OutlineTree
  /// By the box or frame that they leave.
  private let ways: [String: [Diagram.Edge]]
  /// The frames that a point inside stands for.
  private let frames: [String: Diagram.Cluster.ID]
  private var text = ""

  init(diagram: Diagram) {
    self.diagram = diagram
    names = OutlineNames(for: diagram)
    tree = OutlineTree(of: diagram)
    let frames = diagram.nodes.filter { $0.role == .anchor }
      .reduce(into: [:]) { $0[$1.id] = $1.cluster }
    ways = Dictionary(grouping: diagram.edges) { $0.tailCluster ?? frames[$0.tail] ?? $0.tail }
    self.frames = frames
  }

  mutating func write() -> String {
    line(OutlineText.line(diagram.title), depth: 0)
    writeBeginnings()
    if !tree.items(under: nil).isEmpty { text += "\n" }
    writeTree()
    return text
  }

  private mutating func writeBeginnings() {
    let edges = diagram.nodes.filter { $0.role == .entry }.flatMap { ways[$0.id] ?? [] }
    if !edges.isEmpty { text += "\n" }
    for edge in edges {
      let when = edge.label.isEmpty ? "" : " (\(OutlineText.ways(edge.label)))"
      line("Begins at \(name(ofHead: edge))\(when)", depth: 0)
    }
  }

  /// Writes what stands under what; the depth costs no stack.
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
      for edge in ways[id] ?? [] where !(tree.hasOwners && OutlineTree.isOwnership(edge.role)) {
        line(sentence(edge), depth: depth + 1)
      }
      steps += tree.items(under: id).reversed().map { ($0, depth + 1) }
    }
  }

  /// `tap "Sick" pushes SelectPainLevel`; what it caused stands behind: `; causes zombie: Visit`.
  private func sentence(_ edge: Diagram.Edge) -> String {
    let marks = Diagram.Mark.lines(edge.marks, width: .max)
    let lines = edge.label.split(separator: "\n").map(String.init).filter { !marks.contains($0) }
    let sentence = [
      OutlineText.ways(lines.joined(separator: "\n")), OutlineText.verb(edge.role),
      name(ofHead: edge),
    ]
    .filter { !$0.isEmpty }.joined(separator: " ")
    guard !marks.isEmpty else { return sentence }
    let caused = marks.map { OutlineText.line($0.dropFirst(2)) }.joined(separator: ", ")
    return "\(sentence); causes \(caused)"
  }

  private func name(ofHead edge: Diagram.Edge) -> String {
    names[edge.headCluster ?? frames[edge.head] ?? edge.head]
  }

  private mutating func line(_ line: String, depth: Int) {
    for _ in 0..<min(depth, Self.deepestIndent) { text += "  " }
    if depth > Self.deepestIndent { text += "(level \(depth)) " }
    text += line + "\n"
  }
}
