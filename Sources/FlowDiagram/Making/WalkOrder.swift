import FlowGraph

/// The order in which a reader meets things: from where the app begins along the forward edges.
///
/// Layout breaks circles by the order in which it meets nodes and edges, so in this order a back is
/// drawn as one. It depends on the diagram alone: of several edges on, the one that leads through
/// most nodes comes first, then the one to the smaller identifier.
struct WalkOrder {
  struct Node {
    var number: Int
    var role: Diagram.Node.Role
    /// The number of the cluster around it.
    var cluster: Int?
  }

  struct Cluster {
    var number: Int
    var parent: Int?
  }

  struct Edge {
    var tail: Int
    var head: Int
    var isForward: Bool
  }

  /// By number: where a node comes, or a cluster with the first node inside it.
  private let positions: [Int]
  /// By number: the place in the order of identifiers.
  private let ranks: [Int]

  /// Finds the order.
  ///
  /// - Parameters:
  ///   - nodes: The nodes by number.
  ///   - clusters: The clusters by number.
  ///   - edges: The edges between numbers of nodes.
  ///   - ids: The identifiers of nodes and clusters, by their numbers.
  /// - Complexity: O(*n* log *n*) in the diagram's size.
  init(nodes: [Node], clusters: [Cluster], edges: [Edge], ids: [String]) {
    var ranks = Array(repeating: Int.max, count: ids.count)
    let numbers = nodes.map(\.number) + clusters.map(\.number)
    for (rank, index) in ByteOrder(numbers.map { ids[$0] }).sorted().enumerated() {
      ranks[numbers[index]] = rank
    }
    var next = Groups(
      count: ids.count,
      edges.lazy.filter { $0.isForward && $0.tail != $0.head }.map { ($0.tail, $0.head) })
    var isReached = Array(repeating: false, count: ids.count)
    for edge in edges where edge.isForward && edge.tail != edge.head {
      isReached[edge.head] = true
    }
    let starts = nodes.map { node in
      let turn = node.role == .entry ? 0 : isReached[node.number] ? 2 : 1
      return (turn: turn, rank: ranks[node.number], number: node.number)
    }.sorted { ($0.turn, $0.rank) < ($1.turn, $1.rank) }.map(\.number)
    next.sort { ranks[$0] < ranks[$1] }

    var lengths = Array(repeating: 0, count: ids.count)
    Self.walk(from: starts, along: next, count: ids.count) { number in
      var length = 0
      for head in next[number] { length = max(length, lengths[head] + 1) }
      lengths[number] = length
    }
    next.sort { a, b in
      lengths[a] == lengths[b] ? ranks[a] < ranks[b] : lengths[a] > lengths[b]
    }
    var positions = Array(repeating: Int.max, count: ids.count)
    var count = 0
    Self.walk(
      from: starts, along: next, count: ids.count,
      entering: {
        positions[$0] = count
        count += 1
      })

    var parents = Array(repeating: -1, count: ids.count)
    for cluster in clusters { parents[cluster.number] = cluster.parent ?? -1 }
    for node in nodes {
      var cluster = node.cluster ?? -1
      while cluster >= 0, positions[node.number] < positions[cluster] {
        positions[cluster] = positions[node.number]
        cluster = parents[cluster]
      }
    }
    self.positions = positions
    self.ranks = ranks
  }

  /// Returns the places of numbers in the order: those that are met with the same node by identifier.
  func sorted(_ numbers: [Int]) -> [Int] {
    numbers.enumerated()
      .map { (position: positions[$1], rank: ranks[$1], place: $0) }
      .sorted { ($0.position, $0.rank) < ($1.position, $1.rank) }
      .map(\.place)
  }

  /// Returns the places of edges in the order, backs last.
  ///
  /// - Parameters:
  ///   - edges: The edges.
  ///   - ties: Orders the places of those between the same nodes.
  func sorted(_ edges: [Edge], ties areInOrder: (Int, Int) -> Bool) -> [Int] {
    edges.enumerated()
      .map { place, edge in
        (
          turn: edge.isForward ? 0 : 1, tail: positions[edge.tail],
          head: positions[edge.head], place: place
        )
      }
      .sorted { a, b in
        if a.turn != b.turn { return a.turn < b.turn }
        if a.tail != b.tail { return a.tail < b.tail }
        return a.head == b.head ? areInOrder(a.place, b.place) : a.head < b.head
      }
      .map(\.place)
  }

  /// Walks depth first to each node once; the depth costs no stack.
  private static func walk(
    from starts: [Int], along next: Groups, count: Int, entering: (Int) -> Void = { _ in },
    leaving: (Int) -> Void = { _ in }
  ) {
    var seen = Array(repeating: false, count: count)
    for start in starts where !seen[start] {
      seen[start] = true
      entering(start)
      var stack = [(number: start, rest: next[start][...])]
      while let number = stack.last?.number {
        if let head = stack[stack.count - 1].rest.popFirst() {
          guard !seen[head] else { continue }
          seen[head] = true
          entering(head)
          stack.append((head, next[head][...]))
        } else {
          stack.removeLast()
          leaving(number)
        }
      }
    }
  }
}
