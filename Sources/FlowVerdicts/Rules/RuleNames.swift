import FlowGraph

/// Finds what a rule's words name.
struct RuleNames: Sendable {
  enum Role: String {
    case screen, coordinator
    case any = "screen or coordinator"
  }

  private let screens: [NameSpellings]
  private let coordinators: [NameSpellings]

  init(_ graph: FlowGraph) {
    let names = graph.names
    screens = graph.screens.map { NameSpellings($0, names, endings: NameSpellings.screenEndings) }
    coordinators = graph.coordinators.map {
      NameSpellings($0, names, endings: NameSpellings.coordinatorEndings)
    }
  }

  private func candidates(_ role: Role) -> [NameSpellings] {
    switch role {
    case .screen: screens
    case .coordinator: coordinators
    case .any: screens + coordinators
    }
  }

  /// What `text` names: what is called so, or has a class that is, or one with an ending; all
  /// labels of a class, where none is given.
  func find(_ text: String, _ role: Role) -> Set<FlowGraph.Name> {
    let wanted = ExactString(text)
    let candidates = candidates(role)
    for form in candidates.first?.forms.indices ?? 0..<0 {
      let found = candidates.filter { $0.forms[form].contains { ExactString($0) == wanted } }
      if !found.isEmpty { return Set(found.map(\.name)) }
    }
    return []
  }

  /// Whether there is anything of a role.
  func has(_ role: Role) -> Bool { !candidates(role).isEmpty }

  /// The names that somebody may have meant, the most likely first.
  func suggestions(for text: String, _ role: Role) -> [String] {
    candidates(role).suggestions(for: text)
  }
}
