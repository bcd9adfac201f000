import FlowDiagram

/// Makes Graphviz's SVG of a diagram one to put into documents.
///
/// The shapes stay as Graphviz drew them. What is new: names that people read in place of
/// Graphviz's, identifiers without counters, roles for screen readers, colours for the dark,
/// links, the canonical DOT, and XML that is valid whatever the labels hold.
struct SVGPicture {
  private let root: XMLElement
  private let diagram: Diagram

  /// - Throws: `XMLReader.Malformed` when it is no XML, or no SVG.
  init(_ bytes: [UInt8], of diagram: Diagram) throws(XMLReader.Malformed) {
    root = try XMLReader.read(bytes)
    guard root.name == "svg" else {
      throw XMLReader.Malformed(offset: 0, reason: "the outermost element is <\(root.name)>")
    }
    self.diagram = diagram
  }

  /// What the diagram has and the picture does not show, a clause each.
  var missing: [String] {
    SVGContents(of: root).missing(from: diagram)
  }

  /// The finished picture.
  func finished(dot: String, titles: DrawingTitles, links: SourceLinks?) -> [UInt8] {
    let parts = SVGParts(diagram: diagram, titles: titles, links: links)
    var style = SVGStyle()
    var picture = root
    picture.children = root.children.flatMap { parts.finished($0) }
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

  /// What the whole picture is, and how large.
  private static func attributes(of root: XMLElement) -> [XMLElement.Attribute] {
    var element = root
    // Graphviz rounds the size, and not the view box: the picture would be a little distorted.
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

  /// The colour of the polygon under everything, if it has one.
  private static func paper(of root: XMLElement) -> String? {
    root.elements.first { $0["class"] == "graph" }?
      .elements.first { $0.name == "polygon" }?["fill"]
  }
}
