/// The attributes of everything that looks alike, written once.
struct DOTLooks {
  private let theme: DiagramTheme
  /// Whether parts have places of ours.
  private let isPlaced: Bool
  /// How often the edge was followed that was followed most.
  private let most: Int
  private var clusterTemplates = DOTTemplates<ClusterLook>()
  private var nodeTemplates = DOTTemplates<NodeLook>()
  private var edgeTemplates = DOTTemplates<EdgeLook>()

  init(theme: DiagramTheme, isPlaced: Bool, most: Int) {
    self.theme = theme
    self.isPlaced = isPlaced
    self.most = most
  }

  /// What the look of a cluster depends on.
  private struct ClusterLook: Equatable {
    var change: Diagram.Change?
    var isHighlighted: Bool
    var isMarked: Bool
    var hasTooltip: Bool
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
    var leavesRow: Bool
    var entersName: Bool
    var isLabelled: Bool
  }
}

extension DOTLooks {
  /// Returns the template of a cluster's attributes.
  ///
  /// - Parameters:
  ///   - cluster: The cluster.
  ///   - level: How many clusters it is in.
  mutating func template(for cluster: Diagram.Cluster, level: Int) -> DOTTemplate {
    let look = ClusterLook(
      change: cluster.change, isHighlighted: cluster.isHighlighted,
      isMarked: !cluster.marks.isEmpty, hasTooltip: cluster.fullName != nil,
      fill: min(level, theme.clusterFills.count - 1))
    if let template = clusterTemplates[look] { return template }
    let template = DOTTemplate(
      self.look(look).attributes,
      fields: [.id, .label] + (look.hasTooltip ? [.tooltip] : []) + (isPlaced ? [.bb, .lp] : []))
    clusterTemplates.add(template, for: look)
    return template
  }

  private func look(_ cluster: ClusterLook) -> DiagramTheme.Look {
    var look = theme.cluster
    if cluster.fill >= 0 { look.fillColor = theme.clusterFills[cluster.fill] }
    if let change = cluster.change, let emphasis = theme.changed[change] {
      look.override(with: emphasis.cluster)
    }
    if cluster.isHighlighted { look.override(with: theme.highlighted.cluster) }
    if cluster.isMarked { look.override(with: theme.marked.cluster) }
    return look
  }

  /// Returns the template of a node's attributes.
  mutating func template(for node: Diagram.Node) -> DOTTemplate {
    let look = NodeLook(
      role: node.role, change: node.change, isHighlighted: node.isHighlighted,
      isMarked: !node.marks.isEmpty, hasTooltip: node.fullName != nil)
    if let template = nodeTemplates[look] { return template }
    let template = DOTTemplate(
      self.look(look).attributes,
      fields: [.id, .label] + (look.hasTooltip ? [.tooltip] : [])
        + (isPlaced ? [.height, .pos, .width] : []))
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
    // Corners say what a node is, and not what was found about it.
    if let style = theme.nodes[node.role]?.style, !style.contains(.rounded) {
      look.style?.removeAll { $0 == .rounded }
    }
    return look
  }

  /// Returns the template of an edge's attributes.
  ///
  /// - Parameters:
  ///   - edge: The edge.
  ///   - entersName: Whether it ends at the name of its head.
  ///   - isLabelled: Whether it has a label.
  mutating func template(
    for edge: Diagram.Edge, entersName: Bool, isLabelled: Bool
  ) -> DOTTemplate {
    let look = EdgeLook(
      role: edge.role, change: edge.change, isMarked: !edge.marks.isEmpty,
      isCounted: edge.count != nil, leavesRow: edge.action != nil, entersName: entersName,
      isLabelled: isLabelled)
    if let template = edgeTemplates[look] { return template }
    var fields: [DOTTemplate.Field] = [.id]
    if look.isCounted { fields += [.penwidth, .tooltip] }
    if look.leavesRow { fields.append(.tailport) }
    if look.entersName { fields.append(.headport) }
    if isPlaced { fields.append(.pos) }
    if look.isLabelled { fields += [.label, .lp] }
    let template = DOTTemplate(self.look(edge).attributes, fields: fields)
    edgeTemplates.add(template, for: look)
    return template
  }

  /// Returns the look of an edge beyond what all edges have.
  func look(_ edge: Diagram.Edge) -> DiagramTheme.Look {
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
  ///
  /// Where some edge was doubled more often than lines can show, the thinnest line stands for more than one.
  func penWidth(of edge: Diagram.Edge, count: Int) -> String {
    let once = (look(edge).penWidth ?? theme.edge.penWidth)?.value ?? 1
    let hidden = max(0, Self.doublings(most) - Self.mostDoublings)
    let shown = max(0, Self.doublings(count) - hidden)
    let points = once + Self.step * Double(shown)
    let tenths = Int((points * 10).rounded())
    return "\(tenths / 10).\(tenths % 10)"
  }

  private static func doublings(_ count: Int) -> Int {
    count > 1 ? Int.bitWidth - 1 - count.leadingZeroBitCount : 0
  }
}
