/// Writes a diagram as DOT.
struct DOTWriter {
  /// Frames nested deeper stand no further in, or the size would grow with the depth's square.
  private static let deepestIndent = 32

  private let diagram: Diagram
  private let theme: DiagramTheme
  private let hints: DOTHints
  private let nodes: [Diagram.Cluster.ID?: [Diagram.Node]]
  private let clusters: [Diagram.Cluster.ID?: [Diagram.Cluster]]
  private let legends: Set<Diagram.Cluster.ID?>
  private var text = ""

  init(diagram: Diagram, theme: DiagramTheme) {
    self.diagram = diagram
    self.theme = theme
    hints = DOTHints(for: diagram)
    legends = Set(diagram.clusters.lazy.filter { $0.role == .legend }.map(\.id))
    nodes = Dictionary(grouping: diagram.nodes, by: \.cluster)
    clusters = Dictionary(grouping: diagram.clusters, by: \.parent)
  }

  mutating func write() -> String {
    text = "digraph \(DOTText.quoted(diagram.title)) {\n"
    var graph = ["label": diagram.title, "rankdir": diagram.direction.rawValue]
    if diagram.edges.contains(where: { $0.tailCluster != nil || $0.headCluster != nil }) {
      graph["compound"] = "true"
    }
    write("graph", theme.graph.merging(graph) { _, given in given }, depth: 1)
    if !theme.node.isEmpty { write("node", theme.node, depth: 1) }
    if !theme.edge.isEmpty { write("edge", theme.edge, depth: 1) }
    writeContents()
    for edge in diagram.edges { write(edge) }
    return text + "}\n"
  }

  /// Writes boxes and frames; the depth of nesting costs no stack.
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
        indent(depth)
        text += "subgraph \(DOTText.quoted("cluster_\(cluster.id)")) {\n"
        depth += 1
        write(cluster, depth: depth)
        steps.append(.close)
        steps += (clusters[cluster.id] ?? []).reversed().map { Step.open($0) }
      case .close:
        depth -= 1
        indent(depth)
        text += "}\n"
      }
    }
  }

  private mutating func write(_ cluster: Diagram.Cluster, depth: Int) {
    var attributes = theme.cluster
    attributes["id"] = cluster.id
    attributes["label"] = cluster.label
    attributes["tooltip"] = cluster.tooltip
    if hints.clustersNamedAtTop.contains(cluster.id) { attributes["labelloc"] = "t" }
    if let last = theme.clusterFills.last {
      // The statement stands one deeper than the frame, and the outermost frame at depth 1.
      let level = depth - 2
      attributes["fillcolor"] =
        level < theme.clusterFills.count ? theme.clusterFills[level] : last
    }
    if cluster.role == .legend { attributes.override(with: theme.legend) }
    if legends.contains(cluster.parent) { attributes["fontsize"] = theme.legend["fontsize"] }
    if cluster.role == .caption { attributes.override(with: caption) }
    if let change = cluster.change, let look = theme.changed[change] {
      attributes.override(with: look.cluster)
    }
    if cluster.isHighlighted { attributes.override(with: theme.highlighted.cluster) }
    if !cluster.marks.isEmpty { attributes.override(with: theme.marked.cluster) }
    write("graph", attributes, depth: depth)
    if cluster.role == .legend, !theme.legendNode.isEmpty {
      write("node", theme.legendNode, depth: depth)
    }
    write(nodes[cluster.id] ?? [], depth: depth)
  }

  /// How a frame looks of which nothing but the name is to be seen.
  private var caption: DiagramTheme.Attributes {
    let words = (theme.nodes[.caption] ?? [:]).filter {
      ["fontcolor", "fontsize"].contains($0.key)
    }
    let frame = ["labeljust": "c", "labelloc": "b", "margin": "4", "peripheries": "0", "style": ""]
    return frame.merging(words) { frame, _ in frame }
  }

  private mutating func write(_ nodes: [Diagram.Node], depth: Int) {
    for node in nodes {
      var attributes = theme.nodes[node.role] ?? [:]
      attributes["id"] = node.id
      attributes["label"] = node.label
      attributes["tooltip"] = node.tooltip
      if let change = node.change, let look = theme.changed[change] {
        attributes.override(with: look.node)
      }
      if node.isHighlighted { attributes.override(with: theme.highlighted.node) }
      if !node.marks.isEmpty { attributes.override(with: theme.marked.node) }
      write(DOTText.quoted(node.id), attributes, depth: depth)
    }
  }

  private mutating func write(_ edge: Diagram.Edge) {
    var attributes = theme.edges[edge.role] ?? [:]
    attributes["id"] = edge.id
    attributes["label"] = edge.label
    if let change = edge.change, let look = theme.changed[change] {
      attributes.override(with: look.edge)
    }
    if !edge.marks.isEmpty { attributes.override(with: theme.marked.edge) }
    if let count = edge.count {
      let width = attributes["penwidth"] ?? theme.edge["penwidth"]
      attributes["penwidth"] = LineWeight.width(width, count: count)
      attributes["tooltip"] = count == 1 ? "once" : "\(count) times"
    }
    attributes["ltail"] = edge.tailCluster.map { "cluster_\($0)" }
    attributes["lhead"] = edge.headCluster.map { "cluster_\($0)" }
    if hints.returns.contains(edge.id) {
      let side = edge.tailCluster == nil ? hints.side : hints.otherSide
      attributes["tailport"] = side
      attributes["headport"] = side
    }
    write(
      "\(DOTText.quoted(edge.tail)) -> \(DOTText.quoted(edge.head))", attributes, depth: 1)
  }

  private mutating func write(_ subject: String, _ attributes: [String: String], depth: Int) {
    indent(depth)
    let list = attributes.sorted { $0.key < $1.key }
      .map { "\($0.key)=\(DOTText.quoted($0.value))" }
    text += "\(subject) [\(list.joined(separator: ", "))];\n"
  }

  private mutating func indent(_ depth: Int) {
    for _ in 0..<min(depth, Self.deepestIndent) { text += "  " }
  }
}

extension DiagramTheme.Attributes {
  fileprivate mutating func override(with others: Self) {
    merge(others) { _, other in other }
  }
}
