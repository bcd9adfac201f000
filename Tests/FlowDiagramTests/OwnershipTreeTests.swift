import FlowGenerators
import FlowGraph
import TestSupport
import Testing

@testable import FlowDiagram

@Suite("The tree of owners")
struct OwnershipTreeTests {
  @Test(
    "A coordinator's owners are those that every path from the top leads through", arguments: 1...60
  )
  func dominators(seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed))
    let names = (0..<Int.random(in: 1...9, using: &random)).map {
      FlowGraph.Name(type: "App.C\($0)")
    }
    let links = (0..<Int.random(in: 0...14, using: &random)).map { _ in
      FlowGraph.Link(
        parent: names.randomElement(using: &random)!, child: names.randomElement(using: &random)!)
    }
    let graph = FlowGraph(app: "App", coordinators: names, links: links)
    let numbered = NumberedGraph(graph)
    let tree = OwnershipTree(numbered)
    let tops = Self.tops(graph)
    for name in names {
      var owners: Set<FlowGraph.Name> = []
      var owner = numbered.coordinator(name).flatMap(tree.owner)
      while let next = owner {
        #expect(owners.insert(numbered.coordinators[next]).inserted, "a circle")
        owner = tree.owner(of: next)
      }
      let needed = names.filter { other in
        other != name
          && !Self.reachable(from: tops.filter { $0 != other }, in: graph, without: other)
            .contains(name)
      }
      #expect(owners == Set(needed))
    }
  }

  private static func tops(_ graph: FlowGraph) -> [FlowGraph.Name] {
    let owned = Set(graph.links.filter { $0.parent != $0.child }.map(\.child))
    var tops = graph.coordinators.filter { !owned.contains($0) }
    for name in graph.coordinators
    where !reachable(from: tops, in: graph, without: nil).contains(name) {
      tops.append(name)
    }
    return tops
  }

  private static func reachable(
    from starts: [FlowGraph.Name], in graph: FlowGraph, without gone: FlowGraph.Name?
  ) -> Set<FlowGraph.Name> {
    var reached = Set(starts)
    var next = starts
    while let name = next.popLast() {
      for link in graph.links where link.parent == name && link.child != gone {
        if reached.insert(link.child).inserted { next.append(link.child) }
      }
    }
    return reached
  }
}
