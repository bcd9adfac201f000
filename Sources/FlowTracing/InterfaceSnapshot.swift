import FlowTrace
import PortableUIKit

/// The interface at a moment when all had settled: what is compared with the next such moment.
///
/// It names screens by their serials and controllers by their numbers, so it keeps nothing alive.
@MainActor
final class InterfaceSnapshot {
  /// The number of an object, which no other ever has; 0 for none.
  typealias Number = Int

  /// A screen in the tree.
  struct Screen {
    let id: ObjectID
    /// What was remembered of it then. It may be another's by now; then the serial is another.
    let entry: LiveObjects.Entry
  }

  /// A navigation controller on the way to what is on display, and where its stack ends in the list
  /// of all stacks' screens.
  private struct Stack {
    let controller: Number
    let end: Int
  }

  /// A tab bar controller on the way to what is on display, and the tab that shows.
  private struct Tabs {
    let controller: Number
    let selected: Number
  }

  // No access to these overlaps another: they are taken in one function, and read afterwards.
  @exclusivity(unchecked) private var root: Number = 0
  /// What is presented, anywhere in the tree.
  @exclusivity(unchecked) private var presented: [Number] = []
  @exclusivity(unchecked) private var stacks: [Stack] = []
  @exclusivity(unchecked) private var stacked: [Number] = []
  @exclusivity(unchecked) private var tabs: [Tabs] = []
  /// Every screen in the tree, each before what it contains.
  @exclusivity(unchecked) private(set) var screens: [Screen] = []
  /// The screens from the root to the one on display, which is the last.
  @exclusivity(unchecked) private(set) var path: [ObjectID] = []
  /// Whether the screen on display is an alert, which goes by itself when it is answered.
  @exclusivity(unchecked) private(set) var isAlert = false
  /// The coordinator that shows the screen on display, if that is known.
  @exclusivity(unchecked) private(set) var owner: ObjectID?
  @exclusivity(unchecked) private(set) var state = InterfaceState(hash: 0)
  /// Differs where other objects make up the tree.
  @exclusivity(unchecked) private(set) var identity: UInt64 = 0

  /// Takes the place of what it was a snapshot of, in the memory of that.
  ///
  /// All screens of the walk have serials, and so have those on the way to what is on display.
  func take(_ walk: InterfaceWalk, _ objects: LiveObjects) {
    root = walk.root?.pointee.number ?? 0
    isAlert = walk.screen is UIAlertController
    owner = walk.onDisplay?.pointee.owner
    state = walk.state
    identity = walk.identity
    presented.empty()
    for entry in walk.presented { presented.append(entry.pointee.number) }
    screens.empty()
    for entry in walk.screens { screens.append(Screen(id: entry.pointee.id, entry: entry)) }
    path.empty()
    stacks.empty()
    stacked.empty()
    tabs.empty()
    for entry in walk.path {
      if !entry.isTransparent { path.append(entry.pointee.id) }
      switch entry.pointee.profile.container {
      case .navigation:
        guard let navigation = entry.pointee.controller as? UINavigationController else { break }
        for screen in navigation.viewControllers {
          stacked.append(objects.entry(of: screen).pointee.number)
        }
        stacks.append(Stack(controller: entry.pointee.number, end: stacked.count))
      case .tabs:
        guard let tabs = entry.pointee.controller as? UITabBarController else { break }
        var selected = 0
        if let tab = tabs.selectedViewController {
          selected = objects.entry(of: tab).pointee.number
        }
        self.tabs.append(Tabs(controller: entry.pointee.number, selected: selected))
      case .split, .pages, .other: break
      }
    }
  }

  var displayed: ObjectID? { path.last }
}

extension InterfaceSnapshot {
  /// Whether a screen was in the tree.
  func contains(_ id: ObjectID) -> Bool {
    for screen in screens where screen.id == id { return true }
    return false
  }

  /// Whether a controller's stack was on the way to what was on display.
  func hasStack(of controller: Number) -> Bool {
    for stack in stacks where stack.controller == controller { return true }
    return false
  }

  /// Whether a controller was presented, anywhere in the tree.
  func presents(_ controller: Number) -> Bool {
    for other in presented where other == controller { return true }
    return false
  }

  /// How the interface came here from `earlier`: the first kind that applies.
  func kind(since earlier: InterfaceSnapshot) -> TransitionKind {
    if root != earlier.root { return .root }
    for controller in presented where !earlier.presents(controller) { return .present }
    for controller in earlier.presented where !presents(controller) { return .dismiss }
    if hasOtherTab(than: earlier) { return .tab }
    for stack in stacks.indices {
      let top = screens(of: stack).last
      guard let before = earlier.screens(ofStack: stacks[stack].controller), before.last != top
      else { continue }
      guard let top else { return .pop }
      for screen in before where screen == top { return .pop }
      return .push
    }
    guard let displayed = earlier.displayed else { return .push }
    for screen in path where screen == displayed { return .embed }
    return .push
  }

  private func screens(of stack: Int) -> ArraySlice<Number> {
    stacked[(stack > 0 ? stacks[stack - 1].end : 0)..<stacks[stack].end]
  }

  private func screens(ofStack controller: Number) -> ArraySlice<Number>? {
    for stack in stacks.indices where stacks[stack].controller == controller {
      return screens(of: stack)
    }
    return nil
  }

  private func hasOtherTab(than earlier: InterfaceSnapshot) -> Bool {
    for now in tabs {
      for before in earlier.tabs
      where before.controller == now.controller && before.selected != now.selected {
        return true
      }
    }
    return false
  }
}
