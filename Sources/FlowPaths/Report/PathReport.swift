public import FlowGraph
import FlowTrace

/// An answer of ``FlowPaths``, to be written as text for people, as JSON, or as a test.
public struct PathReport: Sendable {
  /// What was asked.
  enum Answer: Sendable {
    case path(FlowPaths.Path, from: FlowGraph.Name?, to: FlowGraph.Name)
    case cover(FlowPaths.Cover)
  }

  let answer: Answer
  let app: String
  let names: CanonicalNames

  /// Reports a path.
  ///
  /// - Parameters:
  ///   - path: the path.
  ///   - from: the screen that was asked for as its start; nil for the launch.
  ///   - to: the screen that was asked for as its end.
  ///   - graph: the graph of the same sessions, for the names.
  public init(
    _ path: FlowPaths.Path, from: FlowGraph.Name? = nil, to: FlowGraph.Name, of graph: FlowGraph
  ) {
    answer = .path(path, from: from, to: to)
    app = graph.app
    names = graph.names
  }

  /// Reports the walks that use everything.
  ///
  /// - Parameters:
  ///   - cover: the walks.
  ///   - graph: the graph of the same sessions, for the names.
  public init(_ cover: FlowPaths.Cover, of graph: FlowGraph) {
    answer = .cover(cover)
    app = graph.app
    names = graph.names
  }

  /// The walks of the answer.
  package var walks: [Walk] {
    switch answer {
    case .path(let path, _, _): [path.walk]
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
    case .path(let path, nil, let to):
      "\(app): \(steps(path.walk.steps.count)) to \(names[to])"
    case .path(let path, let from?, let to):
      "\(app): \(steps(path.walk.steps.count - path.leadIn)) from \(names[from]) to \(names[to])"
    case .cover(let cover):
      "\(app): \(FlowPaths.count(cover.walks.count, "walk")) through all "
        + "\(cover.count) \(cover.goal.rawValue)"
    }
  }

  func steps(_ count: Int) -> String { FlowPaths.count(count, "step") }
}
