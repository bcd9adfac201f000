/// Writes a diagram as DOT.
struct DOTWriter {
  /// Frames nested deeper stand no further in, or the size would grow with the depth's square.
  private static let deepestIndent = 32

  private let diagram: Diagram
  private let theme: DiagramTheme
  private let frames: FrameNumbers
  private let hints: DOTHints
  private let legends: Set<Diagram.Cluster.ID>
  private var clusterTemplates = DOTTemplates<ClusterLook>()
  private var nodeTemplates = DOTTemplates<NodeLook>()
  private var edgeTemplates = DOTTemplates<EdgeLook>()
  private var bytes: [UInt8] = []

  init(diagram: Diagram, theme: DiagramTheme) {
    self.diagram = diagram
    self.theme = theme
    frames = FrameNumbers(of: diagram)
    hints = DOTHints(for: diagram, frames: frames)
    legends = Set(diagram.clusters.lazy.filter { $0.role == .legend }.map(\.id))
  }

  mutating func write() -> String {
    bytes.reserveCapacity(likelySize)
    append("digraph ", quoted: diagram.title, " {\n")
    var graph = ["label": diagram.title, "rankdir": diagram.direction.rawValue]
    if diagram.edges.contains(where: { $0.tailCluster != nil || $0.headCluster != nil }) {
      graph["compound"] = "true"
    }
    write("graph", theme.graph.merging(graph) { _, given in given }, depth: 1)
    if !theme.node.isEmpty { write("node", theme.node, depth: 1) }
    if !theme.edge.isEmpty { write("edge", theme.edge, depth: 1) }
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
      let (id, label) = (diagram.nodes[index].id, diagram.nodes[index].label)
      size += 2 * id.utf8.count + 2 * label.utf8.count + 80
    }
    for index in diagram.edges.indices {
      let (id, label) = (diagram.edges[index].id, diagram.edges[index].label)
      size += 2 * id.utf8.count + label.utf8.count + 120
    }
    return size
  }

  /// Writes boxes and frames; the depth of nesting costs no stack.
  private mutating func writeContents() {
    enum Step {
      case open(Int)
      case close
    }
    writeNodes(in: nil, depth: 1)
    var depth = 1
    var steps = frames.frames(in: nil).reversed().map { Step.open($0) }
    while let step = steps.popLast() {
      switch step {
      case .open(let frame):
        indent(depth)
        append("subgraph ", quoted: "cluster_" + diagram.clusters[frame].id, " {\n")
        depth += 1
        write(frame: frame, depth: depth)
        steps.append(.close)
        steps += frames.frames(in: frame).reversed().map { Step.open($0) }
      case .close:
        depth -= 1
        indent(depth)
        append("}\n")
      }
    }
  }

  private mutating func write(frame: Int, depth: Int) {
    let cluster = diagram.clusters[frame]
    indent(depth)
    append("graph")
    // The statement stands one deeper than the frame, and the outermost frame at depth 1.
    template(for: cluster, isNamedAtTop: hints.isNamedAtTop[frame], level: depth - 2)
      .write(to: &bytes) { field in
        switch field {
        case .id: cluster.id
        case .tooltip: cluster.tooltip ?? ""
        default: cluster.label
        }
      }
    if cluster.role == .legend, !theme.legendNode.isEmpty {
      write("node", theme.legendNode, depth: depth)
    }
    writeNodes(in: frame, depth: depth)
  }

  /// How a frame looks of which nothing but the name is to be seen.
  private var caption: DiagramTheme.Attributes {
    let words = (theme.nodes[.caption] ?? [:]).filter {
      ["fontcolor", "fontsize"].contains($0.key)
    }
    let frame = ["labeljust": "c", "labelloc": "b", "margin": "4", "peripheries": "0", "style": ""]
    return frame.merging(words) { frame, _ in frame }
  }

  private mutating func writeNodes(in frame: Int?, depth: Int) {
    for box in frames.boxes(in: frame) { write(diagram.nodes[box], depth: depth) }
  }

  private mutating func write(_ node: Diagram.Node, depth: Int) {
    indent(depth)
    append(quoted: node.id)
    template(for: node).write(to: &bytes) { field in
      switch field {
      case .id: node.id
      case .tooltip: node.tooltip ?? ""
      default: node.label
      }
    }
  }

  private mutating func write(_ edge: Diagram.Edge, _ detour: DOTHints.Detour) {
    indent(1)
    append("", quoted: edge.tail, " -> ")
    append(quoted: edge.head)
    let isBack = edge.tailCluster != nil && detour == .atBothEnds
    let side = isBack ? hints.otherSide : hints.side
    let width = edge.count.map { LineWeight.width(penwidth(of: edge), count: $0) } ?? ""
    template(for: edge, detour).write(to: &bytes) { field in
      switch field {
      case .id: edge.id
      case .label: edge.label
      case .ltail: "cluster_" + (edge.tailCluster ?? "")
      case .lhead: "cluster_" + (edge.headCluster ?? "")
      case .tailport, .headport: side
      case .penwidth: width
      case .tooltip: edge.count == 1 ? "once" : "\(edge.count ?? 0) times"
      }
    }
  }

  private mutating func write(_ subject: String, _ attributes: [String: String], depth: Int) {
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

extension DOTWriter {
  /// What tells frames apart that look different.
  private struct ClusterLook: Equatable {
    var role: Diagram.Cluster.Role
    var change: Diagram.Change?
    var isHighlighted: Bool
    var isMarked: Bool
    var hasTooltip: Bool
    var isNamedAtTop: Bool
    var isInLegend: Bool
    /// Which of the fills it has, from the outermost inward.
    var fill: Int
  }

  /// What tells boxes apart that look different.
  private struct NodeLook: Equatable {
    var role: Diagram.Node.Role
    var change: Diagram.Change?
    var isHighlighted: Bool
    var isMarked: Bool
    var hasTooltip: Bool
  }

  /// What tells arrows apart that look different.
  private struct EdgeLook: Equatable {
    var role: Diagram.Edge.Role
    var change: Diagram.Change?
    var isMarked: Bool
    var isCounted: Bool
    var leavesFrame: Bool
    var entersFrame: Bool
    var detour: DOTHints.Detour
  }

  private mutating func template(
    for cluster: Diagram.Cluster, isNamedAtTop: Bool, level: Int
  ) -> DOTTemplate {
    let look = ClusterLook(
      role: cluster.role, change: cluster.change, isHighlighted: cluster.isHighlighted,
      isMarked: !cluster.marks.isEmpty, hasTooltip: cluster.tooltip != nil,
      isNamedAtTop: isNamedAtTop,
      isInLegend: cluster.parent.map { legends.contains($0) } ?? false,
      fill: min(level, theme.clusterFills.count - 1))
    if let template = clusterTemplates[look] { return template }
    let template = DOTTemplate(
      attributes(of: look), fields: [.id, .label] + (look.hasTooltip ? [.tooltip] : []))
    clusterTemplates.add(template, for: look)
    return template
  }

  private func attributes(of look: ClusterLook) -> DiagramTheme.Attributes {
    var attributes = theme.cluster
    attributes["tooltip"] = nil
    if look.isNamedAtTop { attributes["labelloc"] = "t" }
    if look.fill >= 0 { attributes["fillcolor"] = theme.clusterFills[look.fill] }
    if look.role == .legend { attributes.override(with: theme.legend) }
    if look.isInLegend { attributes["fontsize"] = theme.legend["fontsize"] }
    if look.role == .caption { attributes.override(with: caption) }
    if let change = look.change, let look = theme.changed[change] {
      attributes.override(with: look.cluster)
    }
    if look.isHighlighted { attributes.override(with: theme.highlighted.cluster) }
    if look.isMarked { attributes.override(with: theme.marked.cluster) }
    return attributes
  }

  private mutating func template(for node: Diagram.Node) -> DOTTemplate {
    let look = NodeLook(
      role: node.role, change: node.change, isHighlighted: node.isHighlighted,
      isMarked: !node.marks.isEmpty, hasTooltip: node.tooltip != nil)
    if let template = nodeTemplates[look] { return template }
    let template = DOTTemplate(
      attributes(of: look), fields: [.id, .label] + (look.hasTooltip ? [.tooltip] : []))
    nodeTemplates.add(template, for: look)
    return template
  }

  private func attributes(of look: NodeLook) -> DiagramTheme.Attributes {
    var attributes = theme.nodes[look.role] ?? [:]
    if let change = look.change, let look = theme.changed[change] {
      attributes.override(with: look.node)
    }
    if look.isHighlighted { attributes.override(with: theme.highlighted.node) }
    if look.isMarked { attributes.override(with: theme.marked.node) }
    return attributes
  }

  private mutating func template(for edge: Diagram.Edge, _ detour: DOTHints.Detour) -> DOTTemplate {
    let look = EdgeLook(
      role: edge.role, change: edge.change, isMarked: !edge.marks.isEmpty,
      isCounted: edge.count != nil, leavesFrame: edge.tailCluster != nil,
      entersFrame: edge.headCluster != nil, detour: detour)
    if let template = edgeTemplates[look] { return template }
    var fields: [DOTTemplate.Field] = [.id, .label]
    if look.isCounted { fields += [.penwidth, .tooltip] }
    if look.leavesFrame { fields.append(.ltail) }
    if look.entersFrame { fields.append(.lhead) }
    switch detour {
    case .none: break
    case .atHead: fields.append(.headport)
    case .atBothEnds: fields += [.tailport, .headport]
    }
    let template = DOTTemplate(attributes(of: edge), fields: fields)
    edgeTemplates.add(template, for: look)
    return template
  }

  /// What an arrow looks like.
  private func attributes(of edge: Diagram.Edge) -> DiagramTheme.Attributes {
    var attributes = theme.edges[edge.role] ?? [:]
    if let change = edge.change, let look = theme.changed[change] {
      attributes.override(with: look.edge)
    }
    if !edge.marks.isEmpty { attributes.override(with: theme.marked.edge) }
    return attributes
  }

  private func penwidth(of edge: Diagram.Edge) -> String? {
    attributes(of: edge)["penwidth"] ?? theme.edge["penwidth"]
  }
}

extension DiagramTheme.Attributes {
  fileprivate mutating func override(with others: Self) {
    merge(others) { _, other in other }
  }
}
