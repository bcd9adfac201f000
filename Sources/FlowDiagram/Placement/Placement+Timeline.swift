extension Placement {
  /// Puts screens side by side with their lifelines below, and each edge in a row of its own.
  ///
  /// An edge's words stand next to its tail, in the gap between two lifelines, which is as wide as they
  /// need; of an edge that leaves its cluster, within the cluster's frame. O(*n*).
  static func timeline(
    of diagram: Diagram, _ labels: Labels, _ metrics: CardMetrics
  ) -> Placement {
    var timeline = Timeline(diagram, labels, metrics)
    timeline.placeLifelines()
    timeline.placeEdges()
    return timeline.placement
  }
}

/// Places the parts of a timeline.
private struct Timeline {
  /// Lengths in points.
  private enum Length {
    /// Between words and lines.
    static let air = 12.0
    /// Between words and the line below them.
    static let above = 3.0
    /// Between one row and the words of the next.
    static let row = 13.0
    /// An edge that comes back to its lifeline.
    static let loop = (width: 22.0, height: 14.0)
    /// Around the cards of a cluster.
    static let margin = 8.0
  }

  private(set) var placement = Placement()
  private let diagram: Diagram
  private let metrics: CardMetrics
  private let ends: [(tail: Int, head: Int)]
  private let words: [(width: Double, height: Double)]
  private let names: [(width: Double, height: Double)]
  /// By node, its cluster.
  private let homes: [Int?]
  /// By cluster, the nodes in it, in their order.
  private let members: [[Int]]
  /// By node, the middle of its lifeline.
  private var middles: [Double] = []
  private var top = 0.0

  init(_ diagram: Diagram, _ labels: Labels, _ metrics: CardMetrics) {
    self.diagram = diagram
    self.metrics = metrics
    let numbers = TextNumbers(diagram.nodes.map(\.id))
    ends = diagram.edges.map { (numbers[$0.tail] ?? 0, numbers[$0.head] ?? 0) }
    words = diagram.edges.map { metrics.size(ofLabel: labels.label(of: $0, in: diagram)) }
    names = diagram.clusters.map { metrics.size(of: labels.card(of: $0)) }
    let clusters = TextNumbers(diagram.clusters.map(\.id))
    homes = diagram.nodes.map { $0.cluster.flatMap { clusters[$0] } }
    var members = [[Int]](repeating: [], count: diagram.clusters.count)
    for (node, home) in homes.enumerated() { if let home { members[home].append(node) } }
    self.members = members
    placement.cards = diagram.nodes.map { metrics.size(of: labels.card(of: $0), $0.role) }
    let highest =
      zip(placement.cards, diagram.nodes).filter { $1.role != .entry }
      .map(\.0.height).max() ?? 0
    for index in placement.cards.indices where diagram.nodes[index].role != .entry {
      placement.cards[index].name = highest
      // A cluster is as wide as its name.
      if let home = homes[index], members[home].count == 1 {
        let least = ((names[home].width + 4) / 2).rounded(.up) * 2
        placement.cards[index].width = max(placement.cards[index].width, least)
      }
    }
  }

  private func isLifeline(_ edge: Int) -> Bool {
    diagram.edges[edge].role == .guide && diagram.edges[edge].rows.isEmpty
  }

  /// By node, the least distance to the next one's lifeline that its edges' words need.
  private var gaps: [Double] {
    var gaps = [Double](repeating: 0, count: diagram.nodes.count)
    for (edge, (tail, head)) in ends.enumerated() where !isLifeline(edge) {
      let gap = tail <= head ? tail : tail - 1
      let loop = tail == head ? Length.loop.width : Length.air
      // The entry's edge begins at its side.
      let side = diagram.nodes[tail].role == .entry ? placement.cards[tail].width / 2 : 0
      gaps[gap] = max(gaps[gap], side + loop + words[edge].width + Length.air)
    }
    return gaps
  }

  /// Whether a node and the one before are in different clusters, or in none.
  private func isApart(_ node: Int) -> Bool {
    node == 0 || homes[node] == nil || homes[node] != homes[node - 1]
  }

