import FlowExplorer
import FlowGenerators
import FlowPerson
import FlowTracing
import PortableUIKit

/// A small app drawn by lot, and what a person can do in it, worked out without the explorer.
///
/// Its screens are numbered, and lead to such of higher numbers only, so that it has an end.
struct RandomApp {
  /// What a button does.
  enum Button: Hashable {
    case push(Int)
    case sheet(Int)
    /// Asks before it pushes.
    case ask(Int)
    case popToRoot, shut
  }

  /// What the interface shows, hidden tabs included.
  struct State: Hashable {
    /// The stack of each tab.
    var tabs: [[Int]]
    var selected = 0
    /// The stack of each sheet, the one in front last.
    var sheets: [[Int]] = []
    /// The screen that the alert in front of all leads to; nil where none is asked about.
    var asked: Int?
  }

  /// What the tabs are called.
  enum TabNames: CaseIterable {
    /// Each has a title of its own.
    case different
    /// All have the same title.
    case equal
    /// They have none, and are called what their first screens are.
    case none
  }

  /// Something wrong, of which each kind leaves a part of the app unexplored.
  enum Gap: CaseIterable {
    /// A button of the first screen is never enabled.
    case disabled
    /// A button of the first screen is in a view that takes no touches.
    case untouchable
    /// A button works once in a session.
    case worksOnce
    /// A screen has another title at each launch.
    case unsteady
  }

  /// The buttons of each screen.
  let screens: [[Button]]
  let tabs: Int
  let tabNames: TabNames
  /// The screen that a deep link opens, if there is one.
  let linked: Int?
  /// What is wrong; nil for a sound app.
  var gap: Gap?

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...5, using: &generator)
    tabs = Int.random(in: 1...2, using: &generator)
    screens = (0..<count).map { screen in
      let next = (screen + 1..<count).filter { _ in Bool.random(using: &generator) }
      return next.map { screen in
        switch Int.random(in: 0..<5, using: &generator) {
        case 0, 1: Button.push(screen)
        case 2: .ask(screen)
        default: .sheet(screen)
        }
      }
        + (Bool.random(using: &generator) ? [.popToRoot] : [])
        + (Bool.random(using: &generator) ? [.shut] : [])
    }
    tabNames = TabNames.allCases.randomElement(using: &generator) ?? .different
    linked = Bool.random(using: &generator) ? Int.random(in: 1..<count, using: &generator) : nil
  }

  static func title(_ screen: Int) -> String { "Screen \(screen)" }

  static func title(_ button: Button) -> String {
    switch button {
    case .push(let screen): "Push \(["A", "B", "C", "D", "E"][screen])"
    case .sheet(let screen): "Show \(["A", "B", "C", "D", "E"][screen])"
    case .ask(let screen): "Ask for \(["A", "B", "C", "D", "E"][screen])"
    case .popToRoot: "To the beginning"
    case .shut: "Shut"
    }
  }
}

extension RandomApp {
  static let link = "deep link"

  var opening: State { State(tabs: (0..<tabs).map { [$0] }) }

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
    let stack = state.sheets.last ?? state.tabs[state.selected]
    var transitions: [PersonAction: State] = [:]
    if let asked = state.asked {
      var answered = state
      answered.asked = nil
      transitions[.tap("No")] = answered
      transitions[.tap("Yes")] = answered.withStack(stack + [asked])
      if linked != nil { transitions[.receive(Self.link)] = state }
      return transitions
    }
    if let linked {
      let isAbove = linked > stack[stack.count - 1]
      transitions[.receive(Self.link)] = isAbove ? state.withStack(stack + [linked]) : state
    }
    for button in screens[stack[stack.count - 1]] {
      transitions[.tap(Self.title(button))] = state.after(button)
    }
    if stack.count > 1 {
      let back = state.withStack(stack.dropLast())
      transitions[.goBack] = back
      transitions[.swipeBack] = back
      transitions[.swipeBackAndLetGo] = state
    }
    if !state.sheets.isEmpty {
      transitions[.swipeDown] = state.after(.shut)
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
  func withStack(_ stack: [Int]) -> Self {
    var state = self
    if state.sheets.isEmpty {
      state.tabs[state.selected] = stack
    } else {
      state.sheets[state.sheets.count - 1] = stack
    }
    return state
  }

  func after(_ button: RandomApp.Button) -> Self {
    let stack = sheets.last ?? tabs[selected]
    var state = self
    switch button {
    case .push(let screen): return withStack(stack + [screen])
    case .popToRoot: return withStack([stack[0]])
    case .sheet(let screen): state.sheets.append([screen])
    case .ask(let screen): state.asked = screen
    case .shut: _ = state.sheets.popLast()
    }
    return state
  }
}
