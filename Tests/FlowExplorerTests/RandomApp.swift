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
    case popToRoot, shut
  }

  /// What the interface shows, hidden tabs included.
  struct State: Hashable {
    /// The stack of each tab.
    var tabs: [[Int]]
    var selected = 0
    /// The stack of each sheet, the one in front last.
    var sheets: [[Int]] = []
  }

  /// The buttons of each screen.
  let screens: [[Button]]
  let tabs: Int

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...5, using: &generator)
    tabs = Int.random(in: 1...2, using: &generator)
    screens = (0..<count).map { screen in
      let next = (screen + 1..<count).filter { _ in Bool.random(using: &generator) }
      return next.map { Bool.random(using: &generator) ? Button.push($0) : .sheet($0) }
        + (Bool.random(using: &generator) ? [.popToRoot] : [])
        + (Bool.random(using: &generator) ? [.shut] : [])
    }
  }

  static func title(_ screen: Int) -> String { "Screen \(screen)" }

  static func title(_ button: Button) -> String {
    switch button {
    case .push(let screen): "Push \(["A", "B", "C", "D", "E"][screen])"
    case .sheet(let screen): "Show \(["A", "B", "C", "D", "E"][screen])"
    case .popToRoot: "To the beginning"
    case .shut: "Shut"
    }
  }
}

extension RandomApp {
  var opening: State { State(tabs: (0..<tabs).map { [$0] }) }

  /// What each thing leads to that a person can do.
  func transitions(from state: State) -> [PersonAction: State] {
    let stack = state.sheets.last ?? state.tabs[state.selected]
    var transitions: [PersonAction: State] = [:]
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
        transitions[.selectTab("Tab \(tab)")] = next
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
    case .shut: _ = state.sheets.popLast()
    }
    return state
  }
}
