import CustomDump
import Foundation
import GraphvizExport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is written in the rows of `Page0`, `Page1`, … in files of different formats.
struct LabelFiles {
  private let folder: Folder
  /// As an XML parser reads them.
  private(set) var svg: [Int: String] = [:]
  private(set) var json: [Int: String] = [:]
  private(set) var png = "LOST"
  private(set) var pdf = "LOST"

  init(folder: Folder) throws {
    self.folder = folder
    let dot = String(decoding: try folder.read("labels.dot"), as: UTF8.self)
    try readJSON()
    try readSVG(dot)
    if try CanonicalDOT.read(from: Array(folder.read("labels.png"))) == dot {
      png = "drawn, and in its DOT"
    }
    if try folder.read("labels.pdf").starts(with: Array("%PDF".utf8)) { pdf = "drawn" }
  }

  /// The number of the page of a node.
  private static func page(_ id: String) -> Int? {
    id.hasPrefix("screen-Page") ? Int(id.dropFirst("screen-Page".count)) : nil
  }

  private mutating func readJSON() throws {
    let value = try JSONSerialization.jsonObject(with: folder.read("labels.json"))
    let graph = try #require(value as? [String: Any])
    let transitions = try #require(graph["transitions"] as? [[String: Any]])
    for transition in transitions {
      guard let from = transition["from"] as? String, let page = Int(from.dropFirst(4)) else {
        continue
      }
      json[page] = transition["trigger"] as? String
    }
  }

  private mutating func readSVG(_ dot: String) throws {
    let data = try folder.read("labels.svg")
    #expect(try CanonicalDOT.read(from: Array(data)) == dot)
    let texts = NodeTexts()
    let parser = XMLParser(data: data)
    parser.delegate = texts
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for (id, lines) in texts.lines {
      if let page = Self.page(id) { svg[page] = Self.row(lines) }
    }
  }

  /// The lines below a card's name.
  private static func row(_ lines: [String]) -> String { lines.dropFirst().joined(separator: "\n") }

  /// What cgraph reads, as `gvpr` prints it, and our own escape undone.
  func readByCgraph() async throws -> [Int: String] {
    let result = try await Tool(path: try Tool.path(of: "gvpr")).run(
      #"N { printf("<node class=\"node\" id=\"%s\">%s</node>", $.name, $.label) }"#,
      folder.path("labels.dot"))
    expectNoDifference(result.errors, "")
    let texts = NodeTexts()
    let parser = XMLParser(data: Data("<nodes>\(result.output)</nodes>".utf8))
    parser.delegate = texts
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    var labels: [Int: String] = [:]
    for (id, lines) in texts.lines {
      if let page = Self.page(id) {
        labels[page] = Self.row(lines).replacing(#"\\"#, with: #"\"#)
      }
    }
    return labels
  }

  /// What a browser shows of the Mermaid.
  func readByBrowser() async throws -> [Int: String] {
    let drawings = try await Self.readByPython("read_mermaid.py", folder.path("labels.mmd"))
    let edges = try #require(drawings.first?["edges"] as? [[String]])
    var labels: [Int: String] = [:]
    for edge in edges {
      guard let page = edge[0].firstMatch(of: /screen_Page(\d+)/).flatMap({ Int($0.1) }) else {
        continue
      }
      labels[page] = edge[1]
    }
    return labels
  }

  /// What a tool of the tests' prints of a file.
  private static func readByPython(
    _ tool: String, _ file: String
  ) async throws -> [[String: Any]] {
    let result = try await Tool(path: Repository.python())
      .run(Repository.file("Tests/Tools/\(tool)").path, file)
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [[String: Any]])
  }

  /// What a parser that is not Graphviz's reads.
  func readByPydot() async throws -> [Int: String] {
    let files = try await Self.readByPython("read_dot.py", folder.path("labels.dot"))
    let nodes = try #require(files.first?["nodes"] as? [String: String])
    var labels: [Int: String] = [:]
    for (id, label) in nodes {
      guard let page = Self.page(id) else { continue }
      labels[page] = Self.row(label.split(separator: "\n").map(String.init))
    }
    return labels
  }
}

/// Collects the lines of text of every node: SVG's texts, or what ends in a break of markup.
private final class NodeTexts: NSObject, XMLParserDelegate {
  private(set) var lines: [String: [String]] = [:]
  private var id = ""
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    if ["text", "td"].contains(element) { text = "" }
    if let kind = attributes["class"] { id = kind == "node" ? attributes["id"] ?? "" : "" }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    guard ["text", "br", "td"].contains(element), !id.isEmpty, !text.isEmpty else { return }
    lines[id, default: []].append(text)
    text = ""
  }
}
