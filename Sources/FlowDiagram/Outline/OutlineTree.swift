/// What is under what: nodes in their clusters; in a hierarchy, coordinators under their owners and screens
/// under those who show or embed them.
struct OutlineTree {
  enum Item {
    case node(Diagram.Node)
    case cluster(Diagram.Cluster)
    /// A node that is under another already.
    case again(Diagram.Node)
  }

  private var children: [String?: [Item]] = [:]
  /// Whether the tree itself shows the edges of ownership.
  let hasOwners: Bool

  /// O(*n*).
  init(of diagram: Diagram) {
    hasOwners = diagram.arrangement == .tree
    let nodes = diagram.nodes.filter { $0.role != .entry }
    guard hasOwners else {
      for node in nodes { children[node.cluster, default: []].append(.node(node)) }
      for cluster in diagram.clusters {
        children[cluster.parent, default: []].append(.cluster(cluster))
      }
      children[nil]?.sort(by: Self.firstNodes(of: diagram))
      return
    }
    addOwned(nodes, edges: diagram.edges.filter { Self.isOwnership($0.role) && $0.tail != $0.head })
  }

  static func isOwnership(_ role: Diagram.Edge.Role) -> Bool {
    [.link, .presents, .embed, .guide].contains(role)
  }

  /// Returns what is under a node or cluster, or at the top.
  func items(under id: String?) -> [Item] { children[id] ?? [] }

  /// Returns the order of nodes and clusters at the top: by the first node that is, or is in, each,
  /// as a reader meets them. O(*n*).
  private static func firstNodes(of diagram: Diagram) -> (Item, Item) -> Bool {
    let parents = Dictionary(
      diagram.clusters.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    var positions: [String: Int] = [:]
    for (position, node) in diagram.nodes.enumerated() {
      positions[node.id] = position
      var cluster = node.cluster
      while let id = cluster, positions[id] == nil {
        positions[id] = position
        cluster = parents[id] ?? nil
      }
    }
    return { (positions[$0.id] ?? .max, $0.id) < (positions[$1.id] ?? .max, $1.id) }
  }

  /// Puts each node under the first that owns it, in a walk down from those that nobody owns.
  private mutating func addOwned(_ nodes: [Diagram.Node], edges: [Diagram.Edge]) {
    let byID = Dictionary(nodes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let owned = Dictionary(grouping: edges, by: \.tail)
    let heads = Set(edges.map(\.head))
    var seen: Set<String> = []
    let starts = nodes.filter { !heads.contains($0.id) } + nodes.filter { heads.contains($0.id) }
    for start in starts where seen.insert(start.id).inserted {
      children[nil, default: []].append(.node(start))
      var stack = [(id: start.id, next: 0)]
      while let (id, next) = stack.last {
        guard let edges = owned[id], next < edges.count else {
          stack.removeLast()
          continue
        }
        stack[stack.count - 1].next += 1
        guard let head = byID[edges[next].head] else { continue }
        let isNew = seen.insert(head.id).inserted
        children[id, default: []].append(isNew ? .node(head) : .again(head))
        if isNew { stack.append((head.id, 0)) }
      }
    }
  }
}

extension OutlineTree.Item {
  fileprivate var id: String {
    switch self {
    case .node(let node), .again(let node): node.id
    case .cluster(let cluster): cluster.id
    }
  }
}
