import FlowPerson
import FlowTrace

extension PersonAction {
  /// Whether it uses something on the screen, rather than the bars and gestures around it.
  var isOfScreen: Bool {
    switch self {
    case .tap, .selectRow, .selectItem, .longPress, .swipe, .chooseFromMenu, .swipeRow: true
    default: false
    }
  }

  /// Whether it types a text or a code.
  var isTyping: Bool {
    switch self {
    case .enter: true
    default: false
    }
  }

  /// Whether it types what somebody is known by: a code, a phone number or an address of mail.
  var identifiesPerson: Bool {
    guard case .enter(let text, _, _) = self else { return false }
    return text.contains("@") || text.count >= 4 && text.allSatisfy(\.isNumber)
  }

  /// Whether it reaches the app from outside, rather than by the person's hand.
  var isOutside: Bool {
    if case .receive = self { true } else { false }
  }

  /// Which of several things of one name is tapped.
  var index: Int? {
    switch self {
    case .tap(_, let index), .selectTab(_, let index), .longPress(_, let index),
      .swipe(_, let index), .chooseFromMenu(_, let index), .swipeRow(_, let index),
      .enter(_, _, let index), .flip(_, let index), .choose(_, let index),
      .step(_, _, let index), .slide(_, _, let index), .pickDate(_, _, let index),
      .pickRow(_, _, _, let index):
      index
    default: nil
    }
  }

  /// The action as a trace records it.
  var step: PersonStep {
    switch self {
    case .tap(let title, _): PersonStep(.tap, title)
    case .enter(_, let name, _), .flip(let name, _), .choose(let name, _), .step(let name, _, _),
      .slide(let name, _, _), .pickDate(_, let name, _), .pickRow(_, _, let name, _):
      PersonStep(.enter, name)
    case .selectRow, .selectItem: PersonStep(.select, cell)
    case .selectTab(let name, _): PersonStep(.tab, name)
    case .longPress(let name, _): PersonStep(.longPress, name)
    case .swipe(let name, _): PersonStep(.swipe, name)
    case .chooseFromMenu(let name, _): PersonStep(.menu, name)
    case .swipeRow(let name, _): PersonStep(.swipeRow, name)
    case .pullToRefresh: PersonStep(.pull)
    case .shake: PersonStep(.shake)
    case .turnPage(let forward): PersonStep(.turn, forward ? "forward" : "back")
    case .goBack: PersonStep(.back)
    case .swipeBack: PersonStep(.swipeBack)
    case .swipeBackAndLetGo: PersonStep(.swipeBackLetGo)
    case .swipeDown: PersonStep(.swipeDown)
    case .receive(let event): PersonStep(.outside, event)
    }
  }
}

extension PersonAction {
  /// The name of the control or gesture recognizer that it uses; nil for bars and gestures around the
  /// screen.
  var control: String? {
    switch self {
    case .tap(let name, _), .enter(_, let name, _), .flip(let name, _), .choose(let name, _),
      .step(let name, _, _), .slide(let name, _, _), .longPress(let name, _), .swipe(let name, _),
      .chooseFromMenu(let name, _), .pickDate(_, let name, _), .pickRow(_, _, let name, _):
      name
    default: nil
    }
  }

  /// The names of what it uses: of a menu's action, also that of what opened the menu; of a keypad, its
  /// digits; a tab's.
  var controls: [String] {
    switch self {
    case .chooseFromMenu(let name, _):
      [name] + (name.firstRange(of: " › ").map { [String(name[..<$0.lowerBound])] } ?? [])
    case .enter where isOnKeypad: Self.digits.map { "\($0)" }
    case .selectTab(let name, _): [name]
    default: control.map { [$0] } ?? []
    }
  }

  /// What changes a value back in a way that is not among what can be done yet: a stepper at its end is only
  /// stepped away from it.
  func opposite(beyond actions: [PersonAction]) -> PersonAction? {
    switch self {
    case .step(let name, let up, let index):
      let back = PersonAction.step(name, up: !up, at: index)
      return actions.contains(back) ? nil : back
    case .slide(let name, _, let index):
      return [0, 0.5, 1].lazy.map { PersonAction.slide(name, to: $0, at: index) }
        .first { !actions.contains($0) }
    default: return nil
    }
  }
}
