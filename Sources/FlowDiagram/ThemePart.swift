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

  func set(_ attribute: ThemeAttribute, to value: String, in theme: inout DiagramTheme) {
    let name = attribute.rawValue
    switch self {
    case .graph: theme.graph[name] = value
    case .node: theme.node[name] = value
    case .edge: theme.edge[name] = value
    case .cluster where attribute == .fillcolor: theme.clusterFills = [value]
    case .cluster: theme.cluster[name] = value
    case .legend: theme.legend[name] = value
    case .nodes(let role): theme.nodes[role, default: [:]][name] = value
    case .edges(let role): theme.edges[role, default: [:]][name] = value
    case .highlightedNode: theme.highlighted.node[name] = value
    case .highlightedCluster: theme.highlighted.cluster[name] = value
    case .markedNode: theme.marked.node[name] = value
    case .markedCluster: theme.marked.cluster[name] = value
    case .markedEdge: theme.marked.edge[name] = value
    case .changedNode(let change): theme.changed[change, default: .init()].node[name] = value
    case .changedCluster(let change): theme.changed[change, default: .init()].cluster[name] = value
    case .changedEdge(let change): theme.changed[change, default: .init()].edge[name] = value
    }
  }
}
