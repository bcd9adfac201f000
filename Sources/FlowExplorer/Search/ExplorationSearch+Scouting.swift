import FlowGraph
import FlowPerson

/// The controls that were used once, by the class of their screen, and again after a form was filled in;
/// buttons again after each text that was typed, tabs with a badge, and rows under other titles.
struct ScoutedControls {
  /// How many controls of a screen are used out of turn: names of contents may have no end.
  private static let most = 128
  /// For how many titles of a screen, such as the names of products, its rows are used again.
  private static let mostTitles = 4
  private var titles: [String: Set<ExactString>] = [:]
  private var known: [ExactString: Set<ExactString>] = [:]
  /// The number of states that were looked at, in their order.
  var states = 0

  /// Returns those of a state's actions that were done in no other state of its screen, as which they count
  /// from here on.
  ///
  /// - Parameters:
  ///   - sighting: what is seen in the state.
  ///   - form: the screen of the form that was filled in before.
  ///   - last: the last action on the way to the state.
  ///   - order: the actions.
  mutating func begin(
    _ sighting: ExplorerSession.Sighting, after form: String?, _ last: PersonAction?,
    _ order: [PersonAction]
  ) -> [PersonAction] {
    guard let screen = sighting.screen else { return [] }
    let key = ExactString("\(screen)\n\(sighting.alertTitle ?? "")\n\(form ?? "")")
    let entry = last.flatMap { $0.isTyping ? "\n\($0)" : nil } ?? ""
    let title = title(of: sighting, on: screen)
    return order.filter { action in
      let kind = action.kindOfControl(with: sighting.badges, under: title, after: entry)
      return known[key, default: []].count < Self.most
        && known[key, default: []].insert(ExactString(kind)).inserted
    }
  }

  /// The title of a screen as long as it has few; empty for further ones.
  private mutating func title(of sighting: ExplorerSession.Sighting, on screen: String) -> String {
    guard let title = sighting.title else { return "" }
    if titles[screen, default: []].count < Self.mostTitles {
      titles[screen, default: []].insert(ExactString(title))
    }
    return titles[screen, default: []].contains(ExactString(title)) ? title : ""
  }
}

extension PersonAction {
  /// What is used, whatever number its name has: a button to add a second one is that to add a third.
  ///
  /// - Parameters:
  ///   - badges: what the badges of the tabs read.
  ///   - title: the title of the screen: what a row does depends on what the screen shows.
  ///   - entry: what was typed right before.
  fileprivate func kindOfControl(
    with badges: [String], under title: String, after entry: String
  ) -> String {
    switch self {
    case .selectRow, .selectItem: "\(self)\n\(title)"
    case .enter: description
    case .selectTab(let name, _):
      descriptionWithoutNumbers
        + (badges.first { $0.hasPrefix("\(name): ") }?.withoutNumbers ?? "")
    case .tap: descriptionWithoutNumbers + entry
    default: descriptionWithoutNumbers
    }
  }

  /// What is done, with `#` for each number in it.
  var descriptionWithoutNumbers: String { description.withoutNumbers }
}

extension String {
  /// The text with `#` for each number in it.
  fileprivate var withoutNumbers: String {
    var text = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit || text.last != "#" { text.append(isDigit ? "#" : scalar) }
    }
    return String(text)
  }
}

extension ExplorationSearch {
  /// Uses each control once where its screen is found first, and where it is found first after a form was
  /// filled in, selects all rows, fills in forms, ticks boxes, and makes choices, until no new screens appear: a search that a
  /// limit ends later, among the many states of one screen, has then seen the others.
  mutating func scout() async {
    while scouted.states < space.states.count, replayer.budget.limit == nil {
      let state = scouted.states
      scouted.states += 1
      var visit: StateVisit?
      let node = space.node(of: state)
      for action in scouted.begin(
        node.sighting, after: node.form, node.action, order(of: state))
      {
        if case .led(let node) = await attempt(action, in: state, &visit) { enter(node) }
      }
      visit?.session.end()
      await selectFurtherRows(in: state)
      await fillForm(in: state)
      await tickBoxes(in: state)
      await makeChoices()
    }
  }
}
