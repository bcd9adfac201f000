import FlowGraph
import FlowPerson

/// The controls that were used once, by the class of their screen, and again after a form was filled in.
struct ScoutedControls {
  /// How many controls of a screen are used out of turn: names of contents may have no end.
  private static let most = 64
  private var known: [ExactString: Set<ExactString>] = [:]
  /// The number of states that were looked at, in their order.
  var states = 0

  /// Returns those of a state's actions that were done in no other state of its screen, as which they count
  /// from here on.
  ///
  /// - Parameters:
  ///   - sighting: what is seen in the state.
  ///   - form: the screen of the form that was filled in before.
  ///   - order: the actions.
  mutating func begin(
    _ sighting: ExplorerSession.Sighting, after form: String?, _ order: [PersonAction]
  ) -> [PersonAction] {
    guard let screen = sighting.screen else { return [] }
    let key = ExactString("\(screen)\n\(sighting.alertTitle ?? "")\n\(form ?? "")")
    return order.filter { action in
      known[key, default: []].count < Self.most
        && known[key, default: []].insert(ExactString(action.kindOfControl)).inserted
    }
  }
}

extension PersonAction {
  /// What is used, whatever number its name has: a button to add a second one is that to add a third.
  fileprivate var kindOfControl: String {
    switch self {
    case .selectRow, .selectItem: description
    default: descriptionWithoutNumbers
    }
  }

  /// What is done, with `#` for each number in it.
  var descriptionWithoutNumbers: String {
    var text = String.UnicodeScalarView()
    for scalar in description.unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit || text.last != "#" { text.append(isDigit ? "#" : scalar) }
    }
    return String(text)
  }
}

extension ExplorationSearch {
  /// Uses each control once where its screen is found first, and where it is found first after a form was
  /// filled in, selects all rows, and fills in forms, until no new screens appear: a search that a limit ends
  /// later, among the many states of one screen, has then seen the others.
  mutating func scout() async {
    while scouted.states < space.states.count, replayer.budget.limit == nil {
      let state = scouted.states
      scouted.states += 1
      var visit: StateVisit?
      let node = space.node(of: state)
      for action in scouted.begin(node.sighting, after: node.form, order(of: state)) {
        if case .led(let node) = await attempt(action, in: state, &visit) { enter(node) }
      }
      visit?.session.end()
      await selectFurtherRows(in: state)
      await fillForm(in: state)
    }
  }
}
