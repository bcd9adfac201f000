public import FlowGraph
import FlowTrace

/// An answer of ``FlowPaths``, to be written as text for people, as JSON, or as a test.
public struct PathReport: Sendable {
  /// What was asked.
  enum Answer: Sendable {
    case way(FlowPaths.Way, from: FlowGraph.Name?, to: FlowGraph.Name)
    case cover(FlowPaths.Cover)
  }

  let answer: Answer
  let app: String
  let names: CanonicalNames

  /// Reports a way that was found.
  public init(
    _ way: FlowPaths.Way, from: FlowGraph.Name? = nil, to: FlowGraph.Name, of graph: FlowGraph
  ) {
    answer = .way(way, from: from, to: to)
    app = graph.app
    names = graph.names
  }

  /// Reports the walks that use everything.
  public init(_ cover: FlowPaths.Cover, of graph: FlowGraph) {
    answer = .cover(cover)
    app = graph.app
    names = graph.names
  }

  /// The walks of the answer.
  public var walks: [Walk] {
    switch answer {
    case .way(let way, _, _): [way.walk]
    case .cover(let cover): cover.walks
    }
  }

  /// The test that takes the walks.
  public var swiftTest: SwiftTest {
    SwiftTest(app: app, title: title, walks: walks, names: names)
  }

  /// The answer in a few words.
  var title: String {
    switch answer {
    case .way(let way, nil, let to):
      "\(app): \(steps(way.walk.steps.count)) to \(names[to])"
    case .way(let way, let from?, let to):
      "\(app): \(steps(way.walk.steps.count - way.leadIn)) from \(names[from]) to \(names[to])"
    case .cover(let cover):
      "\(app): \(FlowPaths.count(cover.walks.count, "walk")) through all "
        + "\(cover.count) \(cover.goal.rawValue)"
    }
  }

  func steps(_ count: Int) -> String { FlowPaths.count(count, "step") }
}
