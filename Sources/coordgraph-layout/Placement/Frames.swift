import CGraphviz

/// The boxes of laid out clusters, which are widened so that the edges between their nodes stay inside.
///
/// dot sees to it that a cluster holds its nodes, and leads edges around them where there is room.
struct Frames {
  /// The distance of a widened cluster from what it holds, in points.
  private static let gap = 5.0
  /// How much of the margin around the drawing stays empty, in points.
  private static let margin = 4.0

  private let clusters: [Graph]
  private var boxes: [Box]
  private let first: [Box]
  /// The places of the clusters around each cluster, from inside.
  private let enclosing: [[Int]]
  /// The innermost cluster of each end of an edge.
  private let ends: [(tail: Int?, head: Int?)]
  /// What no cluster may cover: each node with its innermost cluster, and the graph's label.
  private let obstacles: [(box: Box, cluster: Int?)]
  private let limits: Box

  /// - Parameters:
  ///   - nodes: the boxes of the nodes.
  init(_ contents: Contents, nodes: [Box], in graph: Graph) {
    clusters = contents.clusters
    first = clusters.map { Box(cg_cluster_box($0)) }
    boxes = first
    let places = Dictionary(uniqueKeysWithValues: zip(clusters, clusters.indices))
    enclosing = clusters.map { cluster in
      sequence(first: cluster, next: { cg_parent($0) }).dropFirst().compactMap { places[$0] }
    }
    var innermost: [Node: Int] = [:]
    for (place, cluster) in clusters.enumerated() {
      var node = cg_first_node(cluster)
      while let found = node {
        innermost[found] = place
        node = cg_next_node(cluster, found)
      }
    }
    ends = contents.edges.map { (innermost[cg_tail($0)], innermost[cg_head($0)]) }
    let title = cg_graph_label(graph).map { [(box: Box($0), cluster: Int?.none)] } ?? []
    obstacles = zip(nodes, contents.nodes).map { ($0, innermost[$1]) } + title
    let padding = cg_graph_value(graph, "pad").flatMap { Double(String(cString: $0)) } ?? 0
    limits = Box(cg_paper(graph)).grown(by: max(0, padding * 72 - Self.margin))
  }

  /// How far a cluster's upper left corner moved.
  func shift(of cluster: Graph) -> Point {
    guard let place = clusters.firstIndex(of: cluster) else { return Point(x: 0, y: 0) }
    return Point(
      x: boxes[place].minX - first[place].minX, y: boxes[place].maxY - first[place].maxY)
  }

  /// Widens clusters to hold the edges between their nodes, where that covers nothing else. O(*n* *m*) in
  /// the clusters, and in the clusters and nodes.
  ///
  /// - Parameter curves: the edges, in the order of the contents.
  mutating func widen(around curves: [Curve]) {
    var held: [Int: Box] = [:]
    for (curve, ends) in zip(curves, ends) where !curve.isEmpty {
      guard let tail = ends.tail, let head = ends.head,
        let place = ([tail] + enclosing[tail]).first(where: { holds($0, head) })
      else { continue }
      for point in curve.path {
        held[place, default: boxes[place]].formUnion(point)
      }
    }
    for place in clusters.indices {
      guard let content = held[place] else { continue }
      for side in Side.allCases { widen(place, at: side, around: content) }
    }
    for (cluster, box) in zip(clusters, boxes) { cg_set_cluster_box(cluster, box.graphvizBox) }
  }

  private mutating func widen(_ place: Int, at side: Side, around content: Box) {
    var widened = boxes
    var edge = content[side]
    guard (edge - boxes[place][side]) * side.outward > 0 else { return }
    for place in [place] + enclosing[place] {
      edge += Self.gap * side.outward
      guard (edge - boxes[place][side]) * side.outward > 0 else { break }
      widened[place][side] = edge
      guard (limits[side] - edge) * side.outward >= 0, isFree(widened[place], for: place)
      else { return }
    }
    boxes = widened
  }

  /// Whether a cluster that has a box covers nothing that it did not cover before.
  private func isFree(_ box: Box, for place: Int) -> Bool {
    let room = box.grown(by: Self.gap / 2)
    let isCovering = obstacles.contains {
      !holds(place, $0.cluster) && room.touches($0.box) && !boxes[place].touches($0.box)
    }
    return !isCovering
      && !clusters.indices.contains { other in
        !holds(place, other) && !holds(other, place) && room.touches(boxes[other])
          && !boxes[place].touches(boxes[other])
      }
  }

  /// Whether a cluster is another one, or around it.
  private func holds(_ place: Int, _ other: Int?) -> Bool {
    guard let other else { return false }
    return place == other || enclosing[other].contains(place)
  }
}
