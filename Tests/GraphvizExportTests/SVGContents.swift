import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a drawing.
struct SVGContents {
  /// Titles of the groups of class `node`.
  private(set) var nodes: [String] = []
  /// Ids of the groups of class `edge`.
  private(set) var edges: [String] = []
  /// Titles of the groups of class `cluster`.
  private(set) var clusters: [String] = []
  /// Each a line of a label.
  private(set) var texts: Set<String> = []

  init(_ bytes: [UInt8]) throws {
    let delegate = Delegate()
    let parser = XMLParser(data: Data(bytes))
    parser.delegate = delegate
    guard parser.parse() else { throw parser.parserError ?? CocoaError(.fileReadCorruptFile) }
    self = delegate.contents
    nodes.sort()
    edges.sort()
    clusters.sort()
  }

  private init() {}

  private final class Delegate: NSObject, XMLParserDelegate {
    var contents = SVGContents()
    private var kind = ""
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      text = ""
      guard element == "g" else { return }
      kind = attributes["class"] ?? kind
      if kind == "edge", let id = attributes["id"] { contents.edges.append(id) }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      text += characters
    }

    func parser(
      _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      switch (element, kind) {
      case ("title", "node"): contents.nodes.append(text)
      case ("title", "cluster"): contents.clusters.append(text)
      case ("text", _): contents.texts.insert(text.xmlSpaced)
      default: break
      }
    }
  }
}

extension StringProtocol {
  /// Graphviz writes runs of spaces as no-break spaces; both read the same.
  var xmlSpaced: String {
    split { $0 == " " || $0 == "\u{A0}" }.joined(separator: " ")
  }
}

/// Pixels, from the header of a PNG.
struct PNGSize {
  var width: Int
  var height: Int

  init(_ bytes: [UInt8]) throws {
    try #require(bytes.count > 24)
    func number(at index: Int) -> Int { bytes[index..<(index + 4)].reduce(0) { $0 << 8 | Int($1) } }
    (width, height) = (number(at: 16), number(at: 20))
  }
}
