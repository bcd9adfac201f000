/// Finds what a rule's words name.
struct RuleNames: Sendable {
  enum Role: String {
    case screen, coordinator
    case any = "screen or coordinator"
  }

  /// What names may end in that rules leave out.
  private static let endings = ["ViewController", "Coordinator", "Screen", "Controller"]

  private let names: CanonicalNames
  private let screens: [FlowGraph.Name]
  private let coordinators: [FlowGraph.Name]

  init(_ graph: FlowGraph) {
    names = graph.names
    screens = graph.screens
    coordinators = graph.coordinators
  }

  private func candidates(_ role: Role) -> [FlowGraph.Name] {
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
    let ways: [(FlowGraph.Name) -> Bool] = [
      { ExactString(self.names[$0]) == wanted },
      { ExactString(self.names.typeName(of: $0)) == wanted || ExactString($0.type) == wanted },
      { name in
        Self.endings.contains {
          ExactString(self.names.typeName(of: name)) == ExactString(text + $0)
        }
      },
    ]
    for way in ways {
      let found = candidates(role).filter(way)
      if !found.isEmpty { return Set(found) }
    }
    return []
  }

  /// The names that are spelled most like `text`, the nearest first; three at most.
  func nearest(to text: String, _ role: Role) -> [String] {
    let spellings = Set(candidates(role).map { ExactString(names[$0]) })
    let ranked = spellings.map { spelling in
      (distance: Self.distance(text, spelling.string), spelling: spelling)
    }
    .filter { $0.distance <= max(2, text.count / 2) }
    .sorted { ($0.distance, $0.spelling) < ($1.distance, $1.spelling) }
    return ranked.prefix(3).map(\.spelling.string)
  }

  /// How many letters differ, endings aside.
  private static func distance(_ text: String, _ name: String) -> Int {
    let forms = [name] + endings.filter(name.hasSuffix).map { String(name.dropLast($0.count)) }
    return forms.map { edits(Array(text.lowercased()), Array($0.lowercased())) }.min() ?? .max
  }

  /// The edits from one word to another: Levenshtein's distance. O(*n* × *m*).
  private static func edits(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let substituted = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(substituted, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
