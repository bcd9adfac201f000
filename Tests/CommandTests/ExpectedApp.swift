import Foundation
import Testing

/// What an app's graph must contain, or does: the shape of the JSON that `coordgraph` prints.
struct ExpectedApp: Decodable {
  struct Link: Decodable, Hashable {
    var parent: String
    var child: String
  }

  struct Presentation: Decodable, Hashable {
    var coordinator: String
    var screen: String
  }

  struct Transition: Decodable {
    var from: String?
    var to: String
    var kind: String
    var by: String
    var implicit: Bool?
    /// Prose: the state in which alone it happens.
    var conditional: String?
  }

  var coordinators: [String]
  var screens: [String]
  var links: [Link]
  var presents: [Presentation]
  var transitions: [Transition]

  static func fixture(_ sample: SampleRun) throws -> Self {
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "Fixtures/apps/\(sample.name).json")
    let data = try Data(contentsOf: file)
    guard let flow = sample.flow else {
      return try JSONDecoder().decode(Self.self, from: data)
    }
    let flows = try JSONDecoder().decode(ExpectedFlows.self, from: data)
    let expected = try #require(flows.flows[flow])
    return ExpectedApp(
      coordinators: flows.coordinators, screens: expected.screens, links: flows.links,
      presents: expected.presents, transitions: expected.transitions)
  }
}

extension ExpectedApp.Transition {
  /// What two transitions are compared by.
  var identity: String { "\(kind) \(from ?? "launch") → \(to) by \(by)" }

  var isForward: Bool { kind != "pop" && kind != "dismiss" }
}

extension ExpectedApp {
  /// What `graph` lacks and what it has too much, a sentence each; empty when it is equal.
  ///
  /// Equal are links, presentations and ways forward; of the ways back, those expected occur.
  /// What happens only in a certain state may be there or not.
  func differences(from graph: ExpectedApp) -> [String] {
    let required = transitions.filter { $0.conditional == nil }.map(\.identity)
    let found = Set(graph.transitions.map(\.identity))
    let known = Set(transitions.map(\.identity))
    let further = graph.transitions.filter { $0.isForward && !known.contains($0.identity) }
    return differences(coordinators, graph.coordinators, "coordinator")
      + differences(screens, graph.screens, "screen")
      + differences(links, graph.links, "link")
      + differences(presents, graph.presents, "presentation")
      + required.filter { !found.contains($0) }.map { "missing transition: \($0)" }
      + further.map { "further transition: \($0.identity)" }
      + graph.transitions.filter { ($0.implicit == true) != ($0.by == "system") }
      .map { "wrongly implicit: \($0.identity)" }
  }

  private func differences<Value: Hashable>(
    _ expected: [Value], _ found: [Value], _ what: String
  ) -> [String] {
    expected.filter { !found.contains($0) }.map { "missing \(what): \($0)" }
      + found.filter { !expected.contains($0) }.map { "further \(what): \($0)" }
  }
}

/// What the graphs of an app of several builds must contain.
struct ExpectedFlows: Decodable {
  struct Flow: Decodable {
    var screens: [String]
    var presents: [ExpectedApp.Presentation]
    var transitions: [ExpectedApp.Transition]
  }

  var coordinators: [String]
  var links: [ExpectedApp.Link]
  var flows: [String: Flow]
}
