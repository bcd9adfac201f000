import ScreenPictures
import TextMetrics

/// Draws a wireframe: a phone with bars, texts, controls and lists in plain shapes.
struct WireframeDrawing {
  private static let width = ScreenPicture.size.width
  private static let height = ScreenPicture.size.height
  private static let margin = 9.0
  private static let barHeight = 22.0
  private static let tabsHeight = 27.0
  private static let gap = 7.0
  private static let body = 8.0

  private let wireframe: Wireframe
  private var canvas = WireframeCanvas()
  private var top = 0.0
  private var bottom = Self.height

  private init(_ wireframe: Wireframe) {
    self.wireframe = wireframe
  }

  /// Returns the shapes of a wireframe, in points from its upper left corner.
  static func svg(of wireframe: Wireframe) -> SVGBytes {
    var drawing = WireframeDrawing(wireframe)
    drawing.draw()
    return drawing.canvas.svg
  }

  private mutating func draw() {
    let isSheet = wireframe.first(.sheet) != nil
    let isAlert = wireframe.first(.alert) != nil
    canvas.rect(
      0, 0, Self.width, Self.height, radius: 11, fill: isSheet || isAlert ? .fill : .ground,
      stroke: .line)
    guard !isAlert else { return drawAlert() }
    if isSheet {
      top = 12
      canvas.rect(0, top, Self.width, Self.height - top, radius: 9, fill: .ground, stroke: .line)
      canvas.rect(Self.width / 2 - 9, top + 2.5, 18, 2, radius: 1, fill: .line)
      top += 4
    }
    drawBar()
    drawTabs()
    drawContents()
  }

  // MARK: Bars

  private mutating func drawBar() {
    guard let title = wireframe.first(.title) else {
      top += 8
      return
    }
    let base = top + 15
    var (left, right) = (Self.margin, Self.width - Self.margin)
    if wireframe.first(.back) != nil {
      canvas.line(
        (left + 4, base - 6.5), (left, base - 2.5), (left + 4, base + 1.5), stroke: .tint,
        width: 1.2)
      left += 9
    }
    let items = wireframe.parts.filter { $0.kind == .left || $0.kind == .right }
    for item in items {
      let name = WireframeCanvas.cut(item.texts.first ?? "", size: 7, most: 34)
      let width = max(TextMetrics.width(of: name, size: 7), 8)
      let start = item.kind == .left ? left : right - width
      if name.isEmpty {
        canvas.circle(start + 4, base - 2.5, radius: 3.5, fill: nil, stroke: .tint)
      } else {
        canvas.text(name, start, base, size: 7, most: width + 0.01, color: .tint)
      }
      if item.kind == .left { left += width + 4 } else { right -= width + 4 }
    }
    // The title stands in the middle of the screen, or where the items leave room.
    let half = TextMetrics.width(of: title.texts.first ?? "", size: Self.body, bold: true) / 2
    let isCentered = Self.width / 2 - half >= left && Self.width / 2 + half <= right
    canvas.text(
      title.texts.first ?? "", isCentered ? Self.width / 2 : (left + right) / 2, base,
      size: Self.body, most: right - left, .middle, isBold: true)
    top += Self.barHeight
    canvas.line((0, top), (Self.width, top), stroke: .line)
  }

  private mutating func drawTabs() {
    guard let tabs = wireframe.first(.tabs), !tabs.texts.isEmpty else { return }
    bottom -= Self.tabsHeight
    canvas.line((0, bottom), (Self.width, bottom), stroke: .line)
    // A phone shows five.
    let titles = tabs.texts.prefix(5)
    let width = Self.width / Double(titles.count)
    for (index, title) in titles.enumerated() {
      let middle = width * (Double(index) + 0.5)
      let color: WireframeColor = index == tabs.selected ? .tint : .quiet
      canvas.circle(
        middle, bottom + 9, radius: 4, fill: index == tabs.selected ? .tint : nil, stroke: color)
      canvas.text(title, middle, bottom + 21, size: 6.5, most: width - 2, .middle, color: color)
    }
  }

  // MARK: Contents

  private static let contents: Set<Wireframe.Part.Kind> = [
    .text, .image, .button, .field, .search, .slider, .stepper, .on, .off, .segments, .row, .item,
  ]

