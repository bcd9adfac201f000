import CGraphviz
import Foundation

/// What cgraph reads out of a DOT text.
struct GraphvizReading {
  /// cgraph has one scanner and one string table for the whole process, and even looking at a
  /// graph rearranges its trees.
  private static let oneAtATime = NSLock()

  private let graph: UnsafeMutablePointer<Agraph_t>
  private var things: [GraphvizThing] = []
  private var clustersOfNode: [UnsafeMutablePointer<Agnode_t>: [[UInt8]]] = [:]

  static func things(in dot: String) throws(GraphvizError) -> [GraphvizThing] {
    guard !dot.utf8.contains(0) else { throw .unreadable("it contains a NUL character") }
    oneAtATime.lock()
    defer { oneAtATime.unlock() }
    cg_keep_messages()
    _ = cg_take_errors()
    let read = cg_read(dot)
    defer { if let read { cg_close(read) } }
    let failed = cg_take_errors()
    guard let read, !failed else { throw .unreadable(lastMessage ?? "it contains no graph") }
    var reading = Self(graph: read)
    reading.addClusters(in: read, path: [])
    reading.addNodesAndEdges()
    return reading.things
  }

  private static var lastMessage: String? {
    guard let message = cg_last_message() else { return nil }
    defer { free(message) }
    return String(cString: message)
  }

  private init(graph: UnsafeMutablePointer<Agraph_t>) {
    self.graph = graph
  }

  private mutating func addClusters(in outer: UnsafeMutablePointer<Agraph_t>, path: [[UInt8]]) {
    var next = cg_first_subgraph(outer)
    while let subgraph = next {
      let name = bytes(cg_graph_name(subgraph))
      if name.starts(with: "cluster".utf8) {
        things.append(
          .cluster(name, label: label(cg_graph_value(subgraph, "label")), clusters: path))
        var node = cg_first_node(subgraph)
        while let found = node {
          clustersOfNode[found, default: []].append(name)
          node = cg_next_node(subgraph, found)
        }
        addClusters(in: subgraph, path: path + [name])
      } else {
        addClusters(in: subgraph, path: path)
      }
      next = cg_next_subgraph(subgraph)
    }
  }

  private mutating func addNodesAndEdges() {
    var node = cg_first_node(graph)
    while let found = node {
      things.append(
        .node(
          bytes(cg_node_name(found)), label: label(cg_node_value(found, "label")),
          clusters: clustersOfNode[found] ?? []))
      var edge = cg_first_edge_out(graph, found)
      while let leaving = edge {
        things.append(
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

  /// What Graphviz would show for a label, as far as our own escapes go.
  private func label(_ string: UnsafePointer<CChar>?) -> GraphvizThing.Value {
    let raw = bytes(string)
    guard !cg_is_html(string), let shown = Self.unescaped(raw) else { return .markup(raw) }
    return .text(shown)
  }

  /// Undoes `\\`, `\n` and `&amp;`; nil where anything else follows a `\` or `&`.
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
