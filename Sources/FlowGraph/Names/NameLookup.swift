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
