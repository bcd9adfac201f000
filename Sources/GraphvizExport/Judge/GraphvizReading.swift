import CGraphviz
import FlowTrace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

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
  private(set) var title = GraphvizPart.Value.text([])

  /// Reads a DOT text. O(*n* × *d*) in its length and the depth of its clusters.
  init(of dot: String) throws(GraphvizError) {
    guard !dot.utf8.contains(0) else { throw .unreadable("it contains a NUL character") }
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

  /// Returns the text that Graphviz shows for a label, if it has no escapes but ours.
  private func label(_ string: UnsafePointer<CChar>?) -> GraphvizPart.Value {
    let raw = bytes(string)
    guard !cg_is_html(string), let shown = Self.unescaped(raw) else { return .markup(raw) }
    return .text(shown)
  }

  /// Returns a text without the escapes `\\`, `\n` and `&amp;`; nil where it has others.
  static func unescaped(_ raw: [UInt8]) -> [UInt8]? {
    var shown: [UInt8] = []
    var rest = raw[...]
    while let byte = rest.popFirst() {
      switch byte {
      case UInt8(ascii: "\\"):
        switch rest.popFirst() {
        case UInt8(ascii: "\\"): shown.append(UInt8(ascii: "\\"))
        case UInt8(ascii: "n"): shown.append(UInt8(ascii: "\n"))
        default: return nil
        }
      case UInt8(ascii: "&"):
        guard rest.starts(with: "amp;".utf8) else { return nil }
        rest = rest.dropFirst(4)
        shown.append(byte)
      default:
        shown.append(byte)
      }
    }
    return shown
  }
}
