import FlowGraph

/// Finds what somebody means by a name on the command line.
///
/// A name may be written as diagrams show it, as the graph's JSON has it, or in full: `Home`,
/// `HomeViewController`, `RayPets.HomeViewController`; by its label where it has one. Upper and
/// lower case matter only where two names differ in nothing else.
struct NameLookup {
  /// What to look among.
  enum Kind {
    case coordinators
    case everything
  }

  private let kind: Kind
  private let spellings: [(text: String, name: FlowGraph.Name)]
  /// What to suggest, sorted.
  private let suggestions: [String]

  init(_ graph: FlowGraph, among kind: Kind = .everything) {
    self.kind = kind
    let names = graph.names
    let coordinators = graph.coordinators
    let screens = kind == .everything ? graph.screens : []
    spellings =
      coordinators.flatMap { Self.spellings(of: $0, names, endings: ["Coordinator"]) }
      + screens.flatMap {
        Self.spellings(of: $0, names, endings: ["ViewController", "Controller"])
      }
    suggestions = (coordinators + screens).map { names[$0] }.sorted {
      $0.utf8.lexicographicallyPrecedes($1.utf8)
    }
  }

  /// Everything that is called by one of these names.
  ///
  /// - Throws: `UnknownName`.
  func names(_ texts: [String]) throws(UnknownName) -> [FlowGraph.Name] {
    var found: [FlowGraph.Name] = []
    for text in texts { found += try names(text) }
    return found
  }

  private func names(_ text: String) throws(UnknownName) -> [FlowGraph.Name] {
    let exact = spellings.filter { $0.text == text }.map(\.name)
    guard exact.isEmpty else { return exact }
    let lowercased = text.lowercased()
    let similar = spellings.filter { $0.text.lowercased() == lowercased }.map(\.name)
    guard similar.isEmpty else { return similar }
    throw UnknownName(
      name: text, isCoordinator: kind == .coordinators,
      nearest: EditDistance.nearest(to: text, among: suggestions))
  }

  private static func spellings(
    of name: FlowGraph.Name, _ names: CanonicalNames, endings: [String]
  ) -> [(text: String, name: FlowGraph.Name)] {
    let type = names.typeName(of: name)
    var texts = [names[name], type, name.type]
    if let ending = endings.first(where: type.hasSuffix), type.count > ending.count {
      texts.append(String(type.dropLast(ending.count)))
    }
    if let label = name.label { texts.append(label) }
    return texts.map { ($0, name) }
  }
}
