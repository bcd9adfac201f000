import CGraphviz
import FlowTrace
import PortableC

/// The graph that cgraph reads in a DOT text.
struct GraphvizReading {
  private typealias Graph = UnsafeMutablePointer<Agraph_t>
  private typealias Node = UnsafeMutablePointer<Agnode_t>

  /// cgraph has one scanner and one table of strings for the whole process, and even reading a graph
  /// rearranges its trees.
  private static let oneAtATime = Locked(())

  /// The nodes, edges and clusters, in no particular order.
  private(set) var parts: [GraphvizPart] = []
  /// The graph's label; empty where it has none.
  private(set) var title = GraphvizPart.Value.lines([])

  /// Reads a DOT text. O(*n* × *d*) in its length and the depth of its clusters.
  init(of dot: String) throws(GraphvizError) {
    guard !dot.hasNUL else { throw .unreadable("it contains a NUL character") }
    self = try Self.oneAtATime.withLock { _ in
      Result { () throws(GraphvizError) in try GraphvizReading(reading: dot) }
    }.get()
  }

  private init(reading dot: String) throws(GraphvizError) {
    cg_keep_messages()
    _ = cg_take_errors()
    let read = cg_read(dot)
    defer { if let read { cg_close(read) } }
    let failed = cg_take_errors()
    guard let read, !failed else { throw .unreadable(Self.lastMessage ?? "it has no graph") }
    title = label(cg_graph_value(read, "label"))
    let places = addClusters(in: read)
    addNodesAndEdges(in: read, places: places)
  }

  private static var lastMessage: String? {
    guard let message = cg_last_message() else { return nil }
    defer { free(message) }
    return String(cString: message)
  }

  private struct Place {
    var innermost: [UInt8]
    var depth: Int
  }

  /// Returns the place of each node. Nesting takes no stack.
  private mutating func addClusters(in graph: Graph) -> [Node: Place] {
    var places: [Node: Place] = [:]
    var open: [(subgraph: Graph?, parent: [UInt8]?)] = [(cg_first_subgraph(graph), nil)]
    while let (next, parent) = open.popLast() {
      guard let next else { continue }
      open.append((cg_next_subgraph(next), parent))
      let name = bytes(cg_graph_name(next))
      let isCluster = name.starts(with: "cluster".utf8)
      open.append((cg_first_subgraph(next), isCluster ? name : parent))
      guard isCluster else { continue }
      parts.append(.cluster(name, label: label(cg_graph_value(next, "label")), parent: parent))
      var node = cg_first_node(next)
      while let found = node {
        places[found] = Place(innermost: name, depth: (places[found]?.depth ?? 0) + 1)
        node = cg_next_node(next, found)
      }
    }
    return places
  }

  private mutating func addNodesAndEdges(in graph: Graph, places: [Node: Place]) {
    var node = cg_first_node(graph)
    while let found = node {
      parts.append(
        .node(
          bytes(cg_node_name(found)), label: label(cg_node_value(found, "label")),
          cluster: places[found]?.innermost, depth: places[found]?.depth ?? 0))
      var edge = cg_first_edge_out(graph, found)
      while let leaving = edge {
        parts.append(
          .edge(
            bytes(cg_edge_value(leaving, "id")), tail: bytes(cg_node_name(cg_tail(leaving))),
            head: bytes(cg_node_name(cg_head(leaving))),
            row: row(cg_edge_value(leaving, "tailport")),
            label: label(cg_edge_value(leaving, "label"))))
        edge = cg_next_edge_out(graph, leaving)
      }
      node = cg_next_node(graph, found)
    }
  }

  private func bytes(_ string: UnsafePointer<CChar>?) -> [UInt8] {
    guard let string else { return [] }
    return Array(UnsafeRawBufferPointer(start: string, count: strlen(string)))
  }

  /// Returns the port of an edge's end, without the side.
  private func row(_ port: UnsafePointer<CChar>?) -> [UInt8] {
    Array(bytes(port).prefix { $0 != UInt8(ascii: ":") })
  }

  /// Returns the lines that Graphviz shows for a label of markup.
  private func label(_ string: UnsafePointer<CChar>?) -> GraphvizPart.Value {
    let raw = bytes(string)
    if raw.isEmpty { return .lines([]) }
    guard cg_is_html(string),
      let markup = try? XMLReader.read(Array("<label>".utf8) + raw + Array("</label>".utf8))
    else { return .malformed(raw) }
    var lines = MarkupLines()
    lines.add(markup)
    let shown = lines.finished.compactMap(Self.unescaped)
    return shown.count == lines.finished.count ? .lines(shown) : .malformed(raw)
  }

  /// Returns a text without the escape `\\`; nil where it has others, which Graphviz replaces.
  private static func unescaped(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "\\")) else { return text }
    var shown = String.UnicodeScalarView()
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      guard scalar != "\\" || rest.popFirst() == "\\" else { return nil }
      shown.append(scalar)
    }
    return String(shown)
  }
}

/// The lines of text in an HTML-like label: what is between breaks, cell by cell.
private struct MarkupLines {
  private var lines: [String] = []
  private var line = ""

  /// The lines that are not empty.
  var finished: [String] { (lines + [line]).filter { !$0.isEmpty } }

  /// Adds the text of an element; Graphviz passes over what is between cells.
  mutating func add(_ element: XMLElement) {
    let isTable = ["table", "tr"].contains(element.name)
    for child in element.children {
      switch child {
      case .text(let text): if !isTable { line += text }
      case .element(let inner):
        add(inner)
        if ["br", "td"].contains(inner.name) {
          lines.append(line)
          line = ""
        }
      }
    }
  }
}

extension String {
  /// Whether C would take a part of it for the whole.
  fileprivate var hasNUL: Bool {
    var text = self
    return text.withUTF8 { $0.contains(0) }
  }
}
