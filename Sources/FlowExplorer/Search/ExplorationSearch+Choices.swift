import FlowGraph
import FlowPerson

/// A choice that a form leaves to a screen of its own, such as that of a place or a category.
private struct ScreenChoice {
  /// What opens the screen.
  let opener: PersonAction
  /// What leads back from it to the form, which then shows something else.
  let options: [PersonAction]
}

/// The screens on which all choices were made together.
struct MadeChoices {
  /// For how many titles of a screen, such as the names of products, choices are made.
  private static let mostTitles = 4
  private var known: Set<ExactString> = []
  /// The first state of each screen, in their order.
  private(set) var states: [Int] = []
  private var titles: [String: Set<ExactString>] = [:]
  private var looked = 0

  /// Takes the states that were found since the last time.
  mutating func add(_ space: StateSpace) {
    for state in looked..<space.states.count {
      let sighting = space.node(of: state).sighting
      guard let screen = sighting.screen, titles[screen, default: []].count < Self.mostTitles,
        titles[screen, default: []].insert(ExactString(sighting.title ?? "")).inserted
      else { continue }
      states.append(state)
    }
    looked = space.states.count
  }

  /// Whether these choices of a screen are still to be made together, as which they count from here on.
  fileprivate mutating func begin(_ choices: [ScreenChoice], on screen: String) -> Bool {
    let openers = choices.map(\.opener.description).sorted()
    return !openers.isEmpty && known.insert(ExactString("\(screen)\n\(openers)")).inserted
  }
}

extension ExplorationSearch {
  /// Makes all choices of each form that others make for it, fills in its fields, and taps its buttons: a search
  /// that asks for two places leads on only once both were chosen.
  mutating func makeChoices() async {
    choices.add(space)
    for state in choices.states where !replayer.isSpent() { await makeChoices(in: state) }
  }

  private mutating func makeChoices(in state: Int) async {
    let start = space.states[state].node
    let sighting = space.tree[start].sighting
    let found = order(of: state).compactMap { choice(openedBy: $0, at: start) }
    guard choices.begin(found, on: sighting.screenDescription),
      let chosen = await choose(found, from: start)
    else { return }
    let openers = Set(found.map(\.opener))
    let taps = space.tree[chosen].sighting.actions.filter { $0.isTap && !openers.contains($0) }
    // What is new comes first, then what led nowhere before.
    let new = taps.filter { !sighting.actions.contains($0) }
    let idle = taps.filter { sighting.actions.contains($0) && !leavesScreen($0, at: start) }
    for tap in (new + idle).prefix(Self.mostButtons) {
      guard await take(tap, at: chosen) else { return }
    }
  }

  /// The choice that an action opens, as far as that screen was used.
  private func choice(openedBy opener: PersonAction, at start: PathTree.Index) -> ScreenChoice? {
    let screens = space.tree[start].sighting.screens
    guard opener.mayTick, let shown = space.tree[start].children[opener],
      space.tree[shown].sighting.screens != screens,
      let state = space.state(space.key(of: shown))
    else { return nil }
    let key = space.key(of: start)
    let children = space.tree[space.states[state].node].children
    let options = order(of: state).filter { option in
      guard option.mayTick, let end = children[option] else { return false }
      return space.tree[end].sighting.screens == screens && space.key(of: end) != key
    }
    return options.isEmpty ? nil : ScreenChoice(opener: opener, options: options)
  }

  /// Whether an action was seen to lead to another screen than an alert.
  private func leavesScreen(_ action: PersonAction, at node: PathTree.Index) -> Bool {
    guard let end = space.tree[node].children[action] else { return false }
    let sighting = space.tree[end].sighting
    return sighting.screens != space.tree[node].sighting.screens && sighting.alertTitle == nil
  }

  /// Makes choices in one session, each time another one of the same screen's, and fills in fields.
  ///
  /// - Returns: the last node; nil where no choice could be made.
  private mutating func choose(
    _ choices: [ScreenChoice], from start: PathTree.Index
  ) async -> PathTree.Index? {
    guard let session = await arrive(at: start) else { return nil }
    defer { session.end() }
    let screens = space.tree[start].sighting.screens
    var node = start
    var made: [String: Int] = [:]
    for choice in choices where space.tree[node].sighting.actions.contains(choice.opener) {
      guard hasRoom(after: node), let shown = await take(choice.opener, from: node, in: session)
      else { break }
      let sighting = space.tree[shown].sighting
      let options = choice.options.filter(sighting.actions.contains)
      let place = made[sighting.screenDescription, default: 0]
      guard !options.isEmpty,
        let back = await take(options[place % options.count], from: shown, in: session),
        space.tree[back].sighting.screens == screens
      else { break }
      made[sighting.screenDescription] = place + 1
      node = back
    }
    guard node != start else { return nil }
    let entries = OrderedEntries(space.tree[node].sighting.actions)
    return await fill(entries.actions(ofRound: 0), from: node, in: session)
  }
}
