/// Writes a diagram as an outline.
struct OutlineWriter {
  /// What is deeper is indented no further, or the size would grow with the depth's square.
  private static let deepestIndent = 32

  private let diagram: Diagram
  private let labels: Labels
  private let names: OutlineNames
  private let tree: OutlineTree
  /// The edges that are of no action, by the node that they leave.
  private let edges: [String: [Diagram.Edge]]
  private var text = ""

  init(diagram: Diagram) {
    self.diagram = diagram
    labels = Labels(of: diagram, isWrapped: false)
    names = OutlineNames(for: diagram, labels)
    tree = OutlineTree(of: diagram)
    edges = Dictionary(grouping: diagram.edges.filter { $0.action == nil }, by: \.tail)
  }

  mutating func write() -> String {
    line(OutlineText.line(labels.title), depth: 0)
    writeBeginnings()
    if !tree.items(under: nil).isEmpty { text += "\n" }
    writeTree()
    return text
  }

  private mutating func writeBeginnings() {
    var beginnings: [String] = []
    for entry in diagram.nodes where entry.role == .entry {
      let launch = OutlineText.line(entry.name)
      beginnings += (edges[entry.id] ?? []).map { "Begins at \(names[$0.head]) (\(launch))" }
      for action in entry.actions {
        let triggers = OutlineText.alternatives(action.rows)
        beginnings += action.targets.map { "Begins at \(names[$0]) (\(triggers))" }
      }
    }
    if !beginnings.isEmpty { text += "\n" }
    for beginning in beginnings { line(beginning, depth: 0) }
  }

  /// Writes the tree; the depth costs no stack.
  private mutating func writeTree() {
    var steps = tree.items(under: nil).reversed().map { (item: $0, depth: 0) }
    while let (item, depth) = steps.popLast() {
      let id: String
      switch item {
      case .node(let node):
        line(names.title(of: node), depth: depth)
        write(node, depth: depth + 1)
        id = node.id
      case .cluster(let cluster):
        line(names.coordinator(cluster.id), depth: depth)
        for member in cluster.members { line(names.coordinator(member.id), depth: depth + 1) }
        id = cluster.id
      case .again(let node):
        line("\(names.title(of: node)) (see above)", depth: depth)
        continue
      }
      steps += tree.items(under: id).reversed().map { ($0, depth + 1) }
    }
  }

  /// Writes what can be done on a node, and what it has otherwise.
  private mutating func write(_ node: Diagram.Node, depth: Int) {
    if node.rows.contains(.standIn) { line(Diagram.Row.standIn.description, depth: depth) }
    for case .shownBy(let names) in node.rows {
      line("shown by \(OutlineText.line(names.joined(separator: ", ")))", depth: depth)
    }
    for case .use(let use) in node.rows { line("\(use)", depth: depth) }
    for action in node.actions {
      let triggers = OutlineText.alternatives(action.rows)
      for target in action.targets {
        switch target.role {
        case .presents, .embed:
          line("Screen \(triggers)" + (target.change.map { " (\($0))" } ?? ""), depth: depth)
        case .link: line(triggers + (target.change.map { " (\($0))" } ?? ""), depth: depth)
        default:
          line(
            sentence(triggers, target.role, names[target], target.change, target.marks),
            depth: depth)
        }
      }
    }
    for edge in edges[node.id] ?? [] where !(tree.hasOwners && OutlineTree.isOwnership(edge.role)) {
      line(
        sentence(
          OutlineText.alternatives(edge.rows), edge.role, names[edge.head], edge.change, edge.marks),
        depth: depth)
    }
  }

  /// Returns an action as a sentence: `tap "Sick" pushes SelectPainLevel`; behind it, in brackets,
  /// whether it is new or gone, and what it caused: `; causes zombie: Visit`.
  private func sentence(
    _ triggers: String, _ role: Diagram.Edge.Role, _ head: String, _ change: Diagram.Change?,
    _ marks: [Diagram.Mark]
  ) -> String {
    let sentence = [triggers, OutlineText.verb(role), head, change.map { "(\($0))" } ?? ""]
      .filter { !$0.isEmpty }.joined(separator: " ")
    guard !marks.isEmpty else { return sentence }
    let caused = Diagram.Mark.together(marks).map { kind, subjects in
      kind.markWords + (subjects.map { ": \(OutlineText.line(Labels.plain($0)))" } ?? "")
    }
    return "\(sentence); causes \(caused.joined(separator: ", "))"
  }

  private mutating func line(_ line: String, depth: Int) {
    for _ in 0..<min(depth, Self.deepestIndent) { text += "  " }
    if depth > Self.deepestIndent { text += "(level \(depth)) " }
    text += line + "\n"
  }
}
