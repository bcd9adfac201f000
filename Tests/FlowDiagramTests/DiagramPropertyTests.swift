import FlowDiagram
import FlowGraph
import Testing

@Suite("Diagrams of random graphs")
struct DiagramPropertyTests {
  @Test(
    "A diagram does not depend on the order of recording", arguments: 1...25, DiagramView.allCases)
  func shuffled(seed: Int, view: DiagramView) {
    let parts = GraphParts.random(coordinators: 1 + seed / 2, seed: UInt64(seed))
    let texts = (0..<4).map { order in
      Diagram.make(from: parts.graph(shuffledWith: order), view: view).diagram.dot()
    }
    #expect(Set(texts.map { Array($0.utf8) }).count == 1)
  }

  @Test("A diagram of a random graph is well formed", arguments: 1...40, DiagramView.allCases)
  func wellFormed(seed: Int, view: DiagramView) {
    let graph = GraphParts.random(coordinators: 1 + seed / 3, seed: UInt64(seed))
      .graph(shuffledWith: 0)
    let options = DiagramOptions(backs: Backs.allCases[seed % 3])
    let made = Diagram.make(from: graph, view: view, options: options)
    #expect(made.warnings.isEmpty)
    let diagram = made.diagram
    let nodes = Set(diagram.nodes.map(\.id))
    let clusterIDs = Set(diagram.clusters.map(\.id))
    #expect(nodes.count == diagram.nodes.count)
    #expect(clusterIDs.count == diagram.clusters.count)
    #expect(nodes.isDisjoint(with: clusterIDs))
    #expect(Set(diagram.edges.map(\.id)).count == diagram.edges.count)
    #expect(diagram.edges.allSatisfy { nodes.contains($0.tail) && nodes.contains($0.head) })
    #expect(diagram.nodes.allSatisfy { $0.cluster.map(clusterIDs.contains) ?? true })
    #expect(diagram.clusters.allSatisfy { $0.parent.map(clusterIDs.contains) ?? true })
    for node in diagram.nodes {
      let arrows = node.actions.flatMap { action in
        action.targets.filter(\.hasEdge).map { [action.id, $0.node, $0.role.rawValue] }
      }
      let edges = diagram.edges.filter { $0.tail == node.id }.compactMap { edge in
        edge.action.map { [$0, edge.head, edge.role.rawValue] }
      }
      #expect(Set(arrows) == Set(edges) && arrows.count == edges.count)
      #expect(Set(node.actions.map(\.id)).count == node.actions.count)
    }
    let screens =
      diagram.nodes.count { $0.role == .screen || $0.role == .container }
      + Set(
        diagram.nodes.flatMap(\.actions).flatMap(\.targets).filter { $0.role == .presents }
          .map(\.node)
      ).count
    #expect(screens == graph.screens.count)
    let coordinators =
      diagram.nodes.count { $0.role == .coordinator }
      + diagram.clusters.reduce(0) { $0 + 1 + $1.members.count }
    #expect(coordinators == (view == .flow ? 0 : graph.coordinators.count))
  }

  @Test("A diagram has no empty cluster and none that is inside itself", arguments: 1...40)
  func nesting(seed: Int) {
    let graph = GraphParts.random(coordinators: 1 + seed / 2, seed: UInt64(seed))
      .graph(shuffledWith: 0)
    let diagram = Diagram.make(from: graph, view: .map).diagram
    let parents = Dictionary(uniqueKeysWithValues: diagram.clusters.map { ($0.id, $0.parent) })
    for cluster in diagram.clusters {
      let isFilled =
        diagram.nodes.contains { $0.cluster == cluster.id }
        || diagram.clusters.contains { $0.parent == cluster.id }
      #expect(isFilled, "\(cluster.id) is empty")
      var depth = 0
      var parent = cluster.parent
      while let id = parent, depth <= parents.count {
        depth += 1
        parent = parents[id] ?? nil
      }
      #expect(depth <= parents.count)
    }
  }
}
