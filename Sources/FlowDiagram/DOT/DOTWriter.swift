/// Writes a diagram as DOT.
struct DOTWriter {
  /// Clusters nested deeper are indented no further, or the size would grow with the depth's square.
  private static let deepestIndent = 32

  private let diagram: Diagram
  private let theme: DiagramTheme
  private let labels: Labels
  private let clusters: ClusterNumbers
  private let hints: DOTHints
  private var looks: DOTLooks
  private var bytes: [UInt8] = []

  init(diagram: Diagram, theme: DiagramTheme) {
    self.diagram = diagram
    self.theme = theme
    labels = Labels(of: diagram)
    clusters = ClusterNumbers(of: diagram)
    hints = DOTHints(for: diagram, clusters: clusters)
    looks = DOTLooks(of: diagram, theme: theme)
  }

  mutating func write() -> String {
    bytes.reserveCapacity(likelySize)
    append("digraph ", quoted: labels.title, " {\n")
    var graph = [("label", labels.title), ("rankdir", diagram.direction.rawValue)]
    if diagram.edges.contains(where: { $0.tailCluster != nil || $0.headCluster != nil }) {
      graph.append(("compound", "true"))
    }
    write("graph", theme.graph.attributes + graph, depth: 1)
    writeDefaults("node", theme.node, depth: 1)
    writeDefaults("edge", theme.edge, depth: 1)
    writeContents()
    for index in diagram.edges.indices {
      write(diagram.edges[index], hints.detours[index])
    }
    append("}\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// About how many bytes will be written.
  private var likelySize: Int {
    var size = 4096 + 200 * diagram.clusters.count
    for index in diagram.nodes.indices {
      size += 2 * diagram.nodes[index].id.utf8.count + 2 * diagram.nodes[index].likelyLabelSize + 80
    }
    for index in diagram.edges.indices {
      size += 2 * diagram.edges[index].id.utf8.count + diagram.edges[index].likelyLabelSize + 120
    }
    return size
  }

  /// Writes nodes and clusters; the depth of nesting costs no stack.
  private mutating func writeContents() {
    enum Step {
      case open(Int)
      case close
    }
    writeNodes(in: nil, depth: 1)
    var depth = 1
    var steps = clusters.clusters(in: nil).reversed().map { Step.open($0) }
    while let step = steps.popLast() {
      switch step {
      case .open(let cluster):
        indent(depth)
        append("subgraph ", quoted: "cluster_" + diagram.clusters[cluster].id, " {\n")
        depth += 1
        write(cluster: cluster, depth: depth)
        steps.append(.close)
        steps += clusters.clusters(in: cluster).reversed().map { Step.open($0) }
      case .close:
        depth -= 1
        indent(depth)
        append("}\n")
      }
    }
  }

  private mutating func write(cluster number: Int, depth: Int) {
    let cluster = diagram.clusters[number]
    let label = labels.text(of: cluster)
    indent(depth)
    append("graph")
    // The statement is one deeper than the cluster, and the outermost cluster at depth 1.
    looks.template(for: cluster, isNamedAtTop: hints.isNamedAtTop[number], level: depth - 2)
      .write(to: &bytes) { field in
        switch field {
        case .id: cluster.id
        case .tooltip: Labels.plain(cluster.fullName ?? "")
        default: label
        }
      }
    if cluster.role == .legend { writeDefaults("node", theme.legendNode, depth: depth) }
    writeNodes(in: number, depth: depth)
  }

  private mutating func writeNodes(in cluster: Int?, depth: Int) {
    for node in clusters.nodes(in: cluster) { write(diagram.nodes[node], depth: depth) }
  }

  private mutating func write(_ node: Diagram.Node, depth: Int) {
    let label = labels.text(of: node)
    indent(depth)
    append(quoted: node.id)
    looks.template(for: node).write(to: &bytes) { field in
      switch field {
      case .id: node.id
      case .tooltip: Labels.plain(node.fullName ?? "")
      default: label
      }
    }
  }

  private mutating func write(_ edge: Diagram.Edge, _ detour: DOTHints.Detour) {
    indent(1)
    append("", quoted: edge.tail, " -> ")
    append(quoted: edge.head)
    let isBack = edge.tailCluster != nil && detour == .atBothEnds
    let side = isBack ? hints.otherSide : hints.side
    let label = labels.text(of: edge)
    let width = edge.count.map { looks.penWidth(of: edge, count: $0) } ?? ""
    looks.template(for: edge, detour).write(to: &bytes) { field in
      switch field {
      case .id: edge.id
      case .label: label
      case .ltail: "cluster_" + (edge.tailCluster ?? "")
      case .lhead: "cluster_" + (edge.headCluster ?? "")
      case .tailport, .headport: side
      case .penwidth: width
      case .tooltip: edge.count == 1 ? "once" : "\(edge.count ?? 0) times"
      }
    }
  }

  /// Writes what all nodes or edges have, if that is anything.
  private mutating func writeDefaults(
    _ subject: String, _ look: DiagramTheme.Look, depth: Int
  ) {
    let attributes = look.attributes
    if !attributes.isEmpty { write(subject, attributes, depth: depth) }
  }

  private mutating func write(
    _ subject: String, _ attributes: [(name: String, value: String)], depth: Int
  ) {
    indent(depth)
    append(subject)
    DOTTemplate(attributes, fields: []).write(to: &bytes) { _ in "" }
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<min(depth, Self.deepestIndent) { append("  ") }
  }

  private mutating func append(_ text: String) { bytes.append(utf8: text) }

  private mutating func append(quoted text: String) {
    DOTText.append(quoted: text, to: &bytes)
  }

  private mutating func append(_ before: String, quoted text: String, _ behind: String) {
    append(before)
    append(quoted: text)
    append(behind)
  }
}
