import Escaping

/// Writes a diagram as a Mermaid flowchart.
struct MermaidWriter {
  /// Clusters nested deeper are indented no further, or the size would grow with the depth's square.
  private static let deepestIndent = 16

  private let diagram: Diagram
  private let labels: Labels
  private let edges: [MermaidEdge]
  private let identifiers: MermaidIdentifiers
  private let nodes: [Diagram.Cluster.ID?: [Diagram.Node]]
  private let clusters: [Diagram.Cluster.ID?: [Diagram.Cluster]]
  private var text = ""

  /// - Parameters:
  ///   - diagram: The diagram.
  ///   - edges: Its edges as Mermaid draws them.
  init(diagram: Diagram, edges: [MermaidEdge]) {
    self.diagram = diagram
    self.edges = edges
    labels = Labels(of: diagram)
    identifiers = MermaidIdentifiers(
      for: diagram.nodes.map(\.id)
        + diagram.clusters.flatMap { [$0.id] + $0.members.map(\.id) })
    nodes = Dictionary(grouping: diagram.nodes, by: \.cluster)
    clusters = Dictionary(grouping: diagram.clusters, by: \.parent)
  }

  mutating func write() -> String {
    text = MermaidTitle.frontMatter(labels.title)
    text += "flowchart \(diagram.direction.rawValue)\n"
    text += MermaidTitle.statement(labels.title)
    writeContents()
    for edge in edges { write(edge) }
    writeLooks()
    return text
  }

  /// Writes nodes and clusters; the depth of nesting costs no stack.
  private mutating func writeContents() {
    enum Step {
      case open(Diagram.Cluster)
      case close
    }
    write(nodes[nil] ?? [], depth: 1)
    var depth = 1
    var steps = (clusters[nil] ?? []).reversed().map { Step.open($0) }
    while let step = steps.popLast() {
      switch step {
      case .open(let cluster):
        let label = MermaidText.quoted(labels.text(of: cluster))
        line("subgraph \(identifiers[cluster.id])[\(label)]", depth: depth)
        depth += 1
        for member in cluster.members {
          let label = MermaidText.quoted("+ " + labels.text(of: member))
          line("\(identifiers[member.id])(\(label)):::member", depth: depth)
        }
        write(nodes[cluster.id] ?? [], depth: depth)
        steps.append(.close)
        steps += (clusters[cluster.id] ?? []).reversed().map { Step.open($0) }
      case .close:
        depth -= 1
        line("end", depth: depth)
      }
    }
  }

  private mutating func write(_ nodes: [Diagram.Node], depth: Int) {
    for node in nodes {
      let (open, close) = MermaidLook.brackets(node.role)
      let label = MermaidText.quoted(labels.text(of: node))
      line("\(identifiers[node.id])\(open)\(label)\(close):::\(node.role.rawValue)", depth: depth)
    }
  }

  private mutating func write(_ edge: MermaidEdge) {
    let label = edge.label.isEmpty ? "" : "|\(MermaidText.quoted(edge.label))|"
    let line = MermaidLook.line(edge.role) + label
    self.line("\(identifiers[edge.tail]) \(line) \(identifiers[edge.head])", depth: 1)
  }

  /// Writes the looks of what occurs.
  private mutating func writeLooks() {
    for role in Diagram.Node.Role.allCases where diagram.nodes.contains(where: { $0.role == role })
    {
      line("classDef \(role.rawValue) \(MermaidLook.style(role))", depth: 1)
    }
    if diagram.clusters.contains(where: { !$0.members.isEmpty }) {
      line("classDef member \(MermaidLook.member)", depth: 1)
    }
    if !diagram.clusters.isEmpty {
      line("classDef frame \(MermaidLook.cluster)", depth: 1)
      let clusters = diagram.clusters.map { identifiers[$0.id] }
      line("class \(clusters.joined(separator: ",")) frame", depth: 1)
    }
    let marked =
      diagram.nodes.filter { !$0.marks.isEmpty }.map(\.id)
      + diagram.clusters.filter { !$0.marks.isEmpty }.map(\.id)
    if !marked.isEmpty {
      line("classDef marked \(MermaidLook.marked)", depth: 1)
      line("class \(marked.map { identifiers[$0] }.joined(separator: ",")) marked", depth: 1)
    }
    for change in Diagram.Change.allCases { writeLook(of: change) }
    for role in Diagram.Edge.Role.allCases {
      let numbers = edges.indices.filter { edges[$0].role == role && edges[$0].change == nil }
      guard let look = MermaidLook.lineStyle(role), !numbers.isEmpty else { continue }
      line(
        "linkStyle \(numbers.map(String.init).joined(separator: ",")) \(look)", depth: 1)
    }
    for change in Diagram.Change.allCases {
      let numbers = edges.indices.filter { edges[$0].change == change }
      guard !numbers.isEmpty else { continue }
      line(
        "linkStyle \(numbers.map(String.init).joined(separator: ",")) \(MermaidLook.lineStyle(change))",
        depth: 1)
    }
  }

  /// Writes the look of what is new or gone; its words say which.
  private mutating func writeLook(of change: Diagram.Change) {
    let changed =
      diagram.nodes.filter { $0.change == change }.map(\.id)
      + diagram.clusters.filter { $0.change == change }.map(\.id)
    if !changed.isEmpty {
      line("classDef \(change.rawValue) \(MermaidLook.style(change))", depth: 1)
      line(
        "class \(changed.map { identifiers[$0] }.joined(separator: ",")) \(change.rawValue)",
        depth: 1
      )
    }
  }

  private mutating func line(_ line: String, depth: Int) {
    for _ in 0..<min(depth, Self.deepestIndent) { text += "  " }
    text += line + "\n"
  }
}
