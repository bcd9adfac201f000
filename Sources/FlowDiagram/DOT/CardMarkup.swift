/// Writes cards as HTML-like labels of Graphviz, which have ports: the only writer of markup.
///
/// Text is escaped as XML, a `tr` stands on a line of its own, and no markup is ever the content of a
/// text, since cgraph would take one for the other: see ``DOTText``.
package struct CardMarkup {
  /// What separates the items of a legend that stand side by side: four no-break spaces.
  private static let gap = "\u{A0}\u{A0}\u{A0}\u{A0}"
  /// The greatest height of a cell that Graphviz takes, in points.
  private static let greatestHeight = 65_535.0

  private let theme: DiagramTheme
  private let direction: Diagram.Direction
  private let indent: String

  /// - Parameters:
  ///   - theme: The looks of words and lines.
  ///   - direction: Where edges lead: tabs stand side by side above it.
  ///   - depth: How deep the statement is that the label belongs to.
  init(theme: DiagramTheme, direction: Diagram.Direction, depth: Int) {
    self.theme = theme
    self.direction = direction
    indent = String(repeating: "  ", count: min(depth, DOTWriter.deepestIndent) + 1)
  }

  /// Returns the label of an edge: its triggers, and what was found.
  func edge(_ edge: Diagram.Edge, _ labels: Labels) -> String {
    let lines = labels.text(of: edge).split(separator: "\n").map { escaped(String($0)) }
    return "<font>" + lines.joined(separator: "<br/>") + "</font>"
  }

  /// Returns the label of a node: a title, and a line above each row; nothing for a card of nothing.
  ///
  /// - Parameters:
  ///   - card: The node's card.
  ///   - least: The least size of each cell, where the card has a place of ours.
  ///   - hasPicture: Whether a cell below the name is left free for a picture.
  func node(_ card: Card, least: CardSize? = nil, hasPicture: Bool = false) -> String {
    let columns = direction == .topToBottom ? max(1, card.tabs.count) : 1
    var text = "<table border=\"0\" cellborder=\"0\" cellspacing=\"0\" cellpadding=\"5\">\n"
    let name = (card.title.map(bold) + remarks(card)).joined(separator: "<br/>")
    let width = least.map { " width=\"\(Int($0.width))\"" } ?? ""
    func height(_ height: Double?) -> String {
      guard let height, height <= Self.greatestHeight else { return "" }
      return " height=\"\(Int(height))\""
    }
    if !name.isEmpty {
      text += tableRow(cell(name, "port=\"name\"\(height(least?.name))\(width)", columns))
    }
    if hasPicture {
      let (width, height) = Diagram.Node.pictureCell
      let size = "width=\"\(Int(width))\" height=\"\(Int(height))\""
      text += tableRow(cell("", "\(size) border=\"1\" sides=\"t\" \(rule)", columns))
    }
    let tabs = card.tabs.enumerated().map { index, tab in
      cell(
        font(tab, tab.lines.map(escaped).joined(separator: "<br/>")),
        "port=\"\(tab.id ?? "")\" border=\"1\" sides=\"\(index % columns == 0 ? "t" : "lt")\" \(rule)",
        1)
    }
    for (index, rows) in card.cells.enumerated() {
      let isFirst = index == 0 && name.isEmpty
      let isNote = rows[0].kind == .note
      let line = isFirst || isNote ? "" : " border=\"1\" sides=\"t\" \(rule)"
      let ids = rows.compactMap(\.id).joined(separator: "--")
      let port = ids.isEmpty ? "" : "port=\"\(ids)\" "
      text += tableRow(
        cell(
          rows.map { font($0, lines($0.lines, aligned: !isNote)) }.joined(),
          "\(port)\(isNote ? "" : "align=\"left\" balign=\"left\"")\(line)"
            + height(least?.cells[index]), columns))
    }
    // Arrows may leave tabs downwards, where no row is to be in their way.
    text += columns > 1 ? tableRow(tabs.joined()) : tabs.map(tableRow).joined()
    return card.lines.isEmpty ? "" : text + indent + "</table>"
  }

  /// Returns the label of a cluster: its name, and its members below.
  func cluster(_ card: Card) -> String {
    let left = "<br align=\"left\"/>"
    return (card.title.map(bold) + remarks(card)).map { $0 + left }.joined()
      + card.rows.map { row in
        font(row, row.lines.map { escaped($0) + left }.joined())
      }.joined()
  }

  /// Returns the label of the whole diagram: its title, and the legend in lines of a width.
  ///
  /// - Parameters:
  ///   - card: Title and legend.
  ///   - width: The least width, where the label has a place of ours.
  func caption(_ card: Card, width: Double? = nil) -> String {
    let border = theme.legend.color.map { " border=\"1\" color=\"\($0)\"" } ?? " border=\"0\""
    let fill = theme.legend.fillColor.map { " bgcolor=\"\($0)\"" } ?? ""
    var text =
      "<table\(card.rows.isEmpty ? " border=\"0\"" : border)\(fill) cellborder=\"0\" cellspacing=\"0\""
      + " cellpadding=\"3\">\n"
    let least = width.map { " width=\"\(Int($0))\"" } ?? ""
    for title in card.title { text += tableRow(cell(bold(title), "align=\"left\"\(least)", 1)) }
    for line in Self.legendLines(card.rows) {
      let items = line.map { font($0, $0.lines.map(escaped).joined(separator: " ")) }
      text += tableRow(cell(items.joined(separator: Self.gap), "align=\"left\"", 1))
    }
    return card.lines.isEmpty ? "" : text + indent + "</table>"
  }

  /// Returns the text of a legend in lines.
  package static func legendText(_ rows: [Card.Row]) -> [String] {
    legendLines(rows).map { items in
      items.map { $0.lines.joined(separator: " ") }.joined(separator: gap)
    }
  }

  /// About how many columns a line of the legend takes.
  private static let legendWidth = 100

  /// Returns a legend's items in lines.
  private static func legendLines(_ rows: [Card.Row]) -> [[Card.Row]] {
    var lines: [[Card.Row]] = []
    var used = 0
    for row in rows {
      let columns = row.lines.reduce(4) { $0 + $1.count }
      if lines.isEmpty || used + columns > Self.legendWidth {
        lines.append([])
        used = 0
      }
      lines[lines.count - 1].append(row)
      used += columns
    }
    return lines
  }
}

