import CustomDump
import Foundation
import GraphvizExport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What is written on the pushes to `Page0`, `Page1`, … in files of different formats.
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

  /// The number of the page that an arrow with this identifier leads to.
  private static func page(_ id: String) -> Int? {
    id.components(separatedBy: "screen-Page").last.flatMap { Int($0) }
  }

  private mutating func readJSON() throws {
    let value = try JSONSerialization.jsonObject(with: folder.read("labels.json"))
    let graph = try #require(value as? [String: Any])
    let transitions = try #require(graph["transitions"] as? [[String: Any]])
    for transition in transitions {
      guard let to = transition["to"] as? String, let page = Int(to.dropFirst(4)) else { continue }
      json[page] = transition["trigger"] as? String
    }
  }

  private mutating func readSVG(_ dot: String) throws {
    let data = try folder.read("labels.svg")
    #expect(try CanonicalDOT.read(from: Array(data)) == dot)
    let texts = ArrowTexts()
    let parser = XMLParser(data: data)
    parser.delegate = texts
    #expect(parser.parse(), "\(String(describing: parser.parserError))")
    for (id, lines) in texts.lines {
      if let page = Self.page(id) { svg[page] = lines.joined(separator: "\n") }
    }
  }

  /// What cgraph reads, as `gvpr` tells it, and our own escapes undone.
  func readByCgraph() async throws -> [Int: String] {
    let result = try await Tool(path: try Tool.path(of: "gvpr")).run(
      #"E { printf("%s\t%s\n", $.id, $.label) }"#, folder.path("labels.dot"))
    expectNoDifference(result.errors, "")
    var labels: [Int: String] = [:]
    for line in result.output.split(separator: "\n") {
      let parts = line.split(separator: "\t", maxSplits: 1, omittingEmptySubsequences: false)
      if let page = Self.page(String(parts[0])) { labels[page] = Self.unescaped(parts[1]) }
    }
    return labels
  }

  private static func unescaped(_ raw: Substring) -> String {
    var text = ""
    var rest = raw.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar == "\\", let next = rest.popFirst() else {
        text.unicodeScalars.append(scalar)
        continue
      }
      text.unicodeScalars.append(next == "n" ? "\n" : next)
    }
    return text.replacing("&amp;", with: "&")
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
    let root = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "../..").standardized
    let result = try await Tool(path: root.appending(path: ".build/python/bin/python3").path)
      .run(root.appending(path: "Tests/Tools/\(tool)").path, file)
    #expect(result.status == 0, "\(result.errors)")
    let value = try JSONSerialization.jsonObject(with: Data(result.output.utf8))
    return try #require(value as? [[String: Any]])
  }

  /// What a parser that is not Graphviz's reads.
  func readByPydot() async throws -> [Int: String] {
    let files = try await Self.readByPython("read_dot.py", folder.path("labels.dot"))
    let edges = try #require(files.first?["edges"] as? [[String: Any]])
    var labels: [Int: String] = [:]
    for edge in edges {
      guard let id = edge["id"] as? String, let page = Self.page(id) else { continue }
      labels[page] = edge["label"] as? String
    }
    return labels
  }
}

/// Collects the lines of text of every arrow in an SVG.
private final class ArrowTexts: NSObject, XMLParserDelegate {
  private(set) var lines: [String: [String]] = [:]
  private var id = ""
  private var text = ""

  func parser(
    _ parser: XMLParser, didStartElement element: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    text = ""
    if let kind = attributes["class"] { id = kind == "edge" ? attributes["id"] ?? "" : "" }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) {
    text += characters
  }

  func parser(
    _ parser: XMLParser, didEndElement element: String, namespaceURI: String?,
    qualifiedName: String?
  ) {
    if element == "text", !id.isEmpty { lines[id, default: []].append(text) }
  }
}
