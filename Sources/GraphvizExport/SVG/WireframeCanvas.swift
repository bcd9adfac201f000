import TextMetrics

/// Writes the few shapes that wireframes are made of, in points from the upper left corner.
struct WireframeCanvas {
  /// Where a text is anchored.
  enum Anchor {
    case start, middle, end
  }

  private(set) var svg = SVGBytes()

  mutating func rect(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, radius: Double = 0,
    fill: WireframeColor?, stroke: WireframeColor? = nil
  ) {
    svg.append("<rect")
    svg.append("x", x)
    svg.append("y", y)
    svg.append("width", width)
    svg.append("height", height)
    if radius > 0 { svg.append("rx", radius) }
    look(fill: fill, stroke: stroke)
  }

  mutating func circle(
    _ x: Double, _ y: Double, radius: Double, fill: WireframeColor?, stroke: WireframeColor? = nil
  ) {
    svg.append("<circle")
    svg.append("cx", x)
    svg.append("cy", y)
    svg.append("r", radius)
    look(fill: fill, stroke: stroke)
  }

  mutating func line(
    _ points: (x: Double, y: Double)..., stroke: WireframeColor, width: Double = 0.7
  ) {
    svg.append("<polyline")
    svg.begin("points")
    for (index, point) in points.enumerated() {
      if index > 0 { svg.append(" ") }
      svg.append(number: point.x)
      svg.append(",")
      svg.append(number: point.y)
    }
    svg.append("\"")
    look(fill: nil, stroke: stroke, width: width)
  }

  private mutating func look(
    fill: WireframeColor?, stroke: WireframeColor?, width: Double = 0.7
  ) {
    svg.begin("fill")
    if let fill { svg.append(fill.drawn) } else { svg.append("none") }
    svg.append("\"")
    if let stroke {
      svg.begin("stroke")
      svg.append(stroke.drawn)
      svg.append("\"")
      svg.append("stroke-width", width)
    }
    svg.append("/>\n")
  }

  /// Writes a line of text, cut off where it is too wide.
  ///
  /// - Parameters:
  ///   - x: the anchor.
  ///   - y: the base line.
  ///   - size: the size of the font.
  ///   - most: the most width.
  mutating func text(
    _ text: String, _ x: Double, _ y: Double, size: Double, most: Double,
    _ anchor: Anchor = .start, color: WireframeColor = .ink, isBold: Bool = false
  ) {
    let shown = Self.cut(text, size: size, most: most, isBold: isBold)
    guard !shown.isEmpty else { return }
    switch anchor {
    case .start: svg.append("<text text-anchor=\"start\"")
    case .middle: svg.append("<text text-anchor=\"middle\"")
    case .end: svg.append("<text text-anchor=\"end\"")
    }
    svg.append("x", x)
    svg.append("y", y)
    svg.append(" font-family=\"Helvetica,Arial,sans-serif\"")
    if isBold { svg.append(" font-weight=\"bold\"") }
    svg.append("font-size", size)
    svg.begin("fill")
    svg.append(color.drawn)
    svg.append("\"")
    svg.append("textLength", TextMetrics.width(of: shown, size: size, bold: isBold))
    svg.append(" lengthAdjust=\"spacingAndGlyphs\">")
    svg.append(text: shown)
    svg.append("</text>\n")
  }

  /// Returns a text in one line that is at most as wide, with an ellipsis where its end is cut off.
  static func cut(_ text: String, size: Double, most: Double, isBold: Bool = false) -> String {
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard TextMetrics.width(of: words, size: size, bold: isBold) > most else { return words }
    var kept = words
    while !kept.isEmpty,
      TextMetrics.width(of: kept + "…", size: size, bold: isBold) > most
    {
      kept.removeLast()
    }
    return kept.isEmpty ? "" : kept + "…"
  }

  /// Returns a text in lines that are at most as wide; the last one is cut off.
  static func lines(_ text: String, size: Double, most: Double, count: Int) -> [String] {
    var lines: [String] = []
    var words = text.split(whereSeparator: \.isWhitespace)[...]
    while let first = words.popFirst() {
      var line = String(first)
      while let next = words.first,
        lines.count + 1 == count
          || TextMetrics.width(of: "\(line) \(next)", size: size) <= most
      {
        line += " \(next)"
        words.removeFirst()
      }
      lines.append(cut(line, size: size, most: most))
    }
    return lines
  }
}