  /// By node, how far its frame reaches from its lifeline, where it is the first or the last in it: over
  /// its card, and the words of its edges on that side.
  private var reaches: [(left: Double, right: Double)] {
    var reaches = diagram.nodes.indices.map { node in
      let card = placement.cards[node].width / 2
      let isLast = node + 1 == diagram.nodes.count || isApart(node + 1)
      return (
        left: card + (isApart(node) ? Length.margin : 0),
        right: card + (isLast ? Length.margin : 0)
      )
    }
    for (edge, (tail, head)) in ends.enumerated() where !isLifeline(edge) {
      let words = words[edge].width + Length.air
      if tail > head {
        if isApart(tail) { reaches[tail].left = max(reaches[tail].left, Length.air + words) }
      } else if tail + 1 == diagram.nodes.count || isApart(tail + 1) {
        let isEntry = diagram.nodes[tail].role == .entry
        let start =
          tail == head
          ? Length.loop.width : Length.air + (isEntry ? placement.cards[tail].width / 2 : 0)
        reaches[tail].right = max(reaches[tail].right, start + words)
      }
    }
    return reaches
  }

  mutating func placeLifelines() {
    let (gaps, reaches) = (self.gaps, self.reaches)
    let height = names.map(\.height).max() ?? 0
    top = names.isEmpty ? 0 : height + 2 * Length.margin
    var x = 0.0
    for index in diagram.nodes.indices {
      let half = placement.cards[index].width / 2
      if index > 0 {
        let sides = reaches[index - 1].right + reaches[index].left + metrics.gap / 2
        x += max(sides, isApart(index) ? 0 : gaps[index - 1]).rounded(.up)
      } else {
        x = reaches[index].left
      }
      middles.append(x)
      placement.nodes.append(
        .init(
          minX: x - half, minY: top, width: 2 * half, height: placement.cards[index].height))
    }
    for cluster in diagram.clusters.indices {
      let inside = members[cluster]
      let left = inside.first.map { middles[$0] - reaches[$0].left } ?? 0
      let right = inside.last.map { middles[$0] + reaches[$0].right } ?? 0
      let bottom = (inside.map { placement.nodes[$0].maxY }.max() ?? 0) + Length.margin
      let name = names[cluster]
      placement.clusters.append(
        .init(
          box: .init(minX: left, minY: 0, width: right - left, height: bottom),
          label: .init(
            x: left + Length.margin + name.width / 2, y: Length.margin / 2 + name.height / 2)))
    }
  }

  mutating func placeEdges() {
    let cards = zip(placement.nodes, diagram.nodes).filter { $1.role != .entry }.map(\.0.maxY)
    let start = cards.max() ?? 0
    var y = start + (names.isEmpty ? 0 : Length.margin) + Length.row
    placement.edges = ends.indices.map { _ in .init(corners: []) }
    for edge in ends.indices where !isLifeline(edge) {
      placement.edges[edge] = line(of: edge, below: &y)
    }
    for edge in ends.indices where isLifeline(edge) {
      let x = middles[ends[edge].tail]
      placement.edges[edge] = .init(
        corners: [.init(x: x, y: start), .init(x: x, y: y + Length.row)])
    }
  }

  /// Returns the line of an edge and the place of its words.
  private mutating func line(of edge: Int, below y: inout Double) -> Placement.Line {
    let (tail, head) = ends[edge]
    let size = words[edge]
    guard tail != head else {
      let x = middles[tail]
      let height = max(Length.loop.height, size.height)
      let middle = y + height / 2
      let (top, bottom) = (middle - Length.loop.height / 2, middle + Length.loop.height / 2)
      y += height + Length.row
      let right = x + Length.loop.width - Length.air / 2
      return .init(
        corners: [
          .init(x: x, y: top), .init(x: right, y: top), .init(x: right, y: bottom),
          .init(x: x, y: bottom),
        ],
        label: size.height == 0
          ? nil : .init(x: x + Length.loop.width + size.width / 2, y: middle))
    }
    y += size.height + Length.above
    defer { y += Length.row }
    var start = middles[tail]
    if diagram.nodes[tail].role == .entry {
      if placement.nodes[tail].minY == top {
        placement.nodes[tail].minY = max(top, y - placement.nodes[tail].height / 2)
      }
      start += placement.nodes[tail].width / 2
    }
    let isRight = tail < head
    let next = middles[isRight ? tail + 1 : tail - 1]
    let side = (Length.air + size.width / 2) * (isRight ? 1 : -1)
    let x = isApart(isRight ? tail + 1 : tail) ? start + side : (start + next) / 2
    return .init(
      corners: [.init(x: start, y: y), .init(x: middles[head], y: y)],
      label: size.height == 0 ? nil : .init(x: x, y: y - Length.above - size.height / 2))
  }
}
