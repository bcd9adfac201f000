import FlowEmbedding
import FlowTrace
import GraphvizExport

extension FuzzedInput {
  static func checkPage(_ bytes: [UInt8]) throws(Violation) {
    let document = MarkedDocument(bytes, file: "a.md")
    for problem in document.problems { try requireVisible(problem.description) }
    let same = document.places.map { Array(document.content(of: $0)) }
    try require(document.replacing(same) == bytes, "a page with the same content is another page")
    guard document.problems.isEmpty else { return }
    let filled = MarkedDocument(
      document.replacing(document.places.map { _ in Array("x\n".utf8) }), file: "a.md")
    try require(
      filled.places.map(\.options) == document.places.map(\.options),
      "what is put between marks changes them")
  }

  /// What the last look at an SVG lets pass has nothing in it that does anything, as libxml2 reads it.
  static func checkSVG(_ bytes: [UInt8]) throws(Violation) {
    let links = SourceLinks(base: "https://example.com/{name}")
    guard SVGSafety.objection(to: bytes, links: links) == nil else { return }
    guard let library = LibXML.shared else { throw Violation("libxml2 is not installed") }
    let acts = library.elements(of: bytes).flatMap(acts(in:))
    try require(acts.isEmpty, "does something: \(acts)")
  }

  /// Returns what in an element might do something.
  private static func acts(in element: LibXML.Element) -> [String] {
    var acts: [String] = []
    let name = element.name.lowercased()
    if ["script", "foreignobject", "iframe", "image", "use", "set"].contains(name)
      || name.hasPrefix("animate")
    {
      acts.append("<\(element.name)>")
    }
    for (key, value) in element.attributes {
      let key = key.lowercased()
      let value = value.lowercased()
      let leadsOut =
        key.hasSuffix("href") && !value.hasPrefix("#")
        && !value.hasPrefix("https://example.com/")
      let loads =
        ["style", "fill"].contains(key) && value.replacing("url(#", with: "").contains("url(")
      if key.hasPrefix("on") || leadsOut || loads { acts.append("\(key)=\(value)") }
    }
    return acts
  }
}
