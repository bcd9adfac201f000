import FlowEmbedding
import FlowTrace
import Foundation
import GraphvizExport

#if canImport(FoundationXML)
  import FoundationXML
#endif

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
    // Foundation's parser traps at entities that nobody declared; a browser ends there.
    let undeclared = /&(?!(?:amp|lt|gt|quot|apos|#[0-9]+|#x[0-9a-fA-F]+);)/
    guard !String(decoding: bytes, as: UTF8.self).contains(undeclared) else { return }
    let parser = XMLParser(data: Data(bytes))
    let acts = ActsInSVG()
    parser.delegate = acts
    // What ends in an error has been read up to there, as in a browser.
    _ = parser.parse()
    try require(acts.found.isEmpty, "does something: \(acts.found)")
  }
}

/// Collects what in an SVG might do something.
private final class ActsInSVG: NSObject, XMLParserDelegate {
  private(set) var found: [String] = []

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    let name = element.split(separator: ":").last.map { $0.lowercased() } ?? ""
    if ["script", "foreignobject", "iframe", "image", "use", "set"].contains(name)
      || name.hasPrefix("animate")
    {
      found.append("<\(element)>")
    }
    for (key, value) in attributes {
      let key = key.lowercased()
      let value = value.lowercased()
      if key.hasPrefix("on") { found.append(key) }
      if key.hasSuffix("href"), !value.hasPrefix("#"), !value.hasPrefix("https://example.com/") {
        found.append("\(key)=\(value)")
      }
      if key == "style" || key == "fill", value.contains("url("), !value.contains("url(#") {
        found.append("\(key)=\(value)")
      }
    }
    found.sort()
  }
}
