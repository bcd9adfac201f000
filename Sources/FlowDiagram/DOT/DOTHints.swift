/// Attributes that help Graphviz to a better picture and are about the picture alone.
struct DOTHints {
  /// Whether a cluster's name is in fewer edges' way at the top than at the bottom, by cluster.
  private(set) var isNamedAtTop: [Bool]
  /// By edge.
  private(set) var detours: [Detour]
  /// The side at which an edge that makes a detour leaves or enters its nodes.
  let side: String
  /// The same for edges from clusters that lead back.
  let otherSide: String

  /// What keeps an edge between two clusters off another that Graphviz would draw on top of it.
  enum Detour {
    /// There is no other.
    case none
    /// The other leads the other way: this one leaves and enters its nodes at the side.
    case atBothEnds
    /// The other leads the same way, and this one leaves the cluster rather than the node: it enters
    /// its node at the side.
    case atHead
  }

  /// Finds the hints for a diagram. O(*n* × depth of clusters).
  init(for diagram: Diagram, clusters: ClusterNumbers) {
    struct Ends: Hashable {
      var tail: Int
      var head: Int
    }
    (side, otherSide) = diagram.direction == .topToBottom ? ("e", "w") : ("s", "n")
    detours = Array(repeating: .none, count: diagram.edges.count)
    var surplus = Array(repeating: 0, count: clusters.count)
    var seen: Set<Ends> = []
    var lastTail: (id: String, node: Int?)?
    for index in diagram.edges.indices {
      let id = diagram.edges[index].tail
      if lastTail?.id != id { lastTail = (id, clusters.node(id)) }
      guard let tail = lastTail?.node, let head = clusters.node(diagram.edges[index].head),
        clusters.home(of: tail) != clusters.home(of: head)
      else { continue }
      let isFirst = seen.insert(Ends(tail: tail, head: head)).inserted
      if seen.contains(Ends(tail: head, head: tail)) {
        detours[index] = .atBothEnds
      } else if !isFirst, diagram.edges[index].tailCluster != nil {
        detours[index] = .atHead
      }
      let (outOf, into) = (clusters.line(from: tail), clusters.line(from: head))
      let common = zip(outOf.reversed(), into.reversed()).prefix { $0 == $1 }.count
      let leadsDown = tail < head
      for cluster in outOf.dropLast(common) { surplus[cluster] += leadsDown ? 1 : -1 }
      for cluster in into.dropLast(common) { surplus[cluster] += leadsDown ? -1 : 1 }
    }
    isNamedAtTop = surplus.map { diagram.direction == .topToBottom && $0 > 0 }
  }
}
