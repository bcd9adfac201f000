/// The attributes of everything that looks alike, written once.
struct DOTLooks {
  private let theme: DiagramTheme
  private let legends: Set<Diagram.Cluster.ID>
  private var clusterTemplates = DOTTemplates<ClusterLook>()
  private var nodeTemplates = DOTTemplates<NodeLook>()
  private var edgeTemplates = DOTTemplates<EdgeLook>()

  init(of diagram: Diagram, theme: DiagramTheme) {
    self.theme = theme
    legends = Set(diagram.clusters.lazy.filter { $0.role == .legend }.map(\.id))
  }

  /// What the look of a cluster depends on.
  private struct ClusterLook: Equatable {
    var role: Diagram.Cluster.Role
    var change: Diagram.Change?
    var isHighlighted: Bool
    var isMarked: Bool
    var hasTooltip: Bool
    var isNamedAtTop: Bool
    var isInLegend: Bool
    /// The place of its fill, from the outermost inward.
    var fill: Int
  }

  /// What the look of a node depends on.
  private struct NodeLook: Equatable {
    var role: Diagram.Node.Role
    var change: Diagram.Change?
    var isHighlighted: Bool
    var isMarked: Bool
    var hasTooltip: Bool
  }

  /// What the look of an edge depends on.
  private struct EdgeLook: Equatable {
    var role: Diagram.Edge.Role
    var change: Diagram.Change?
    var isMarked: Bool
    var isCounted: Bool
    var leavesCluster: Bool
    var entersCluster: Bool
    var detour: DOTHints.Detour
  }
}

extension DOTLooks {
  /// Returns the template of a cluster's attributes.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - isNamedAtTop: Whether its name is at the top.
  ///   - level: How many clusters it is in.
  mutating func template(
    for cluster: Diagram.Cluster, isNamedAtTop: Bool, level: Int
  ) -> DOTTemplate {
    let look = ClusterLook(
      role: cluster.role, change: cluster.change, isHighlighted: cluster.isHighlighted,
      isMarked: !cluster.marks.isEmpty, hasTooltip: cluster.fullName != nil,
      isNamedAtTop: isNamedAtTop,
      isInLegend: cluster.parent.map { legends.contains($0) } ?? false,
      fill: min(level, theme.clusterFills.count - 1))
    if let template = clusterTemplates[look] { return template }
    let template = DOTTemplate(
      self.look(look).attributes, fields: [.id, .label] + (look.hasTooltip ? [.tooltip] : []))
    clusterTemplates.add(template, for: look)
    return template
  }

  private func look(_ cluster: ClusterLook) -> DiagramTheme.Look {
    var look = theme.cluster
    if cluster.isNamedAtTop { look.namePlace = .top }
    if cluster.fill >= 0 { look.fillColor = theme.clusterFills[cluster.fill] }
    if cluster.role == .legend { look.override(with: theme.legend) }
    if cluster.isInLegend { look.fontSize = theme.legend.fontSize }
    if cluster.role == .caption { look.override(with: caption) }
    if let change = cluster.change, let emphasis = theme.changed[change] {
      look.override(with: emphasis.cluster)
    }
    if cluster.isHighlighted { look.override(with: theme.highlighted.cluster) }
    if cluster.isMarked { look.override(with: theme.marked.cluster) }
    return look
  }

  /// The look of a cluster of which only the name is visible.
  private var caption: DiagramTheme.Look {
    .init(
      fontColor: theme.nodes[.caption]?.fontColor, fontSize: theme.nodes[.caption]?.fontSize,
      margin: .init(4), nameAlignment: .center, namePlace: .bottom, outlines: 0, style: [])
  }

  /// Returns the template of a node's attributes.
  mutating func template(for node: Diagram.Node) -> DOTTemplate {
    let look = NodeLook(
      role: node.role, change: node.change, isHighlighted: node.isHighlighted,
      isMarked: !node.marks.isEmpty, hasTooltip: node.fullName != nil)
    if let template = nodeTemplates[look] { return template }
    let template = DOTTemplate(
      self.look(look).attributes, fields: [.id, .label] + (look.hasTooltip ? [.tooltip] : []))
    nodeTemplates.add(template, for: look)
    return template
  }

  private func look(_ node: NodeLook) -> DiagramTheme.Look {
    var look = theme.nodes[node.role] ?? .init()
    if let change = node.change, let emphasis = theme.changed[change] {
      look.override(with: emphasis.node)
    }
    if node.isHighlighted { look.override(with: theme.highlighted.node) }
    if node.isMarked { look.override(with: theme.marked.node) }
    return look
  }

  /// Returns the template of an edge's attributes.
  mutating func template(for edge: Diagram.Edge, _ detour: DOTHints.Detour) -> DOTTemplate {
    let look = EdgeLook(
      role: edge.role, change: edge.change, isMarked: !edge.marks.isEmpty,
      isCounted: edge.count != nil, leavesCluster: edge.tailCluster != nil,
      entersCluster: edge.headCluster != nil, detour: detour)
    if let template = edgeTemplates[look] { return template }
    var fields: [DOTTemplate.Field] = [.id, .label]
    if look.isCounted { fields += [.penwidth, .tooltip] }
    if look.leavesCluster { fields.append(.ltail) }
    if look.entersCluster { fields.append(.lhead) }
    switch detour {
    case .none: break
    case .atHead: fields.append(.headport)
    case .atBothEnds: fields += [.tailport, .headport]
    }
    let template = DOTTemplate(self.look(edge).attributes, fields: fields)
    edgeTemplates.add(template, for: look)
    return template
  }

  private func look(_ edge: Diagram.Edge) -> DiagramTheme.Look {
    var look = theme.edges[edge.role] ?? .init()
    if let change = edge.change, let emphasis = theme.changed[change] {
      look.override(with: emphasis.edge)
    }
    if !edge.marks.isEmpty { look.override(with: theme.marked.edge) }
    return look
  }
}

extension DOTLooks {
  /// By how much each doubling of the count makes an edge's line thicker, in points.
  private static let step = 0.8
  private static let mostDoublings = 6

  /// Returns how thick the line is of an edge that was followed `count` times.
  func penWidth(of edge: Diagram.Edge, count: Int) -> String {
    let once = (look(edge).penWidth ?? theme.edge.penWidth)?.value ?? 1
    let doublings = count > 1 ? Int.bitWidth - 1 - count.leadingZeroBitCount : 0
    let points = once + Self.step * Double(min(doublings, Self.mostDoublings))
    let tenths = Int((points * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }
}
