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

  package init(_ graph: FlowGraph, among kind: Kind = .everything) {
    self.kind = kind
    let names = graph.names
    let screens = kind == .everything ? graph.screens : []
    spellings =
      graph.coordinators.map {
        NameSpellings($0, names, endings: NameSpellings.coordinatorEndings)
      } + screens.map { NameSpellings($0, names, endings: NameSpellings.screenEndings) }
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
      nearest: spellings.suggestions(for: text))
  }
}

/// Nothing in the graph has this name.
package struct UnknownName: Error, Hashable, CustomStringConvertible {
  package var name: String
  /// What has to be called so: `screen`, `coordinator`, `screen or coordinator`.
  package var role: String
  /// Names that are spelled alike, the most alike first.
  package var nearest: [String]

  package init(name: String, role: String, nearest: [String]) {
    self.name = name
    self.role = role
    self.nearest = nearest
  }

  /// The problem, in the form of a diagnostic's message.
  package var message: String {
    guard !nearest.isEmpty else { return "unknown \(role) '\(name)'. The trace has no \(role)." }
    return "unknown \(role) '\(name)'. Did you mean \(nearest.map { "'\($0)'" }.inWords("or"))?"
  }

  package var description: String { "U\(message.dropFirst())" }
}
