import Foundation
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What an XML parser finds in a drawing.
struct ParsedSVG {
  /// Ids of the groups of class `node`.
  private(set) var nodes: [String] = []
  /// Ids of the groups of class `edge`.
  private(set) var edges: [String] = []
  /// Ids of the groups of class `cluster`.
  private(set) var clusters: [String] = []
  /// Each a line of a label.
  private(set) var texts: Set<String> = []
  /// What people read about a part, by its id.
  private(set) var titles: [String: String] = [:]
  /// Where a part leads to, by its id.
  private(set) var links: [String: String] = [:]

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
    var contents = ParsedSVG()
    private var kind = ""
    private var id = ""
    private var text = ""

    func parser(
      _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
      qualifiedName: String?, attributes: [String: String]
    ) {
      text = ""
      if element == "a" { contents.links[id] = attributes["href"] }
      guard element == "g" else { return }
      kind = attributes["class"] ?? kind
      guard attributes["class"] != nil else { return }
      id = attributes["id"] ?? ""
      switch kind {
      case "node": contents.nodes.append(id)
      case "edge": contents.edges.append(id)
      case "cluster": contents.clusters.append(id)
      default: break
      }
    }

    func parser(_ parser: XMLParser, foundCharacters characters: String) {
      text += characters
    }

    func parser(
      _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
      qualifiedName: String?
    ) {
      switch element {
      case "title": contents.titles[id] = text
      case "text": contents.texts.insert(text.xmlSpaced)
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
