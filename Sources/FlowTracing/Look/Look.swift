import FlowTrace

/// What a window contained at one moment when nothing in it was moving.
///
/// It names screens by their serials and controllers by their numbers, so it keeps nothing alive and
/// can be made without UIKit. The events between two looks are a ``LookDifference``.
struct Look {
  /// The number of an object, which no other ever has; 0 for none.
  typealias Number = Int

  /// A screen in the tree.
  struct Screen: Equatable {
    var id: ObjectID
    /// The coordinator that shows it, where the trace does not contain that yet.
    var presenter: ObjectID?
  }

  /// A controller between the root and the screen on display, both included.
  struct Step: Equatable {
    var controller: Number
    /// The screen's serial; nil where the controller only arranges others.
    var id: ObjectID?
    /// The coordinator that shows the screen, if that is known.
    var owner: ObjectID?
    var isTabBar = false
    /// Whether the step before presents it.
    var isPresented = false
    /// Whether the step before is its parent.
    var isChild = false
  }

  /// A navigation controller on the path, or in a controller of the path that presents another.
  struct Stack: Equatable {
    /// Its place on the path, or that of the controller which it is in.
    var step: Int
    var controller: Number
    /// Where its screens end in ``Look/stacked``; they begin where those of the stack before end.
    var end: Int
    /// The screen on top; nil where there is none, or it only arranges others.
    var top: Shown?
  }

  /// A tab bar controller on the path.
  struct Tabs: Equatable {
    /// Its place on the path.
    var step: Int
    var controller: Number
    /// The controller of the selected tab.
    var selected: Number
    /// The place of the selected tab in the bar; nil where no transition names it.
    var index: Int?
    /// The screen at the bottom of the selected tab; nil where no tab is selected.
    var root: Shown?
    /// What to record of that screen before a transition that names it; nil where the trace contains it.
    var introduction: TraceEvent.Screen?
  }

  /// A screen that a transition may name.
  struct Shown: Equatable {
    var controller: Number
    var id: ObjectID
    /// The coordinator that shows it, if that is known.
    var owner: ObjectID?
  }

  /// A screen that took in a child, which the trace does not contain yet.
  struct Embedding: Equatable {
    var screen: ObjectID
    /// The coordinator that shows the screen, if that is known.
    var owner: ObjectID?
    var child: Number
    /// The screen that shows in the child.
    var shown: ObjectID
  }

  /// The controller at the root of the window.
  var root: Number = 0
  /// What is presented, anywhere in the tree.
  var presented: [Number] = []
  /// Every screen in the tree, each before what it contains.
  var screens: [Screen] = []
  /// The controllers from the root to the screen on display.
  var path: [Step] = []
  var stacks: [Stack] = []
  /// The controllers on all stacks of the path.
  var stacked: [Number] = []
  var tabs: [Tabs] = []
  var embeddings: [Embedding] = []
  /// The screens that the trace does not contain yet.
  var introductions: [TraceEvent.Screen] = []
  /// Whether the screen on display is an alert, which goes by itself when it is answered.
  var isAlert = false
  var state = InterfaceState(hash: 0)
  /// Differs where other objects make up the tree. Means nothing in another process.
  var identity: UInt64 = 0

  /// The place on the path of the screen on display.
  var front: Int? { path.lastIndex { $0.id != nil } }

  /// The screen on display.
  var displayed: ObjectID? { front.flatMap { path[$0].id } }

  /// The coordinator that shows the screen on display, if that is known.
  var owner: ObjectID? { front.flatMap { path[$0].owner } }
}

extension Look {
  /// Whether a screen was in the tree. O(*n*) in the screens.
  func contains(_ id: ObjectID) -> Bool {
    for screen in screens where screen.id == id { return true }
    return false
  }

  /// Whether a controller's stack was on the path.
  func hasStack(of controller: Number) -> Bool {
    for stack in stacks where stack.controller == controller { return true }
    return false
  }

  /// Whether a controller was presented, anywhere in the tree.
  func presents(_ controller: Number) -> Bool {
    for other in presented where other == controller { return true }
    return false
  }

  /// The numbers of a controller and its ancestors on the path, nearest first.
  ///
  /// - Parameters:
  ///   - controller: a child of `parent`; nil to begin with that.
  ///   - parent: a child of the step; nil to begin with the step itself.
  ///   - step: a place on the path.
  func lineage(
    of controller: Number? = nil, in parent: Number? = nil, at step: Int
  ) -> Lineage {
    Lineage(controller: controller, parent: parent, path: path, step: step)
  }

  /// A controller's number and those of its ancestors.
  struct Lineage: Sequence, IteratorProtocol {
    fileprivate var controller: Number?
    fileprivate var parent: Number?
    fileprivate let path: [Step]
    fileprivate var step: Int

    mutating func next() -> Number? {
      if let first = controller.take() ?? parent.take() { return first }
      guard step >= 0 else { return nil }
      let current = path[step]
      step = current.isChild ? step - 1 : -1
      return current.controller
    }
  }

  /// Returns how the interface came here from `earlier`: the first kind that applies.
  func kind(since earlier: Look) -> TransitionKind {
    if root != earlier.root { return .root }
    for controller in presented where !earlier.presents(controller) { return .present }
    let change = kindOfStack(since: earlier)
    for controller in earlier.presented where !presents(controller) {
      guard let change, change.isForward, let displayed, !earlier.contains(displayed) else {
        return .dismiss
      }
      return change
    }
    if hasOtherTab(than: earlier) { return .tab }
    if let change { return change }
    guard let displayed = earlier.displayed else { return .push }
    for step in path where step.id == displayed { return .embed }
    return .push
  }

  /// How the first stack with another screen on top changed; nil where none did.
  private func kindOfStack(since earlier: Look) -> TransitionKind? {
    for stack in stacks.indices {
      let now = screens(of: stack)
      guard let before = earlier.screens(ofStack: stacks[stack].controller),
        before.last != now.last
      else { continue }
      guard let top = now.last, !before.contains(top) else { return .pop }
      for screen in before where now.contains(screen) { return .push }
      return before.isEmpty ? .push : .replace
    }
    return nil
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

  private func hasOtherTab(than earlier: Look) -> Bool {
    for now in tabs {
      for before in earlier.tabs
      where before.controller == now.controller && before.selected != now.selected {
        return true
      }
    }
    return false
  }
}
