import FlowGraph
import FlowPerson
import OrderedCollections

/// The screens whose forms were filled in as a whole, and those on which all was ticked.
struct FilledForms {
  /// How many pages of questions of a screen are answered.
  private static let mostPages = 12
  private var known: Set<ExactString> = []
  private var pages: [ExactString: Int] = [:]

  /// Whether some boxes and rows of a screen are still to be ticked together, as which they count from here
  /// on.
  mutating func begin(ticking boxes: [PersonAction], on screen: String) -> Bool {
    boxes.count > 1
      && known.insert(ExactString("\(screen)\n\(boxes.map(\.description).sorted())")).inserted
  }

  /// Whether the form of a screen is still to be filled in, which it counts as from here on. A single field
  /// is filled in in its turn.
  ///
  /// - Parameters:
  ///   - sighting: what is seen of the form.
  ///   - opener: the screen that it was opened from: a sign-in leads on to what asked for it.
  mutating func begin(_ sighting: ExplorerSession.Sighting, openedFrom opener: String?) -> Bool {
    let names = Set(sighting.actions.compactMap(\.input))
    let questions = sighting.actions.questions.filter { $0.count == 1 }.count
    let isTyped = sighting.actions.contains(where: \.isEntry)
    guard names.count + questions > 1, isTyped || questions > 1, let screen = sighting.screen
    else { return false }
    let form = ExactString(
      ([opener ?? "", screen] + names.map(\.string).sorted()).joined(separator: "\n"))
    if isTyped { return known.insert(form).inserted }
    // The questions of several pages may have the same answers.
    guard pages[form, default: 0] < Self.mostPages,
      known.insert(ExactString("\(form.string)\n\(sighting.words)")).inserted
    else { return false }
    pages[form, default: 0] += 1
    return true
  }
}

extension ExplorationSearch {
  /// How many texts are typed into each field: those of demo accounts belong together by their order.
  private static var mostRounds: Int { 3 }
  /// How many buttons are tapped after each.
  static var mostButtons: Int { 6 }

  /// Fills in the forms that were found, as switches that a form asks for are no part of its states.
  mutating func fillForms() async {
    var state = 0
    repeat {
      let known = space.states.count
      while state < known {
        await fillForm(in: state)
        await tickBoxes(in: state)
        state += 1
      }
      await expandStates()
    } while state < space.states.count && !replayer.isSpent()
  }

  /// Fills in all fields and pickers of a form, flips its switches, answers its questions, and taps what can be
  /// tapped then, and leaves it, once for each form: what lies behind it is then found before the time is used
  /// up by the combinations of its fields.
  mutating func fillForm(in state: Int) async {
    let start = space.states[state].node
    let sighting = space.tree[start].sighting
    guard forms.begin(sighting, openedFrom: space.tree.opener(of: start)) else { return }
    let entries = OrderedEntries(sighting.actions)
    for round in 0..<min(entries.rounds, Self.mostRounds) {
      guard let filled = await fill(entries.actions(ofRound: round), from: start) else { continue }
      let taps = space.tree[filled].sighting.actions.filter(\.isTap)
      let new = taps.filter { !sighting.actions.contains($0) }
      let others = taps.filter { sighting.actions.contains($0) }
      // A form with something in it may ask whether to leave it.
      let exits = round == 0 ? space.tree[filled].sighting.actions.filter(\.isExit) : []
      for action in (new + others).prefix(Self.mostButtons) + exits {
        guard await take(action, at: filled) else { return }
      }
    }
  }

  /// Ticks all boxes and rows of a screen, the last one first, and taps what can be tapped then and could not
  /// before, once for each set of them: a list may have to be complete, or three of its rows be chosen, before
  /// it leads on.
  ///
  /// Boxes are what changes no more than what the screen shows. They are known once each was used.
  mutating func tickBoxes(in state: Int) async {
    let start = space.states[state].node
    let sighting = space.tree[start].sighting
    let boxes = order(of: state).filter { space.changesOnlyItsScreen($0, at: start) }
    guard forms.begin(ticking: boxes, on: sighting.screenDescription) else { return }
    let opened = await buttons(openedBy: boxes.reversed(), from: start)
    // A box may have another name once it is ticked, and what all of them open comes last.
    for (tap, node) in opened.reversed().prefix(Self.mostButtons) {
      guard await take(tap, at: node) else { return }
    }
  }

