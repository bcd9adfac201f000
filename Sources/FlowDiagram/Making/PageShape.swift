/// The shape of a layered drawing, guessed from the size of its cards.
///
/// A page of documentation is 830 points wide. Across the page, edges leave cards where they are read and
/// names of clusters are in no edge's way; down the page, a flow of many steps takes less width.
struct PageShape {
  /// In points.
  private enum Size {
    static let character = 5.8
    static let padding = 12.0
    /// Between cards of one rank, and between ranks.
    static let gap = 26.0
    static let rankGap = 46.0
  }

  /// How much smaller than down the page a drawing may become for being across it.
  private static let preference = 0.9

  let direction: Diagram.Direction

  /// - Parameters:
  ///   - diagram: Nodes and edges in the order of a walk through them.
  ///   - edges: By edge, the places of its tail and its head.
  /// - Complexity: O(*n*).
  init(of diagram: Diagram, edges: [(tail: Int, head: Int)]) {
    var ranks = Array(repeating: 0, count: diagram.nodes.count)
    let onward = edges.filter { $0.tail < $0.head }.sorted { $0.tail < $1.tail }
    for edge in onward { ranks[edge.head] = max(ranks[edge.head], ranks[edge.tail] + 1) }
    var widest: [Int: Double] = [:]
    var together: [Int: Double] = [:]
    let labels = Labels(of: diagram)
    for (place, node) in diagram.nodes.enumerated() {
      let lines = labels.card(of: node).lines
      let width = Double(lines.map(\.count).max() ?? 0) * Size.character + Size.padding
      widest[ranks[place]] = max(widest[ranks[place]] ?? 0, width)
      together[ranks[place], default: 0] += width + Size.gap
    }
    let across = widest.values.reduce(0) { $0 + $1 + Size.rankGap }
    let down = together.values.max() ?? 0
    let scales = (
      across: min(1, CardMetrics.page / across), down: min(1, CardMetrics.page / max(down, 1))
    )
    direction = scales.across >= scales.down * Self.preference ? .leftToRight : .topToBottom
  }
}
