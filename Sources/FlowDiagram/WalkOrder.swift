/// The order in which a reader meets things: from where the app begins along the ways forward.
///
/// Layout breaks circles by the order in which it meets boxes and arrows, so in this order a way
/// back is drawn as one. It depends on the diagram alone: of several ways on, the one that leads
/// through most boxes comes first, then the one to the smaller identifier.
struct WalkOrder {
  private var positions: [String: Int] = [:]
  private let clusterPositions: [Diagram.Cluster.ID: Int]

  /// O(*n* log *n*) in the diagram's size.
  init(of diagram: Diagram) {
    var next: [String: [String]] = [:]
    var reached: Set<String> = []
    for edge in diagram.edges where edge.role.isForward && edge.tail != edge.head {
      next[edge.tail, default: []].append(edge.head)
      reached.insert(edge.head)
    }
    func rank(_ node: Diagram.Node) -> Int {
      node.role == .entry ? 0 : reached.contains(node.id) ? 2 : 1
    }
    let starts = diagram.nodes.sorted { (rank($0), $0.id) < (rank($1), $1.id) }.map(\.id)
    next = next.mapValues { Set($0).sorted() }

    var lengths: [String: Int] = [:]
    Self.walk(from: starts, along: next) { id in
      lengths[id] = (next[id] ?? []).reduce(0) { max($0, (lengths[$1] ?? 0) + 1) }
    }
    next = next.mapValues { heads in
      heads.sorted { (-(lengths[$0] ?? 0), $0) < (-(lengths[$1] ?? 0), $1) }
    }
    var positions: [String: Int] = [:]
    Self.walk(from: starts, along: next, entering: { positions[$0] = positions.count })
    self.positions = positions

    var clusterPositions: [Diagram.Cluster.ID: Int] = [:]
    let parents = Dictionary(
      diagram.clusters.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    for node in diagram.nodes {
      guard let position = positions[node.id] else { continue }
      var cluster = node.cluster
      while let id = cluster, position < clusterPositions[id] ?? .max {
        clusterPositions[id] = position
        cluster = parents[id] ?? nil
      }
    }
    self.clusterPositions = clusterPositions
  }

  /// Where a box comes.
  func position(of node: String) -> Int { positions[node] ?? .max }

  /// Where a frame comes: with the first box inside it.
  func position(ofCluster cluster: Diagram.Cluster.ID) -> Int { clusterPositions[cluster] ?? .max }

  /// Goes depth first, each box once, without using the stack for it.
  private static func walk(
    from starts: [String], along next: [String: [String]], entering: (String) -> Void = { _ in },
    leaving: (String) -> Void = { _ in }
  ) {
    var seen: Set<String> = []
    for start in starts where seen.insert(start).inserted {
      entering(start)
      var stack = [(id: start, index: 0)]
      while let (id, index) = stack.last {
        if let heads = next[id], index < heads.count {
          stack[stack.count - 1].index += 1
          if seen.insert(heads[index]).inserted {
            entering(heads[index])
            stack.append((heads[index], 0))
          }
        } else {
          stack.removeLast()
          leaving(id)
        }
      }
    }
  }
}

extension Diagram.Edge.Role {
  /// Whether this leads on, rather than back to where one has been.
  var isForward: Bool {
    switch self {
    case .root, .push, .present, .tab, .embed, .link, .presents: true
    case .pop, .dismiss: false
    }
  }
}