  /// Does one thing at a node in a session of its own; false where the session did not come to the node.
  mutating func take(_ action: PersonAction, at node: PathTree.Index) async -> Bool {
    guard let session = await arrive(at: node) else { return false }
    defer { session.end() }
    _ = await take(action, from: node, in: session)
    return true
  }

  /// Ticks boxes in one session, as far as they can be ticked.
  ///
  /// - Returns: what can be tapped then and could not before, each with the last node at which it could.
  private mutating func buttons(
    openedBy boxes: [PersonAction], from start: PathTree.Index
  ) async -> OrderedDictionary<PersonAction, PathTree.Index> {
    guard let session = await arrive(at: start) else { return [:] }
    defer { session.end() }
    let before = space.tree[start].sighting
    let known = Set(before.actions)
    var node = start
    var opened: OrderedDictionary<PersonAction, PathTree.Index> = [:]
    for box in boxes where space.tree[node].sighting.actions.contains(box) {
      guard hasRoom(after: node), let next = await take(box, from: node, in: session),
        space.tree[next].sighting.screens == before.screens
      else { break }
      node = next
      for action in space.tree[node].sighting.actions
      where action.isTap && !known.contains(action) { opened[action] = node }
    }
    return opened
  }

  /// Does things in one session, as far as they can be done.
  private mutating func fill(
    _ actions: [PersonAction], from start: PathTree.Index
  ) async -> PathTree.Index? {
    guard let session = await arrive(at: start) else { return nil }
    defer { session.end() }
    let node = await fill(actions, from: start, in: session)
    return node == start ? nil : node
  }

  /// Does things one after another, as far as they can be done, and returns the last node.
  mutating func fill(
    _ actions: [PersonAction], from start: PathTree.Index, in session: any LaunchSession
  ) async -> PathTree.Index {
    var node = start
    for action in actions where space.tree[node].sighting.actions.contains(action) {
      node = await take(action, from: node, in: session) ?? node
    }
    return node
  }
}

/// What can be typed into the fields of a form and picked in its pickers, in their order, its switches, and
/// the answers to its questions.
struct OrderedEntries {
  /// What can be typed or picked, by what it changes.
  private let fields: OrderedDictionary<ExactString?, [PersonAction]>
  private let flips: [PersonAction]
  /// What is chosen in segmented controls.
  private let answers: [PersonAction]

  init(_ actions: [PersonAction]) {
    fields = OrderedDictionary(grouping: actions.filter(\.isEntry), by: \.input)
    flips = actions.filter { if case .flip = $0 { true } else { false } }
    answers = actions.questions.flatMap { $0 }
  }

  var rounds: Int { fields.values.map(\.count).max() ?? (answers.isEmpty ? 0 : 1) }

  /// The texts of one number, or the last ones, the answers, and all switches.
  func actions(ofRound round: Int) -> [PersonAction] {
    fields.values.map { $0[min(round, $0.count - 1)] } + answers + flips
  }
}

extension [PersonAction] {
  /// What is to be chosen in segmented controls. Of several that have the same segments, which have a number
  /// each, it is the first segment of each. Which control another segment is of, actions don't have: of these it
  /// is every segment, from the last to the first, which is then chosen in each.
  fileprivate var questions: [[PersonAction]] {
    var runs: [(index: Int?, segments: [PersonAction])] = []
    for action in self {
      guard case .choose(_, let index) = action else { continue }
      if let last = runs.last, last.index == index {
        runs[runs.count - 1].segments.append(action)
      } else {
        runs.append((index, [action]))
      }
    }
    return runs.map { $0.index == nil ? $0.segments.reversed() : Array($0.segments.prefix(1)) }
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

  /// Whether it may tick a box or a row.
  var mayTick: Bool {
    switch self {
    case .tap, .selectRow, .selectItem: true
    default: false
    }
  }

  var isTap: Bool { if case .tap = self { true } else { false } }

  /// Whether it leaves a screen that may ask first.
  fileprivate var isExit: Bool {
    switch self {
    case .swipeDown, .goBack: true
    default: false
    }
  }

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
