import FlowGraph

extension FlowDiff {
  /// How much is different, in one sentence:
  /// `2 screens gone; 3 transitions new, 5 gone, 1 changed.`, or `The flow is the same.`
  public var summary: String {
    let kinds = [
      Self.count("coordinator", coordinators, changed: "renamed"),
      Self.count("screen", screens, changed: "renamed"),
      Self.count("link", links),
      Self.count("presentation", presents),
      Self.count("transition", transitions),
      Self.count("verdict", verdicts),
    ]
    let counts = kinds.compactMap { $0 }
    return counts.isEmpty ? "The flow is the same." : "\(counts.joined(separator: "; "))."
  }

  private static func count<T>(
    _ unit: String, _ changes: FlowChanges<T>, changed: String = "changed"
  ) -> String? {
    let counts = [
      (changes.added.count, "new"), (changes.removed.count, "gone"),
      (changes.changed.count, changed),
    ].filter { $0.0 > 0 }
    guard let first = counts.first else { return nil }
    let start = "\(first.0) \(unit)\(first.0 == 1 ? "" : "s") \(first.1)"
    return ([start] + counts.dropFirst().map { "\($0) \($1)" }).joined(separator: ", ")
  }

  /// Which two are compared: `Shop (physical) → Shop (digital)`.
  public var title: String { "\(sides.old) → \(sides.new)" }

  /// The apps, and the launches where there is only one.
  package var sides: (old: String, new: String) { (Self.title(of: old), Self.title(of: new)) }

  private static func title(of graph: FlowGraph) -> String {
    guard let launch = graph.launches.first, graph.launches.count == 1, !launch.isEmpty else {
      return graph.app
    }
    return "\(graph.app) (\(launch))"
  }
}
