import FlowGraph

/// What a mark calls a coordinator or a screen that is not drawn itself, as the diagram of the whole
/// graph would.
struct SubjectName: Sendable, Hashable {
  var short: String
  /// The name in a diagram with long names.
  var long: String

  /// Returns the names of some subjects. O(*n* log *n*) in the graph's size.
  static func all(
    of subjects: Set<DiagramMarks.Effect.Subject>, in graph: FlowGraph
  ) -> [DiagramMarks.Effect.Subject: SubjectName] {
    guard !subjects.isEmpty else { return [:] }
    let names = graph.names
    let numbered = NumberedGraph(graph)
    let shown = DisplayNames(of: numbered, names: names, long: false)
    return Dictionary(
      uniqueKeysWithValues: subjects.map { subject in
        let long = names[subject.name]
        return (
          subject, SubjectName(short: shown.name(of: subject, in: numbered) ?? long, long: long)
        )
      })
  }
}
