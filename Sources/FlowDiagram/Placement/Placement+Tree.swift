extension Placement {
  /// How far a trunk is from the left side of its card.
  private static let trunk = 14.0

  /// Puts each child below its parent and to the right, at the end of a branch of the parent's trunk.
  ///
  /// What would be a long list is set in columns, as many as a page is wide. The nodes come in the
  /// order of the tree, each parent before its children. O(*n* log *n*).
  static func tree(
    of diagram: Diagram, _ labels: Labels, _ metrics: CardMetrics
  ) -> Placement {
    let numbers = TextNumbers(diagram.nodes.map(\.id))
    let ends = diagram.edges.map { (tail: numbers[$0.tail] ?? 0, head: numbers[$0.head] ?? 0) }
    var parents = [Int?](repeating: nil, count: diagram.nodes.count)
    for (tail, head) in ends where tail < head { parents[head] = tail }
    var placement = Placement()
    placement.cards = diagram.nodes.map { metrics.size(of: labels.card(of: $0), $0.role) }
    let columns = TreeColumns(cards: placement.cards, parents: parents, metrics)
    placement.nodes = zip(columns.corners, placement.cards).map { corner, card in
      Box(minX: corner.x, minY: corner.y, width: card.width, height: card.height)
    }
    placement.edges = ends.map { tail, head in
      let (parent, child) = (placement.nodes[tail], placement.nodes[head])
      let (start, end) = (parent.minX + trunk, child.minX - metrics.indent + trunk)
      let y = child.minY + placement.cards[head].name / 2
      var corners = [Point(x: start, y: parent.maxY)]
      if end > start {
        let turn = parent.maxY + metrics.gap / 2
        corners += [Point(x: start, y: turn), Point(x: end, y: turn)]
      }
      return Line(corners: corners + [Point(x: end, y: y), Point(x: child.minX, y: y)])
    }
    return placement
  }
}
