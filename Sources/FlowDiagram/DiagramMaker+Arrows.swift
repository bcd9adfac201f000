import FlowGraph

extension DiagramMaker {
  /// About how many columns a line on an arrow may take.
  private static let arrowWidth = 24

  mutating func addEdge(
    _ tail: End, _ head: End, role: Diagram.Edge.Role, lines: [String] = []
  ) {
    let id = "\(role.rawValue)--\(tail.id)--\(head.id)"
    guard edgeIDs.insert(id).inserted else { return }
    let width = options.wrapsLabels ? Self.arrowWidth : .max
    diagram.edges.append(
      .init(
        id: id, tail: tail.node, head: head.node, tailCluster: tail.cluster,
        headCluster: head.cluster, label: text.wrapped(lines, width: width), role: role))
  }

  /// Adds an arrow from where the app begins, and the beginning itself.
  mutating func addEntry(to head: String, lines: [String] = []) {
    addEntry()
    addEdge(End(Self.entryID), End(head), role: .root, lines: lines)
  }

  /// Adds the arrows between screens.
  mutating func addWays() {
    let ways = Ways(of: graph, showsBacks: options.showsBacks)
    let lines = TriggerLines(of: ways.triggers)
    for way in ways.triggers.keys.sorted() {
      let head = screenID(way.to)
      if let from = way.from {
        addEdge(End(screenID(from)), End(head), role: way.role, lines: lines[way])
      } else {
        addEntry(to: head, lines: lines[way])
      }
    }
  }
}

extension DiagramMaker {
  /// Where an arrow ends: at a box, or at a frame around it.
  struct End {
    var node: String
    var cluster: Diagram.Cluster.ID?

    init(_ node: String, cluster: Diagram.Cluster.ID? = nil) {
      self.node = node
      self.cluster = cluster
    }

    var id: String { cluster ?? node }
  }
}
