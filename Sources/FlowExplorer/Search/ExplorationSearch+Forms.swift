import FlowGraph
import FlowPerson
import OrderedCollections

/// The screens whose forms were filled in as a whole.
struct FilledForms {
  private var known: Set<ExactString> = []

  /// Whether the form of a screen is still to be filled in, which it counts as from here on. A single field
  /// is filled in in its turn.
  ///
  /// - Parameters:
  ///   - sighting: what is seen of the form.
  ///   - opener: the screen that it was opened from: a sign-in leads on to what asked for it.
  mutating func begin(_ sighting: ExplorerSession.Sighting, openedFrom opener: String?) -> Bool {
    let names = Set(sighting.actions.compactMap(\.input))
    guard names.count > 1, sighting.actions.contains(where: \.isEntry), let screen = sighting.screen
    else { return false }
    let form = ([opener ?? "", screen] + names.map(\.string).sorted()).joined(separator: "\n")
    return known.insert(ExactString(form)).inserted
  }
}

extension ExplorationSearch {
  /// How many texts are typed into each field: those of demo accounts belong together by their order.
  private static var mostRounds: Int { 3 }
  /// How many buttons are tapped after each.
  private static var mostButtons: Int { 6 }

  /// Fills in the forms that were found, as switches that a form asks for are no part of its states.
  mutating func fillForms() async {
    var state = 0
    while state < space.states.count {
      await fillForm(in: state)
      state += 1
    }
    await expandStates()
  }

  /// Fills in all fields and pickers of a form, flips its switches, and taps what can be tapped then, once for each form:
  /// what lies behind it is then found before the time is used up by the combinations of its fields.
  mutating func fillForm(in state: Int) async {
    let start = space.states[state].node
    let sighting = space.tree[start].sighting
    guard forms.begin(sighting, openedFrom: space.tree.opener(of: start)) else { return }
    let entries = OrderedEntries(sighting.actions)
    for round in 0..<min(entries.mostTexts, Self.mostRounds) {
      guard let filled = await fill(entries.actions(ofRound: round), from: start) else { continue }
      let taps = space.tree[filled].sighting.actions.filter(\.isTap)
      let new = taps.filter { !sighting.actions.contains($0) }
      let others = taps.filter { sighting.actions.contains($0) }
      for tap in (new + others).prefix(Self.mostButtons) {
        guard let session = await arrive(at: filled) else { return }
        _ = await take(tap, from: filled, in: session)
        session.end()
      }
    }
  }

  /// Does things in one session, as far as they can be done.
  private mutating func fill(
    _ actions: [PersonAction], from start: PathTree.Index
  ) async -> PathTree.Index? {
    guard let session = await arrive(at: start) else { return nil }
    defer { session.end() }
    var node = start
    for action in actions where space.tree[node].sighting.actions.contains(action) {
      node = await take(action, from: node, in: session) ?? node
    }
    return node == start ? nil : node
  }
}

/// What can be typed into the fields of a form and picked in its pickers, in their order, and its switches.
private struct OrderedEntries {
  /// What can be typed or picked, by what it changes.
  private let fields: OrderedDictionary<ExactString?, [PersonAction]>
  private let flips: [PersonAction]

  init(_ actions: [PersonAction]) {
    fields = OrderedDictionary(grouping: actions.filter(\.isEntry), by: \.input)
    flips = actions.filter { if case .flip = $0 { true } else { false } }
  }

  var mostTexts: Int { fields.values.map(\.count).max() ?? 0 }

  /// The texts and choices of one number, or the last ones, and all switches.
  func actions(ofRound round: Int) -> [PersonAction] {
    fields.values.map { $0[min(round, $0.count - 1)] } + flips
  }
}

extension PersonAction {
  /// Whether it types into a field, or picks something for one.
  fileprivate var isEntry: Bool {
    switch self {
    case .enter(let text, _, _): !text.isEmpty
    case .pickDate, .pickRow: true
    default: false
    }
  }

  fileprivate var isTap: Bool { if case .tap = self { true } else { false } }

  /// The field, picker or switch that it changes.
  fileprivate var input: ExactString? {
    switch self {
    case .enter(_, let name, let index), .pickDate(_, let name, let index):
      ExactString("\(name) \(index ?? 0)")
    case .pickRow(_, let component, let name, let index):
      ExactString("\(name) \(index ?? 0) \(component)")
    case .flip(let name, let index): ExactString("flip \(name) \(index ?? 0)")
    default: nil
    }
  }

  /// Whether it fills in a part of a form.
  var fillsIn: Bool { isEntry || changesValue }
}
