/// What helps Graphviz to a better picture and says nothing about the app.
struct DOTHints {
  /// Frames whose names stand in fewer arrows' way at the top than at the bottom.
  private(set) var clustersNamedAtTop: Set<Diagram.Cluster.ID> = []
  /// Arrows that Graphviz would draw right on top of one that leads the other way, as it does with
  /// two between the same frames.
  private(set) var returns: Set<String> = []
  /// Where such an arrow leaves and enters its boxes instead.
  let side: String
  /// The same for arrows from frames.
  let otherSide: String

  /// O(*n* × depth of frames).
  init(for diagram: Diagram) {
    (side, otherSide) = diagram.direction == .topToBottom ? ("e", "w") : ("s", "n")
    let homes = Dictionary(
      diagram.nodes.map { ($0.id, $0.cluster) }, uniquingKeysWith: { first, _ in first })
    let parents = Dictionary(
      diagram.clusters.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    func frames(around node: String) -> [Diagram.Cluster.ID] {
      var frames: [Diagram.Cluster.ID] = []
      var next = homes[node] ?? nil
      // Frames that stand in one another in a circle end somewhere.
      while let frame = next, frames.count < parents.count {
        frames.append(frame)
        next = parents[frame] ?? nil
      }
      return frames
    }
    var surplus: [Diagram.Cluster.ID: Int] = [:]
    let positions = Dictionary(
      diagram.nodes.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    var seen: Set<[String]> = []
    for edge in diagram.edges where homes[edge.tail] != homes[edge.head] {
      if seen.contains([edge.head, edge.tail]) { returns.insert(edge.id) }
      seen.insert([edge.tail, edge.head])
      let (tail, head) = (frames(around: edge.tail), frames(around: edge.head))
      let common = zip(tail.reversed(), head.reversed()).prefix { $0 == $1 }.count
      let leadsDown = positions[edge.tail] ?? 0 < positions[edge.head] ?? 0
      for frame in tail.dropLast(common) { surplus[frame, default: 0] += leadsDown ? 1 : -1 }
      for frame in head.dropLast(common) { surplus[frame, default: 0] += leadsDown ? -1 : 1 }
    }
    guard diagram.direction == .topToBottom else { return }
    clustersNamedAtTop = Set(surplus.lazy.filter { $0.value > 0 }.map(\.key))
  }
}
