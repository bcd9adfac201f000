import FlowExplorer
import FlowGenerators

/// A small app drawn by lot, and what a person can do in it, worked out without the explorer.
///
/// Its screens are numbered, and lead to such of higher numbers only, so that it has an end.
struct RandomApp {
  /// What a button does.
  enum Button: Hashable {
    case push(Int)
    /// Has a coordinator push that nobody keeps.
    case guide(Int)
    /// Pushes where the switch of the first screen is on.
    case gate(Int)
    case sheet(Int)
    /// Asks before it pushes.
    case ask(Int)
    /// Turns the lamp of its screen on and off, which a label there shows.
    case lamp
    /// Pushes where the lamp of its screen is on.
    case lit(Int)
    case popToRoot, shut
  }

  /// A screen on display or behind others.
  struct Place: Hashable {
    var screen: Int
    /// Whether a pane covers it, which a tap takes away.
    var isCovered = false
    /// Whether a coordinator showed it that nobody keeps.
    var isGuided = false
    /// Whether its lamp is on.
    var isLit = false
    /// Its page on display.
    var page = 0
  }

  /// What the interface shows, hidden tabs included.
  struct State: Hashable {
    /// The stack of each tab.
    var tabs: [[Place]]
    var selected = 0
    /// The stack of each sheet, the one in front last.
    var sheets: [[Place]] = []
    /// Whether the switch of the first screen is on.
    var isOn = false
    /// The screen that the alert in front of all leads to; nil where none is asked about.
    var asked: Int?

    /// What an exploration takes it for: the value of a switch is no part of a state, nor are hidden
    /// tabs where an exploration leaves them out.
    func shown(in scope: Exploration.Scope) -> Self {
      var state = self
      state.isOn = false
      if case .display = scope {
        for tab in tabs.indices where tab != selected { state.tabs[tab] = [] }
      }
      return state
    }
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
    /// A button shows a screen after eleven seconds.
    case sleepsLong
  }

  /// The buttons of each screen.
  let screens: [[Button]]
  let tabs: Int
  let tabNames: TabNames
  /// The screen that a deep link opens, if there is one.
  let linked: Int?
  /// The screens whose first buttons do what they do after a while.
  let slow: [Int: Delay]
  /// The screens that begin under a pane.
  let covered: Set<Int>
  /// The screens that have rows in place of buttons, in two tables by turns.
  let listed: Set<Int>
  /// The screens of three pages without titles, of which the last has the buttons.
  let paged: Set<Int>
  /// Whether there is a switch on the first screen, of which buttons of others depend.
  let hasSwitch: Bool
  /// Whether the app makes its own window, in its delegate.
  let ownsWindow: Bool
  /// What is wrong; nil for a sound app.
  var gap: Gap?

  init(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let count = Int.random(in: 3...5, using: &generator)
    let hasSwitch = Int.random(in: 0..<4, using: &generator) == 0
    self.hasSwitch = hasSwitch
    tabs = Int.random(in: 1...2, using: &generator)
    screens = (0..<count).map { screen in
      let next = (screen + 1..<count).filter { _ in Bool.random(using: &generator) }
      let hasLamp = Int.random(in: 0..<6, using: &generator) == 0
      return (hasLamp ? [.lamp] : [])
        + next.map {
          Self.button(to: $0, hasSwitch: hasSwitch, hasLamp: hasLamp, using: &generator)
        }
        + (Bool.random(using: &generator) ? [.popToRoot] : [])
        + (Bool.random(using: &generator) ? [.shut] : [])
    }
    tabNames = TabNames.allCases.randomElement(using: &generator) ?? .different
    linked = Bool.random(using: &generator) ? Int.random(in: 1..<count, using: &generator) : nil
    // What waits in real time takes it at each step: one control of a small app does.
    let delays = Delay.allCases.filter { !$0.isInRealTime || count == 3 }
    slow = (0..<count).reduce(into: [:]) { slow, screen in
      guard Int.random(in: 0..<6, using: &generator) == 0,
        !slow.values.contains(where: \.isInRealTime)
      else { return }
      slow[screen] = delays.randomElement(using: &generator)
    }
    listed = Set((0..<count).filter { _ in Int.random(in: 0..<6, using: &generator) == 0 })
    let screens = screens
    paged = Set(
      (1..<count).filter { screen in
        Int.random(in: 0..<8, using: &generator) == 0 && !screens[screen].contains(.lamp)
      }
    ).subtracting(listed)
    covered = Set((0..<count).filter { _ in Int.random(in: 0..<8, using: &generator) == 0 })
      .subtracting(paged)
    ownsWindow = Int.random(in: 0..<4, using: &generator) == 0
  }

  private static func button(
    to screen: Int, hasSwitch: Bool, hasLamp: Bool, using generator: inout SeededGenerator
  ) -> Button {
    switch Int.random(in: 0..<7, using: &generator) {
    case 0, 1: .push(screen)
    case 2: .ask(screen)
    case 3: .guide(screen)
    case 4 where hasSwitch: .gate(screen)
    case 4,
      5 where hasLamp:
      .lit(screen)
    default: .sheet(screen)
    }
  }

  static func title(_ screen: Int) -> String { "Screen \(screen)" }

  static func title(_ button: Button) -> String {
    switch button {
    case .push(let screen): "Push \(letter(screen))"
    case .guide(let screen): "Guide to \(letter(screen))"
    case .gate(let screen): "Try \(letter(screen))"
    case .sheet(let screen): "Show \(letter(screen))"
    case .ask(let screen): "Ask for \(letter(screen))"
    case .lamp: "Lamp"
    case .lit(let screen): "Look at \(letter(screen))"
    case .popToRoot: "To the beginning"
    case .shut: "Shut"
    }
  }

  private static func letter(_ screen: Int) -> String { ["A", "B", "C", "D", "E"][screen] }
}

extension RandomApp.Place: CustomStringConvertible {
  var description: String {
    "\(screen)" + (isCovered ? " covered" : "") + (isGuided ? " guided" : "")
      + (isLit ? " lit" : "") + (page > 0 ? " page \(page)" : "")
  }
}

extension RandomApp.State: CustomStringConvertible {
  /// The stacks of the tabs, the selected one with a star, then those of the sheets, and what is asked.
  var description: String {
    let stacks = (tabs + sheets).enumerated().map { index, stack in
      (index == selected ? "*" : index < tabs.count ? "" : "^")
        + stack.map(\.description).joined(separator: ", ")
    }
    return stacks.joined(separator: " | ") + (isOn ? " on" : "")
      + (asked.map { " ask \($0)" } ?? "")
  }
}
