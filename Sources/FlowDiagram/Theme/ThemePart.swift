/// A part of a theme that a theme file can change: `node`, `edge.push`, `marked.cluster`.
enum ThemePart: Hashable {
  case graph, node, edge, cluster, legend
  case nodes(Diagram.Node.Role)
  case edges(Diagram.Edge.Role)
  case highlightedNode, highlightedCluster
  case markedNode, markedCluster, markedEdge
  case changedNode(Diagram.Change)
  case changedCluster(Diagram.Change)
  case changedEdge(Diagram.Change)

  /// All parts, in the order in which to list them.
  static let all: [Self] =
    [.graph, .node, .edge, .cluster, .legend]
    + Diagram.Node.Role.allCases.map { .nodes($0) } + Diagram.Edge.Role.allCases.map { .edges($0) }
    + [.highlightedNode, .highlightedCluster, .markedNode, .markedCluster, .markedEdge]
    + Diagram.Change.allCases.flatMap { [.changedNode($0), .changedCluster($0), .changedEdge($0)] }

  var name: String {
    switch self {
    case .graph: "graph"
    case .node: "node"
    case .edge: "edge"
    case .cluster: "cluster"
    case .legend: "legend"
    case .nodes(let role): "node.\(role.rawValue)"
    case .edges(let role): "edge.\(role.rawValue)"
    case .highlightedNode: "highlighted.node"
    case .highlightedCluster: "highlighted.cluster"
    case .markedNode: "marked.node"
    case .markedCluster: "marked.cluster"
    case .markedEdge: "marked.edge"
    case .changedNode(let change): "\(change.rawValue).node"
    case .changedCluster(let change): "\(change.rawValue).cluster"
    case .changedEdge(let change): "\(change.rawValue).edge"
    }
  }

  var element: ThemeAttribute.Element {
    switch self {
    case .graph: .graph
    case .node, .nodes, .highlightedNode, .markedNode, .changedNode: .node
    case .edge, .edges, .markedEdge, .changedEdge: .edge
    case .cluster, .legend, .highlightedCluster, .markedCluster, .changedCluster: .cluster
    }
  }

  /// Sets an attribute of the part in a theme.
  ///
  /// - Returns: What the value has to be, where it is not that; nil where it is set.
  func set(
    _ attribute: ThemeAttribute, to value: Substring, in theme: inout DiagramTheme
  ) -> String? {
    var look = theme[self]
    if let objection = attribute.set(value, of: element, in: &look) { return objection }
    if self == .cluster, let fill = look.fillColor {
      // The fill of clusters depends on their depth: here it is the same for all.
      theme.clusterFills = [fill]
      look.fillColor = nil
    }
    theme[self] = look
    return nil
  }
}

extension DiagramTheme {
  /// The look of a part.
  fileprivate subscript(part: ThemePart) -> Look {
    get {
      switch part {
      case .graph: graph
      case .node: node
      case .edge: edge
      case .cluster: cluster
      case .legend: legend
      case .nodes(let role): nodes[role] ?? .init()
      case .edges(let role): edges[role] ?? .init()
      case .highlightedNode: highlighted.node
      case .highlightedCluster: highlighted.cluster
      case .markedNode: marked.node
      case .markedCluster: marked.cluster
      case .markedEdge: marked.edge
      case .changedNode(let change): changed[change]?.node ?? .init()
      case .changedCluster(let change): changed[change]?.cluster ?? .init()
      case .changedEdge(let change): changed[change]?.edge ?? .init()
      }
    }
    set {
      switch part {
      case .graph: graph = newValue
      case .node: node = newValue
      case .edge: edge = newValue
      case .cluster: cluster = newValue
      case .legend: legend = newValue
      case .nodes(let role): nodes[role] = newValue
      case .edges(let role): edges[role] = newValue
      case .highlightedNode: highlighted.node = newValue
      case .highlightedCluster: highlighted.cluster = newValue
      case .markedNode: marked.node = newValue
      case .markedCluster: marked.cluster = newValue
      case .markedEdge: marked.edge = newValue
      case .changedNode(let change): changed[change, default: .init()].node = newValue
      case .changedCluster(let change): changed[change, default: .init()].cluster = newValue
      case .changedEdge(let change): changed[change, default: .init()].edge = newValue
      }
    }
  }
}
