import FlowDiagram

/// Graphviz's SVG of a diagram, made suitable for documents.
///
/// The shapes stay as Graphviz drew them. Added are readable names, identifiers without counters,
/// roles for screen readers, colours for dark pages, links, and the canonical DOT. The XML is valid
/// whatever the labels contain.
struct SVGPicture {
  private let root: XMLElement
  private let diagram: Diagram

  /// - Throws: `XMLReader.Malformed` where the bytes are not XML, or not SVG.
  init(_ bytes: [UInt8], of diagram: Diagram) throws(XMLReader.Malformed) {
    root = try XMLReader.read(bytes)
    guard root.name == "svg" else {
      throw XMLReader.Malformed(offset: 0, reason: "the outermost element is <\(root.name)>")
    }
    self.diagram = diagram
  }

  /// The parts of the diagram that are not in the picture, a clause each.
  var missing: [String] {
    SVGContents(of: root).missing(from: diagram)
  }

  /// Returns the finished picture.
  func finished(dot: String, titles: DrawingTitles, links: SourceLinks?) -> [UInt8] {
    let parts = SVGParts(diagram: diagram, titles: titles, links: links)
    var style = SVGStyle()
    var picture = root
    picture.children = parts.finished(root.children)
    style.add(picture)
    picture.attributes = Self.attributes(of: root)
    let sheet = style.sheet(paper: Self.paper(of: root))
    let head = [
      XMLElement("title", [.init(name: "id", value: Self.titleID)], text: titles.title),
      XMLElement("desc", [.init(name: "id", value: Self.descriptionID)], text: titles.description),
      CanonicalDOT.element(holding: dot),
    ]
    picture.children =
      (head + (sheet.isEmpty ? [] : [XMLElement("style", text: sheet)]))
      .flatMap { [.text("\n"), .element($0)] } + picture.children
    return picture.document
  }
}

extension SVGPicture {
  private static let titleID = "diagram-title"
  private static let descriptionID = "diagram-description"

  /// Returns the attributes of the whole picture.
  private static func attributes(of root: XMLElement) -> [XMLElement.Attribute] {
    var element = root
    // Graphviz rounds the size but not the view box, which would distort the picture a little.
    let sides = (root["viewBox"] ?? "").split(separator: " ")
    if sides.count == 4 {
      element["width"] = "\(sides[2])pt"
      element["height"] = "\(sides[3])pt"
    }
    element["class"] = SVGStyle.scope
    element["role"] = "graphics-document img"
    element["aria-roledescription"] = "diagram"
    element["aria-labelledby"] = titleID
    element["aria-describedby"] = descriptionID
    return element.attributes
  }

  /// Returns the background colour, if there is one.
  private static func paper(of root: XMLElement) -> String? {
    root.elements.first { $0["class"] == "graph" }?
      .elements.first { $0.name == "polygon" }?["fill"]
  }
}
