import CGraphviz

/// The SVG of a diagram, written from Graphviz's drawing operations in one pass.
///
/// It has readable names, identifiers without counters, roles for screen readers, colours for dark pages,
/// links, and the canonical DOT. The XML is valid whatever the labels contain.
struct SVGPicture {
  private static let clusterPrefix = "cluster_"

  private let parts: PictureParts
  private var page: DrawnPoints?
  private var shapes = SVGShapes()
  /// The colour of the first polygon, which is the background.
  private var paper: PictureColor?
  /// The lines of the parts that are drawn.
  private var found: [[String]?]
  /// The part that is being drawn.
  private var open: Int?
  /// The last card that got the picture of its screen.
  private var pictured: Int?

  /// - Parameters:
  ///   - bytes: the operations.
  ///   - parts: what the picture must have.
  /// - Throws: `DrawingOperations.Malformed` where the bytes are not one drawing of these parts.
  init(_ bytes: [UInt8], of parts: PictureParts) throws(DrawingOperations.Malformed) {
    self.parts = parts
    found = Array(repeating: nil, count: parts.all.count)
    var operations = DrawingOperations(bytes)
    var isOpen = true
    while isOpen {
      let operation = try operations.next()
      if let reason = add(operation) {
        throw .init(offset: operation.offset, reason: reason)
      }
      isOpen = operation.kind != CG_PAGE_END
    }
    guard operations.isAtEnd else {
      throw .init(offset: 0, reason: "there is more than one page")
    }
  }

  /// The parts of the diagram that are not in the picture, a clause each.
  var missing: [String] { parts.missing(from: found) }

  /// Adds an operation, or returns why it can't be the next.
  private mutating func add(_ operation: DrawingOperation) -> String? {
    guard (operation.kind == CG_PAGE) == (page == nil) else {
      return "unexpected begin of a page, or none"
    }
    switch operation.kind {
    case CG_PAGE:
      guard operation.points.count == 3 else { return "a page without its size" }
      page = operation.points
    case CG_NODE: return begin(.node, operation)
    case CG_EDGE: return begin(.edge, operation)
    case CG_CLUSTER: return begin(.cluster, operation)
    case CG_PART_END: return end()
    case CG_PAGE_END: return open == nil ? nil : "the last part has no end"
    case CG_TEXT:
      guard operation.points.count == 1 else { return "a text without its place" }
      let text = String(decoding: operation.text, as: UTF8.self)
      if let open { found[open]?.append(text) }
      shapes.append(text, operation)
    default:
      if open == nil, paper == nil { paper = DrawnColor(operation.head.fill).color }
      shapes.append(shape: operation)
      if operation.kind == CG_POLYLINE { appendPicture(below: operation.points) }
    }
    return nil
  }

  /// Appends the picture of a screen below the first line of its card, which is above the free cell.
  private mutating func appendPicture(below rule: DrawnPoints) {
    guard let open, pictured != open, let picture = parts.all[open].picture else { return }
    pictured = open
    shapes.append(picture, below: rule)
  }

  private mutating func begin(_ kind: PictureParts.Kind, _ operation: DrawingOperation) -> String? {
    let name = String(decoding: operation.text, as: UTF8.self)
    let prefix = Self.clusterPrefix
    let id =
      kind == .cluster && name.hasPrefix(prefix) ? String(name.dropFirst(prefix.count)) : name
    guard open == nil, let number = parts.number(of: kind, id), found[number] == nil else {
      return "unexpected \(kind) '\(id)'"
    }
    open = number
    found[number] = []
    let part = parts.all[number]
    var head = SVGBytes()
    head.append("<g")
    head.append("id", id)
    head.append("class", kind.rawValue)
    head.append("role", part.link == nil ? "graphics-symbol img" : "group")
    head.append(">\n")
    if !part.title.isEmpty {
      head.append("<title>")
      head.append(text: part.title)
      head.append("</title>\n")
    }
    if let link = part.link {
      head.append("<a")
      head.append("href", link)
      head.append("aria-label", part.title)
      head.append(">\n")
    }
    shapes.append(head)
    return nil
  }

  private mutating func end() -> String? {
    guard let number = open else { return "the end of no part" }
    open = nil
    guard parts.all[number].picture == nil || pictured == number else {
      return "a card without the place of its picture"
    }
    if parts.all[number].link != nil { shapes.append("</a>\n") }
    shapes.append("</g>\n")
    return nil
  }
}

extension SVGPicture {
  private static let titleID = "diagram-title"
  private static let descriptionID = "diagram-description"

  /// Returns the finished picture.
  func finished(dot: String) -> [UInt8] {
    var svg = SVGBytes()
    svg.append("<?xml version=\"1.0\" encoding=\"UTF-8\" standalone=\"no\"?>\n")
    appendRoot(to: &svg)
    svg.append("<title")
    svg.append("id", Self.titleID)
    svg.append(">")
    svg.append(text: parts.titles.title)
    svg.append("</title>\n<desc")
    svg.append("id", Self.descriptionID)
    svg.append(">")
    svg.append(text: parts.titles.description)
    svg.append("</desc>\n")
    CanonicalDOT.append(dot, to: &svg)
    let sheet = shapes.style.sheet(paper: paper)
    if !sheet.isEmpty {
      svg.append("<style>")
      svg.append(text: sheet)
      svg.append("</style>\n")
    }
    appendPage(to: &svg)
    svg.append(shapes.svg)
    svg.append("</g>\n</svg>\n")
    return svg.bytes
  }

  private func appendRoot(to svg: inout SVGBytes) {
    let size = page?[0] ?? pointf()
    svg.append("<svg width=\"")
    svg.append(number: size.x, decimals: 2)
    svg.append("pt\" height=\"")
    svg.append(number: size.y, decimals: 2)
    svg.append("pt\" viewBox=\"0.00 0.00 ")
    svg.append(number: size.x, decimals: 2)
    svg.append(" ")
    svg.append(number: size.y, decimals: 2)
    svg.append("\" xmlns=\"http://www.w3.org/2000/svg\"")
    svg.append(" xmlns:xlink=\"http://www.w3.org/1999/xlink\"")
    svg.append("class", SVGStyle.scope)
    svg.append(" role=\"graphics-document img\" aria-roledescription=\"diagram\"")
    svg.append("aria-labelledby", Self.titleID)
    svg.append("aria-describedby", Self.descriptionID)
    svg.append(">\n")
  }

  private func appendPage(to svg: inout SVGBytes) {
    let (scale, origin) = (page?[1] ?? pointf(), page?[2] ?? pointf())
    svg.append("<g class=\"graph\" transform=\"scale(")
    svg.append(number: scale.x)
    svg.append(" ")
    svg.append(number: scale.y)
    svg.append(") rotate(0) translate(")
    svg.append(number: origin.x)
    svg.append(" ")
    svg.append(number: -origin.y)
    svg.append(")\">\n")
  }
}
