import TextMetrics

/// The size of a card, in points: its width, and the height of each cell, which Graphviz is given as the least.
struct CardSize: Equatable {
  var width: Double
  /// The height of the name with all that is said about it.
  var name: Double
  var cells: [Double]

  var height: Double { cells.reduce(name, +) }
}

/// Measures text for diagrams with places of our own.
struct CardMetrics {
  /// The space around the text of a cell, its border included.
  static let padding = 6.0
  /// The width of a page, in points.
  static let page = 830.0
  /// How much wider than Helvetica text may become: DejaVu Sans, which takes its place where there is
  /// neither that nor a font of its widths.
  private static let reserve = 1.2

  let theme: DiagramTheme

  /// The room between cards below one another, and how much further right a child stands, in points.
  var gap: Double { (72 * (theme.graph.nodeSpacing?.value ?? 0.25)).rounded() }
  var indent: Double { (72 * (theme.graph.rankSpacing?.value ?? 0.5)).rounded() }

  /// Returns the size of a node with a card.
  func size(of card: Card, _ role: Diagram.Node.Role) -> CardSize {
    var look = theme.node
    look.override(with: theme.nodes[role] ?? .init())
    let font = Self.size(look)
    let cells = (card.cells + card.tabs.map { [$0] }).map { rows in
      box(rows.flatMap(\.lines), theme.look(of: rows[0]).fontSize?.value ?? font, bold: false)
    }
    var names = [box(card.title, font, bold: true)]
    if let remarks = card.remarks {
      let said = box(remarks.lines, theme.look(of: remarks).fontSize?.value ?? font, bold: false)
      names.append((said.width, said.height - 2 * Self.padding))
    }
    let width = (names + cells).map(\.width).max() ?? 0
    // Even, so that the middle is a whole number.
    return CardSize(
      width: Self.even(max(width, 72 * (look.width?.value ?? 0))),
      name: Self.even(names.reduce(0) { $0 + $1.height }),
      cells: cells.map { Self.even($0.height) })
  }

  /// Returns the size of lines above an edge.
  func size(ofLabel lines: [String]) -> (width: Double, height: Double) {
    let font = Self.size(theme.edge)
    return (
      lines.map { width(of: $0, font, bold: false) }.max() ?? 0,
      Double(lines.count) * Self.line(font)
    )
  }

  /// Returns the size of the name of a cluster.
  func size(of card: Card) -> (width: Double, height: Double) {
    var look = theme.graph
    look.override(with: theme.cluster)
    let font = Self.size(look)
    let lines = card.title + (card.remarks?.lines ?? [])
    return (
      lines.map { width(of: $0, font, bold: true) }.max() ?? 0,
      Double(lines.count) * Self.line(font)
    )
  }

  /// Returns the size of the title and the legend.
  func size(ofCaption card: Card) -> (width: Double, height: Double) {
    let padding = 3.0
    let font = Self.size(theme.graph)
    let legend = theme.legend.fontSize?.value ?? font
    let items = CardMarkup.legendText(card.rows).map { ($0, legend, false) }
    let lines = card.title.map { ($0, font, true) } + items
    return lines.reduce((width: 0, height: 0)) { size, line in
      let (text, font, bold) = line
      return (
        Self.even(max(size.width, width(of: text, font, bold: bold) + 2 * padding)),
        Self.even(size.height + Self.line(font) + 2 * padding)
      )
    }
  }

  private func box(
    _ lines: [String], _ font: Double, bold: Bool
  ) -> (width: Double, height: Double) {
    (
      2 * Self.padding + (lines.map { width(of: $0, font, bold: bold) }.max() ?? 0),
      2 * Self.padding + Double(lines.count) * Self.line(font)
    )
  }

  private func width(of line: String, _ font: Double, bold: Bool) -> Double {
    TextMetrics.width(of: line, size: font, bold: bold) * Self.reserve
  }

  private static func size(_ look: DiagramTheme.Look) -> Double { look.fontSize?.value ?? 14 }

  /// The height of a line in any usual font.
  private static func line(_ font: Double) -> Double { font * 1.2 }

  private static func even(_ length: Double) -> Double { (length / 2).rounded(.up) * 2 }
}
