import CGraphviz
import TextMetrics

/// Writes the shapes and texts of a drawing as elements of SVG, in which y grows downwards.
struct SVGShapes {
  private(set) var svg = SVGBytes()
  /// The colours that were used.
  private(set) var style = SVGStyle()
  /// The font of the last text.
  private var font = Font(name: "")

  /// Appends markup.
  mutating func append(_ markup: StaticString) { svg.append(markup) }

  /// Appends what is escaped already.
  mutating func append(_ other: SVGBytes) { svg.append(other) }

  /// Appends a number rounded to hundredths.
  mutating func append(number: Double) { svg.append(number: number) }

  /// Adds a colour of markup that was appended.
  mutating func use(_ color: DrawnColor) {
    style.add(fill: color)
    style.add(stroke: color)
  }

  /// Appends the element of a shape; nothing for other operations.
  mutating func append(shape operation: DrawingOperation) {
    let points = operation.points
    switch operation.kind {
    case CG_POLYGON where points.count > 0:
      begin("polygon", operation.head)
      svg.begin("points")
      for point in points {
        append(point)
        svg.append(" ")
      }
      append(points[0])
    case CG_POLYLINE:
      begin("polyline", operation.head)
      svg.begin("points")
      for point in points {
        append(point)
        svg.append(" ")
      }
    case CG_CURVE where points.count > 0:
      begin("path", operation.head)
      svg.begin("d")
      svg.append("M")
      append(points[0])
      for (index, point) in points.enumerated().dropFirst() {
        svg.append(index == 1 ? "C" : " ")
        append(point)
      }
    case CG_ELLIPSE where points.count == 2:
      begin("ellipse", operation.head)
      svg.append("cx", points[0].x)
      svg.append("cy", -points[0].y)
      svg.append("rx", points[1].x - points[0].x)
      svg.begin("ry")
      svg.append(number: points[1].y - points[0].y)
    default: return
    }
    svg.append("\"/>\n")
  }

  private mutating func append(_ point: pointf) {
    svg.append(number: point.x)
    svg.append(",")
    svg.append(number: -point.y)
  }

  /// Appends the start of a shape's element, with its look.
  private mutating func begin(_ name: StaticString, _ head: cg_operation_t) {
    svg.append("<")
    svg.append(name)
    append("fill", "fill-opacity", DrawnColor(head.fill))
    append("stroke", "stroke-opacity", DrawnColor(head.color))
    if head.size != 1 { svg.append("stroke-width", head.size) }
    switch Int(head.style) {
    case CG_DASHED: svg.append(" stroke-dasharray=\"5,2\"")
    case CG_DOTTED: svg.append(" stroke-dasharray=\"1,5\"")
    default: break
    }
    style.add(fill: DrawnColor(head.fill))
    style.add(stroke: DrawnColor(head.color))
  }

  private mutating func append(
    _ attribute: StaticString, _ opacity: StaticString, _ color: DrawnColor
  ) {
    svg.begin(attribute)
    svg.append(color)
    svg.append("\"")
    if !color.isOpaque && !color.isTransparent { svg.append(opacity, color.opacity) }
  }

  /// Appends the element of a line of text, as long as the layout made room for, so that it fits in any
  /// font.
  mutating func append(_ text: String, _ operation: DrawingOperation) {
    let head = operation.head
    if !operation.font.elementsEqual(font.name.utf8) {
      font = Font(name: String(decoding: operation.font, as: UTF8.self))
    }
    let isBold = head.flags & UInt32(HTML_BF) != 0
    switch Int(head.style) {
    case CG_START: svg.append("<text text-anchor=\"start\"")
    case CG_END: svg.append("<text text-anchor=\"end\"")
    default: svg.append("<text text-anchor=\"middle\"")
    }
    svg.append("x", operation.points[0].x)
    svg.append("y", -operation.points[0].y)
    svg.append("font-family", font.name)
    if isBold { svg.append(" font-weight=\"bold\"") }
    if head.flags & UInt32(HTML_IF) != 0 { svg.append(" font-style=\"italic\"") }
    svg.begin("font-size")
    svg.append(number: head.size, decimals: 2)
    svg.append("\"")
    append("fill", "fill-opacity", DrawnColor(head.color))
    style.add(fill: DrawnColor(head.color))
    let width = TextMetrics.width(
      of: text, size: head.size, bold: isBold || font.isBold)
    if width > 0 {
      svg.begin("textLength")
      svg.append(number: (width * 100).rounded() / 100, decimals: 1)
      svg.append("\" lengthAdjust=\"spacingAndGlyphs\"")
    }
    svg.append(">")
    svg.append(text: text.withSpacesKept)
    svg.append("</text>\n")
  }
}

/// A font by its name, which is a list of families.
private struct Font {
  let name: String
  let isBold: Bool

  init(name: String) {
    self.name = name
    isBold = TextMetrics.isBold(name)
  }
}

extension String {
  /// The text with no-break spaces for the spaces after a space, which SVG would show as one.
  fileprivate var withSpacesKept: String {
    var last: UInt8 = 0
    let hasTwo = utf8.contains { byte in
      defer { last = byte }
      return byte == UInt8(ascii: " ") && last == byte
    }
    guard hasTwo else { return self }
    var kept = String.UnicodeScalarView()
    var isAfterSpace = false
    for scalar in unicodeScalars {
      kept.append(isAfterSpace && scalar == " " ? "\u{A0}" : scalar)
      isAfterSpace = scalar == " "
    }
    return String(kept)
  }
}
