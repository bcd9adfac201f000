/// Writes a diagram as DOT.
struct DOTWriter {
  /// Clusters nested deeper are indented no further, or the size would grow with the depth's square.
  static let deepestIndent = 32

  private let diagram: Diagram
  private let theme: DiagramTheme
  private let labels: Labels
  private let clusters: ClusterNumbers
  /// Where parts stand that Graphviz does not lay out.
  private let places: PlacedText?
  private var looks: DOTLooks
  private var bytes: [UInt8] = []

  init(diagram: Diagram, theme: DiagramTheme) {
    self.diagram = diagram
    self.theme = theme
    labels = Labels(of: diagram)
    clusters = ClusterNumbers(of: diagram)
    places = Placement(of: diagram, labels, theme).map { PlacedText($0, theme) }
    looks = DOTLooks(
      theme: theme, isPlaced: places != nil, most: diagram.edges.lazy.compactMap(\.count).max() ?? 1
    )
  }

  mutating func write() -> String {
    bytes.reserveCapacity(likelySize)
    append("digraph ", quoted: labels.title, " {\n")
    let caption = CardMarkup(theme: theme, direction: diagram.direction, depth: 1)
      .caption(labels.caption, width: places?.captionWidth)
    indent(1)
    append("graph")
    DOTTemplate(
      theme.graph.attributes
        + [places == nil ? ("rankdir", diagram.direction.rawValue) : ("layout", "nop2")],
      fields: places == nil ? [.label] : [.label, .lp]
    ).write(to: &bytes) { $0 == .lp ? places?.caption ?? "" : caption }
    writeDefaults("node", theme.node, depth: 1)
    writeDefaults("edge", theme.edge, depth: 1)
    writeContents()
    for index in diagram.edges.indices { write(edge: index) }
    append("}\n")
    return String(decoding: bytes, as: UTF8.self)
  }

  /// About how many bytes will be written.
  private var likelySize: Int {
    4096 + 300 * diagram.clusters.count + 600 * diagram.nodes.count + 200 * diagram.edges.count
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
    let label = CardMarkup(theme: theme, direction: diagram.direction, depth: depth).cluster(
      labels.card(of: cluster))
    indent(depth)
    append("graph")
    // The statement is one deeper than the cluster, and the outermost cluster at depth 1.
    looks.template(for: cluster, level: depth - 2)
      .write(to: &bytes) { field in
        switch field {
        case .id: cluster.id
        case .tooltip: Labels.plain(cluster.fullName ?? "")
        case .bb: places?.box(ofCluster: number) ?? ""
        case .lp: places?.label(ofCluster: number) ?? ""
        default: label
        }
      }
    writeNodes(in: number, depth: depth)
  }

  private mutating func writeNodes(in cluster: Int?, depth: Int) {
    for node in clusters.nodes(in: cluster) { write(node: node, depth: depth) }
  }

  private mutating func write(node number: Int, depth: Int) {
    let node = diagram.nodes[number]
    let label = CardMarkup(theme: theme, direction: diagram.direction, depth: depth)
      .node(labels.card(of: node), least: places?.card(number), hasPicture: node.picture != nil)
    indent(depth)
    append(quoted: node.id)
    looks.template(for: node).write(to: &bytes) { field in
      switch field {
      case .id: node.id
      case .tooltip: Labels.plain(node.fullName ?? "")
      case .height: places?.height(ofNode: number) ?? ""
      case .pos: places?.position(ofNode: number) ?? ""
      case .width: places?.width(ofNode: number) ?? ""
      default: label
      }
    }
  }

  private mutating func write(edge number: Int) {
    let edge = diagram.edges[number]
    indent(1)
    append("", quoted: edge.tail, " -> ")
    append(quoted: edge.head)
    let width = edge.count.map { looks.penWidth(of: edge, count: $0) } ?? ""
    let tail = clusters.node(edge.tail)
    // An edge back to an earlier card finds its own sides.
    let isOnward = (tail ?? 0) < (clusters.node(edge.head) ?? 0)
    let isAcross = diagram.direction == .leftToRight && isOnward
    let isOfBar = edge.role == .tab && tail.map { diagram.nodes[$0].role } == .container
    let side = isAcross ? ":e" : diagram.direction == .topToBottom && isOfBar ? ":s" : ""
    let isLabelled = places?.hasLabel(number) ?? false
    let curve = places?.curve(ofEdge: number, look(edge)) ?? ""
    looks.template(for: edge, entersName: isAcross && places == nil, isLabelled: isLabelled)
      .write(to: &bytes) { field in
        switch field {
        case .label:
          CardMarkup(theme: theme, direction: diagram.direction, depth: 1).edge(edge, labels)
        case .pos: curve
        case .lp: places?.label(ofEdge: number) ?? ""
        case .bb, .height, .id, .width: edge.id
        case .tailport: (edge.action ?? "") + side
        case .headport: "name:w"
        case .penwidth: width
        case .tooltip: edge.count == 1 ? "once" : "\(edge.count ?? 0) times"
        }
      }
  }

  /// Returns the whole look of an edge.
  private func look(_ edge: Diagram.Edge) -> DiagramTheme.Look {
    var look = theme.edge
    look.override(with: looks.look(edge))
    return look
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