extension CardMarkup {
  /// The look of the line above a row.
  private var rule: String { "color=\"\(theme.cluster.color?.description ?? "#a9b8c6")\"" }

  private func tableRow(_ cells: String) -> String { "\(indent)<tr>\(cells)</tr>\n" }

  private func cell(_ content: String, _ attributes: String, _ columns: Int) -> String {
    let span = columns > 1 ? " colspan=\"\(columns)\"" : ""
    let gap = attributes.isEmpty ? "" : " "
    return "<td\(gap)\(attributes)\(span)>\(content)</td>"
  }

  private func lines(_ lines: [String], aligned: Bool) -> String {
    aligned
      ? lines.map { escaped($0) + "<br align=\"left\"/>" }.joined()
      : lines.map(escaped).joined(separator: "<br/>")
  }

  /// Returns the lines of what is said about a name.
  private func remarks(_ card: Card) -> [String] {
    guard let remarks = card.remarks else { return [] }
    return remarks.lines.map { font(remarks, escaped($0)) }
  }

  private func bold(_ text: String) -> String { text.isEmpty ? "" : "<b>\(escaped(text))</b>" }

  private func font(_ row: Card.Row, _ content: String) -> String {
    guard !content.isEmpty else { return "" }
    let look = theme.look(of: row)
    let face = look.fontName.map { " face=\"\(escaped($0))\"" } ?? ""
    let size = look.fontSize.map { " point-size=\"\($0)\"" } ?? ""
    let color = look.fontColor.map { " color=\"\($0)\"" } ?? ""
    let attributes = face + size + color
    return attributes.isEmpty ? content : "<font\(attributes)>\(content)</font>"
  }

  private func escaped(_ text: String) -> String {
    guard text.utf8.contains(where: Self.isMarkup) else { return text }
    return text.utf8.reduce(into: [UInt8]()) { bytes, byte in
      switch byte {
      case UInt8(ascii: "&"): bytes.append(utf8: "&amp;")
      case UInt8(ascii: "<"): bytes.append(utf8: "&lt;")
      case UInt8(ascii: ">"): bytes.append(utf8: "&gt;")
      case UInt8(ascii: "\""): bytes.append(utf8: "&quot;")
      // Graphviz replaces `\N` and the like in markup, too.
      case UInt8(ascii: "\\"): bytes.append(utf8: #"\\"#)
      default: bytes.append(byte)
      }
    }.withUnsafeBufferPointer { String(decoding: $0, as: UTF8.self) }
  }

  private static func isMarkup(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "&") || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
}

extension DiagramTheme {
  /// The look of a row's words: that of the edges that stand for the same.
  func look(of row: Card.Row) -> Look {
    var look = Look(
      fontColor: edge.fontColor, fontName: edge.fontName == node.fontName ? nil : edge.fontName,
      fontSize: edge.fontSize)
    func take(_ other: Look?) {
      look.fontColor = other?.fontColor ?? look.fontColor
      look.fontName = other?.fontName ?? look.fontName
      look.fontSize = other?.fontSize ?? look.fontSize
    }
    switch row.kind {
    case .note: take(edges[.presents])
    case .member: look.fontColor = nil
    case .action(let role):
      // The card of where the app begins has a dark ground.
      if role == .root { look.fontColor = nil }
      take(edges[role])
    case .legend(let item):
      take(legend)
      switch item {
      case .edge(let role), .back(let role): take(Look(fontColor: edges[role]?.fontColor))
      case .mark: take(Look(fontColor: marked.edge.fontColor))
      case .change(let change): take(Look(fontColor: changed[change]?.edge.fontColor))
      case .coordinator, .member, .count: break
      }
    }
    if let change = row.change { take(changed[change]?.edge) }
    if row.isMarked { take(marked.edge) }
    return look
  }
}
