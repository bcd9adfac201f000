import FlowPerson

// What a person can do in a random app, worked out without the explorer.
extension RandomApp {
  static let link = "deep link"

  static let pane = "Got it"
  static let option = "Option"

  /// A screen as it is shown first.
  func place(_ screen: Int, isGuided: Bool = false) -> Place {
    Place(screen: screen, isCovered: covered.contains(screen), isGuided: isGuided)
  }

  var opening: State { State(tabs: (0..<tabs).map { [place($0)] }) }

  /// What selects a tab.
  func selection(of tab: Int) -> PersonAction {
    switch tabNames {
    case .different: .selectTab("Tab \(tab)")
    case .equal: .selectTab("Tab", at: tab)
    case .none: .selectTab(Self.title(tab))
    }
  }

  /// What each thing leads to that a person can do.
  func transitions(from state: State) -> [PersonAction: State] {
    let stack = state.stack
    let top = stack[stack.count - 1]
    var transitions: [PersonAction: State] = [:]
    if let asked = state.asked {
      var answered = state
      answered.asked = nil
      transitions[.tap("No")] = answered
      transitions[.tap("Yes")] = answered.withStack(stack + [place(asked)])
      if linked != nil { transitions[.receive(Self.link)] = state }
      return transitions
    }
    if let linked {
      let isAbove = linked > top.screen
      transitions[.receive(Self.link)] = isAbove ? state.withStack(stack + [place(linked)]) : state
    }
    if top.isCovered {
      transitions[.tap(Self.pane)] = state.changingTop { $0.isCovered = false }
    } else {
      if canUseButtons(of: top) {
        for (index, button) in screens[top.screen].enumerated() {
          transitions[use(of: button, at: index, on: top.screen)] =
            self.state(after: button, in: state)
        }
      }
      if hasSwitch, top.screen == 0 {
        var flipped = state
        flipped.isOn.toggle()
        transitions[.flip(Self.option)] = flipped
      }
    }
    if paged.contains(top.screen) {
      for (isForward, page) in [(true, min(top.page + 1, 2)), (false, max(top.page - 1, 0))] {
        transitions[.turnPage(forward: isForward)] = state.changingTop { $0.page = page }
      }
    }
    if stack.count > 1 {
      let back = state.withStack(stack.dropLast())
      transitions[.goBack] = back
      transitions[.swipeBack] = back
      transitions[.swipeBackAndLetGo] = state
    }
    if !state.sheets.isEmpty {
      transitions[.swipeDown] = self.state(after: .shut, in: state)
    } else if tabs > 1 {
      for tab in 0..<tabs {
        var next = state
        next.selected = tab
        if tab == state.selected { next.tabs[tab] = [stack[0]] }
        transitions[selection(of: tab)] = next
      }
    }
    return transitions
  }

  /// Whether the buttons of the screen in front can be used.
  func canUseButtons(of place: Place) -> Bool {
    !place.isCovered && (!paged.contains(place.screen) || place.page == 2)
  }

  /// What uses a button of a screen, or its row.
  private func use(of button: Button, at index: Int, on screen: Int) -> PersonAction {
    guard listed.contains(screen) else { return .tap(Self.title(button)) }
    return .selectRow(index / 2, section: 0, table: index % 2 == 0 ? nil : 1)
  }

  /// What shows after a button of the screen in front was tapped.
  func state(after button: Button, in state: State) -> State {
    let stack = state.stack
    var next = state
    switch button {
    case .push(let screen): return state.withStack(stack + [place(screen)])
    case .guide(let screen): return state.withStack(stack + [place(screen, isGuided: true)])
    case .gate(let screen):
      return state.isOn ? state.withStack(stack + [place(screen)]) : state
    case .lamp: return state.changingTop { $0.isLit.toggle() }
    case .lit(let screen):
      return stack[stack.count - 1].isLit ? state.withStack(stack + [place(screen)]) : state
    case .popToRoot: return state.withStack([stack[0]])
    case .sheet(let screen): next.sheets.append([place(screen)])
    case .ask(let screen): next.asked = screen
    case .shut: _ = next.sheets.popLast()
    }
    return next
  }

  /// All states, with how many steps each is from launch.
  func distances() -> [State: Int] {
    var distances = [opening: 0]
    var queue = [opening]
    while !queue.isEmpty {
      let state = queue.removeFirst()
      let steps = distances[state, default: 0] + 1
      for next in transitions(from: state).values where distances[next] == nil {
        distances[next] = steps
        queue.append(next)
      }
    }
    return distances
  }
}

extension RandomApp.State {
  /// The stack in front.
  var stack: [RandomApp.Place] { sheets.last ?? tabs[selected] }

  /// The state after a change of the screen in front.
  func changingTop(_ change: (inout RandomApp.Place) -> Void) -> Self {
    var stack = stack
    change(&stack[stack.count - 1])
    return withStack(stack)
  }

  func withStack(_ stack: [RandomApp.Place]) -> Self {
    var state = self
    if state.sheets.isEmpty {
      state.tabs[state.selected] = stack
    } else {
      state.sheets[state.sheets.count - 1] = stack
    }
    return state
  }
}