  private mutating func drawContents() {
    let parts = wireframe.parts.filter { Self.contents.contains($0.kind) }
    let isList = parts.contains { $0.kind == .row || $0.kind == .item || $0.kind == .search }
    let total = parts.reduce(0) { $0 + Self.height(of: $1) }
    var y = top + (isList ? 0 : max(Self.gap, (bottom - top - total) / 2))
    var column = 0
    for (index, part) in parts.enumerated() {
      let height = Self.height(of: part)
      // A row of two items is one line.
      guard y + height <= bottom else { break }
      draw(part, at: y, column)
      if part.kind == .item, column == 0, parts.dropFirst(index + 1).first?.kind == .item {
        column = 1
      } else {
        column = 0
        y += height
      }
    }
  }

  /// The height of a part with the gap below it.
  private static func height(of part: Wireframe.Part) -> Double {
    switch part.kind {
    case .text:
      Double(lines(of: part).count) * 10 + gap
    case .image: 40 + gap
    case .button: 18 + gap
    case .field, .search, .stepper, .segments: 17 + gap
    case .slider, .on, .off: 14 + gap
    case .row: part.texts.dropFirst().first?.isEmpty == false ? 26 : 20
    case .item: 40
    case .sheet, .alert, .title, .back, .left, .right, .tabs: 0
    }
  }

  private static func lines(of part: Wireframe.Part) -> [String] {
    WireframeCanvas.lines(
      part.texts.first ?? "", size: body, most: width - 2 * margin, count: 4)
  }

  private mutating func draw(_ part: Wireframe.Part, at y: Double, _ column: Int) {
    let (left, width) = (Self.margin, Self.width - 2 * Self.margin)
    let text = part.texts.first ?? ""
    switch part.kind {
    case .text:
      for (index, line) in Self.lines(of: part).enumerated() {
        canvas.text(
          line, Self.width / 2, y + 8 + 10 * Double(index), size: Self.body, most: width + 1,
          .middle)
      }
    case .image:
      canvas.rect(Self.width / 2 - 28, y, 56, 40, radius: 4, fill: .fill)
      canvas.circle(Self.width / 2 - 14, y + 12, radius: 4, fill: .line)
      canvas.line(
        (Self.width / 2 - 22, y + 34), (Self.width / 2 - 6, y + 18), (Self.width / 2 + 4, y + 28),
        (Self.width / 2 + 10, y + 22), (Self.width / 2 + 22, y + 34), stroke: .line, width: 1.5)
    case .button:
      drawButton(text, at: y, left, width)
    case .field:
      canvas.rect(left, y, width, 17, radius: 4, fill: .ground, stroke: .line)
      canvas.text(text, left + 5, y + 11.5, size: Self.body, most: width - 10, color: .quiet)
    case .search:
      canvas.rect(left, y + 4, width, 15, radius: 7.5, fill: .fill)
      canvas.circle(left + 8, y + 11, radius: 2.5, fill: nil, stroke: .quiet)
      canvas.line((left + 9.8, y + 12.8), (left + 12, y + 15), stroke: .quiet)
      canvas.text(text, left + 15, y + 14, size: 7, most: width - 20, color: .quiet)
    case .slider:
      canvas.line((left, y + 7), (left + width, y + 7), stroke: .line, width: 2)
      canvas.line((left, y + 7), (left + width / 2, y + 7), stroke: .tint, width: 2)
      canvas.circle(left + width / 2, y + 7, radius: 5, fill: .ground, stroke: .line)
    case .stepper:
      canvas.text(text, left, y + 11.5, size: Self.body, most: width - 46)
      canvas.rect(left + width - 42, y, 42, 17, radius: 5, fill: .fill)
      canvas.line(
        (left + width - 35, y + 8.5), (left + width - 28, y + 8.5), stroke: .ink, width: 1)
      canvas.line((left + width - 21, y + 4), (left + width - 21, y + 13), stroke: .line)
      canvas.line((left + width - 14, y + 8.5), (left + width - 7, y + 8.5), stroke: .ink, width: 1)
      canvas.line(
        (left + width - 10.5, y + 5), (left + width - 10.5, y + 12), stroke: .ink, width: 1)
    case .on, .off:
      let isOn = part.kind == .on
      canvas.text(text, left, y + 10, size: Self.body, most: width - 28)
      canvas.rect(left + width - 23, y, 23, 14, radius: 7, fill: isOn ? .tint : .line)
      canvas.circle(left + width - (isOn ? 7 : 16), y + 7, radius: 5.5, fill: .ground)
    case .segments: drawSegments(part, at: y, left, width)
    case .row:
      canvas.text(text, left, y + 12.5, size: Self.body, most: width)
      if let detail = part.texts.dropFirst().first {
        canvas.text(detail, left, y + 21.5, size: 6.5, most: width, color: .quiet)
      }
      let end = y + Self.height(of: part)
      canvas.line((left, end), (Self.width, end), stroke: .line)
    case .item:
      let side = (width - 6) / 2
      let x = left + Double(column) * (side + 6)
      canvas.rect(x, y + 5, side, 35, radius: 4, fill: .fill)
      canvas.text(text, x + side / 2, y + 25, size: 7, most: side - 6, .middle)
    case .sheet, .alert, .title, .back, .left, .right, .tabs: break
    }
  }

