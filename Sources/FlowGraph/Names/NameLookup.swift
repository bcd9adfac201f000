/// Finds what somebody means by a name on the command line.
///
/// A name may be written as diagrams show it, as the graph's JSON has it, or in full: `Home`,
/// `HomeViewController`, `RayPets.HomeViewController`; by its label where it has one. Upper and
/// lower case matter only where two names differ in nothing else.
package struct NameLookup {
  /// What to look among.
  package enum Kind {
    case coordinators
    case everything
  }

  private let kind: Kind
  private let spellings: [NameSpellings]
  private let graph: FlowGraph

  package init(_ graph: FlowGraph, among kind: Kind = .everything) {
    self.kind = kind
    self.graph = graph
    let names = graph.names
    spellings =
      graph.coordinators.map {
        NameSpellings($0, names, endings: NameSpellings.coordinatorEndings)
      } + (kind == .everything ? Self.screens(of: graph, names) : [])
  }

  private static func screens(of graph: FlowGraph, _ names: CanonicalNames) -> [NameSpellings] {
    graph.screens.map { NameSpellings($0, names, endings: NameSpellings.screenEndings) }
  }

  /// Everything that is called by one of these names.
  ///
  /// - Throws: `UnknownName`.
  package func names(_ texts: [String]) throws(UnknownName) -> [FlowGraph.Name] {
    var found: [FlowGraph.Name] = []
    for text in texts { found += try names(text) }
    return found
  }

  private func names(_ text: String) throws(UnknownName) -> [FlowGraph.Name] {
    let exact = spellings.filter { $0.forms.joined().contains(text) }
    guard exact.isEmpty else { return exact.map(\.name) }
    let lowercased = text.lowercased()
    let similar = spellings.filter { spelling in
      spelling.forms.joined().contains { $0.lowercased() == lowercased }
    }
    guard similar.isEmpty else { return similar.map(\.name) }
    throw UnknownName(
      name: text, role: kind == .coordinators ? "coordinator" : "screen or coordinator",
      nearest: spellings.suggestions(for: text), hasOthers: !spellings.isEmpty,
      isScreen: kind == .coordinators
        && Self.screens(of: graph, graph.names).contains { $0.forms.joined().contains(text) })
  }
}

/// Nothing in the graph has this name.
package struct UnknownName: Error, Hashable, CustomStringConvertible {
  package var name: String
  /// What has to be called so: `screen`, `coordinator`, `screen or coordinator`.
  package var role: String
  /// Names that are spelled alike, the most alike first.
  package var nearest: [String]

  /// Whether the graph has anything of that role.
  package var hasOthers: Bool
  /// Whether a screen is called so, where a coordinator was looked for.
  package var isScreen: Bool

  package init(
    name: String, role: String, nearest: [String], hasOthers: Bool, isScreen: Bool = false
  ) {
    self.name = name
    self.role = role
    self.nearest = nearest
    self.hasOthers = hasOthers
    self.isScreen = isScreen
  }

  /// The problem, in the form of a diagnostic's message.
  package var message: String {
    let problem = "unknown \(role) '\(name)'" + (isScreen ? ": that is a screen." : ".")
    guard nearest.isEmpty else {
      return "\(problem) Did you mean \(nearest.map { "'\($0)'" }.inWords("or"))?"
    }
    if isScreen { return problem }
    return problem
      + (hasOthers ? " Nothing in the trace has a similar name." : " The trace has no \(role).")
  }

  package var description: String { "U\(message.dropFirst())" }
}
