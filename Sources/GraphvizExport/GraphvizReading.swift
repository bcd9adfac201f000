import CGraphviz

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What cgraph reads out of a DOT text.
struct GraphvizReading {
  private typealias Graph = UnsafeMutablePointer<Agraph_t>
  private typealias Node = UnsafeMutablePointer<Agnode_t>

  /// cgraph has one scanner and one string table for the whole process, and even looking at a
  /// graph rearranges its trees. Nothing but locking and unlocking ever touches this.
  nonisolated(unsafe) private static let oneAtATime = {
    let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
    pthread_mutex_init(mutex, nil)
    return mutex
  }()

  /// Nodes, edges and clusters, in no particular order.
  private(set) var things: [GraphvizThing] = []
  /// The label of the whole; empty where there is none.
  private(set) var title = GraphvizThing.Value.text([])

  init(of dot: String) throws(GraphvizError) {
    guard !dot.utf8.contains(0) else { throw .unreadable("it contains a NUL character") }
    pthread_mutex_lock(Self.oneAtATime)
    defer { pthread_mutex_unlock(Self.oneAtATime) }
    cg_keep_messages()
    _ = cg_take_errors()
    let read = cg_read(dot)
    defer { if let read { cg_close(read) } }
    let failed = cg_take_errors()
    guard let read, !failed else {
      throw .unreadable(Self.lastMessage ?? "there is no graph in it")
    }
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

  /// Returns where each node is. Nesting costs no stack.
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
      things.append(.cluster(name, label: label(cg_graph_value(next, "label")), parent: parent))
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
      things.append(
        .node(
          bytes(cg_node_name(found)), label: label(cg_node_value(found, "label")),
          cluster: places[found]?.innermost, depth: places[found]?.depth ?? 0))
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