  private mutating func drawButton(_ text: String, at y: Double, _ left: Double, _ most: Double) {
    let width = min(most, max(44, TextMetrics.width(of: text, size: Self.body, bold: true) + 18))
    canvas.rect(left + (most - width) / 2, y, width, 18, radius: 6, fill: .fill)
    canvas.text(
      text, left + most / 2, y + 12, size: Self.body, most: width - 8, .middle, color: .tint,
      isBold: true)
  }

  private mutating func drawSegments(
    _ part: Wireframe.Part, at y: Double, _ left: Double, _ width: Double
  ) {
    canvas.rect(left, y, width, 17, radius: 5, fill: .fill)
    let titles = part.texts.prefix(6)
    let each = width / Double(max(1, titles.count))
    for (index, title) in titles.enumerated() {
      let x = left + Double(index) * each
      if index == part.selected {
        canvas.rect(x + 1.5, y + 1.5, each - 3, 14, radius: 4, fill: .ground, stroke: .line)
      }
      canvas.text(title, x + each / 2, y + 11.2, size: 7, most: each - 5, .middle)
    }
  }

  // MARK: Alerts

  private mutating func drawAlert() {
    let parts = wireframe.parts
    let message = parts.first { $0.kind == .text }.map {
      WireframeCanvas.lines($0.texts.first ?? "", size: 7, most: 76, count: 5)
    }
    let title = WireframeCanvas.lines(
      wireframe.first(.title)?.texts.first ?? "", size: Self.body, most: 72, count: 2)
    let fields = parts.filter { $0.kind == .field }
    let buttons = parts.filter { $0.kind == .button }.prefix(6)
    let head = 10.0 * Double(title.count) + 9 * Double(message?.count ?? 0) + 14
    let height = head + 19 * Double(fields.count) + 18 * Double(buttons.count)
    let (left, width) = (9.0, Self.width - 18)
    var y = max(6, (Self.height - height) / 2)
    canvas.rect(left, y, width, height, radius: 9, fill: .ground, stroke: .line)
    y += 13
    for line in title {
      canvas.text(line, Self.width / 2, y, size: Self.body, most: 80, .middle, isBold: true)
      y += 10
    }
    for line in message ?? [] {
      canvas.text(line, Self.width / 2, y, size: 7, most: 80, .middle, color: .quiet)
      y += 9
    }
    y += 1
    for field in fields {
      canvas.rect(left + 6, y - 6, width - 12, 15, radius: 3, fill: .ground, stroke: .line)
      canvas.text(
        field.texts.first ?? "", left + 10, y + 4, size: 7, most: width - 20, color: .quiet)
      y += 19
    }
    y -= 6
    for button in buttons {
      canvas.line((left, y), (left + width, y), stroke: .line)
      canvas.text(
        button.texts.first ?? "", Self.width / 2, y + 12, size: Self.body, most: width - 8, .middle,
        color: .tint)
      y += 18
    }
  }
}
