import CustomDump
import FlowChanges
import FlowDiagram
import FlowGenerators
import FlowGraph
import Testing

@Suite("Comparing graphs like an app's")
struct FlowDiffPropertyTests {
  private static let seeds = UInt64(1)...40

  @Test(
    "Equal graphs have no difference, whatever the order they were made in", arguments: seeds)
  func equal(seed: UInt64) {
    let parts = GraphParts.random(coordinators: 12, seed: seed)
    let diff = FlowDiff(from: parts.graph(shuffledWith: 1), to: parts.graph(shuffledWith: 2))
    #expect(diff.isEmpty)
    #expect(diff.sentences.isEmpty)
  }

  @Test("A comparison the other way round finds the opposite", arguments: seeds)
  func reversed(seed: UInt64) {
    let (old, new) = Self.neighbours(seed: seed)
    let (there, back) = (FlowDiff(from: old, to: new), FlowDiff(from: new, to: old))
    expectReverse(there.coordinators, back.coordinators)
    expectReverse(there.screens, back.screens)
    expectReverse(there.links, back.links)
    expectReverse(there.presents, back.presents)
    expectReverse(there.transitions, back.transitions)
  }

  @Test(
    "A comparison has sentences exactly where something is different, the same every time",
    arguments: seeds)
  func sentences(seed: UInt64) {
    let (old, new) = Self.neighbours(seed: seed)
    let diff = FlowDiff(from: old, to: new)
    #expect(diff.isEmpty == diff.sentences.isEmpty)
    #expect(Set(diff.sentences).count == diff.sentences.count)
    let again = FlowDiff(from: old.merging(old), to: new.merging(new))
    expectNoDifference(again.sentences, diff.sentences)
  }

  @Test("A comparison finds a screen or coordinator that only has another name", arguments: seeds)
  func renamed(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let parts = GraphParts.random(coordinators: 8, seed: seed)
    let old = parts.graph(shuffledWith: seed)
    let name = try #require((old.coordinators + old.screens).randomElement(using: &random))
    let other = FlowGraph.Name(type: "App.Quite.Different")
    let new = parts.renaming { $0 == name ? other : $0 }.graph(shuffledWith: seed + 1)
    let diff = FlowDiff(from: old, to: new)
    let changes = diff.coordinators.changed + diff.screens.changed
    expectNoDifference(changes, [.init(from: name, to: other)])
    #expect(diff.coordinators.count + diff.screens.count == 1)
    #expect(diff.links.isEmpty && diff.presents.isEmpty && diff.transitions.isEmpty)
    #expect(diff.sentences.count == 1)
  }

  @Test(
    "A diagram of two graphs has all that either has, and marks what only one has", arguments: seeds
  )
  func drawn(seed: UInt64) {
    let (old, new) = Self.neighbours(seed: seed)
    let diff = FlowDiff(from: old, to: new)
    let options = DiagramOptions(changes: DiagramChanges(diff))
    let diagram = Diagram.make(from: diff.union, options: options).diagram
    let nodes = diagram.nodes.filter { [.screen, .container, .coordinator].contains($0.role) }
    #expect(
      nodes.count + diagram.clusters.reduce(0) { $0 + 1 + $1.members.count }
        == diff.union.coordinators.count
        + diff.union.screens.count)
    #expect(Set(diagram.edges.map(\.id)).count == diagram.edges.count)
    for change in Diagram.Change.allCases {
      let drawn =
        diagram.nodes.count { $0.change == change }
        + diagram.clusters.reduce(0) { count, cluster in
          ([cluster.change] + cluster.members.map(\.change)).reduce(count) {
            $1 == change ? $0 + 1 : $0
          }
        }
      let expected =
        change == .added
        ? diff.coordinators.added.count + diff.screens.added.count
        : diff.coordinators.removed.count + diff.screens.removed.count
      #expect(drawn == expected)
    }
    for node in diagram.nodes {
      let heading = Labels(of: diagram).heading(of: node).split(separator: "\n")
      #expect(heading.contains("+ new") == (node.change == .added))
    }
    for edge in diagram.edges {
      #expect(diagram.label(of: edge).hasSuffix("− gone") == (edge.change == .removed))
    }
  }

  /// Two graphs that have most in common.
  private static func neighbours(seed: UInt64) -> (FlowGraph, FlowGraph) {
    var random = SeededGenerator(seed: seed)
    let parts = GraphParts.random(coordinators: 8, seed: seed)
    let other = GraphParts.random(coordinators: 8, seed: seed + 1000)
    var (before, after) = (parts, parts)
    before.links.removeAll { _ in Int.random(in: 0..<10, using: &random) == 0 }
    after.presents.removeAll { _ in Int.random(in: 0..<10, using: &random) == 0 }
    before.transitions.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
    after.transitions.removeAll { _ in Int.random(in: 0..<8, using: &random) == 0 }
    after.transitions += other.transitions.filter { _ in
      Int.random(in: 0..<12, using: &random) == 0
    }
    for index in after.transitions.indices where Int.random(in: 0..<8, using: &random) == 0 {
      after.transitions[index].trigger = "tap \"Other\""
    }
    let renamed = Set(
      before.presents.map(\.screen).filter { _ in Int.random(in: 0..<8, using: &random) == 0 })
    after = after.renaming { name in
      renamed.contains(name) ? FlowGraph.Name(type: name.type + "Anew") : name
    }
    return (before.graph(shuffledWith: seed), after.graph(shuffledWith: seed + 1))
  }
}

/// Fails unless one side's changes undo the other's.
private func expectReverse<T>(
  _ there: FlowChanges<T>, _ back: FlowChanges<T>, sourceLocation: SourceLocation = #_sourceLocation
) {
  #expect(there.added == back.removed, sourceLocation: sourceLocation)
  #expect(there.removed == back.added, sourceLocation: sourceLocation)
  let undone = back.changed.map { FlowChanges<T>.Change(from: $0.new, to: $0.old) }
  #expect(Set(there.changed) == Set(undone), sourceLocation: sourceLocation)
}

extension GraphParts {
  /// The same parts with other names.
  fileprivate func renaming(_ rename: (FlowGraph.Name) -> FlowGraph.Name) -> Self {
    var parts = self
    parts.links = links.map { .init(parent: rename($0.parent), child: rename($0.child)) }
    parts.presents = presents.map {
      .init(coordinator: rename($0.coordinator), screen: rename($0.screen))
    }
    parts.transitions = transitions.map { transition in
      var by = transition.by
      if case .coordinator(let name) = by { by = .coordinator(rename(name)) }
      return .init(
        from: transition.from.map(rename), to: rename(transition.to), kind: transition.kind,
        trigger: transition.trigger, by: by)
    }
    return parts
  }
}
