import FlowTrace

@testable import FlowTracing

extension Look {
  /// What stands on the path of a look: screens by their serials, which are their numbers too.
  enum Part {
    case screen(Int)
    case presented(Int)
    case stack(Int, [Int], isPresented: Bool = false)
    case tabs(Int, selected: Int, root: Int, isOnStack: Bool = false)
  }

  /// A look at a window whose path consists of these parts, from the root.
  ///
  /// - Parameters:
  ///   - parts: the parts; a stack's screens are all in the tree, and the last is on the path, unless
  ///     it is a part of its own.
  ///   - earlier: a look whose screens are in the tree as well.
  static func make(_ parts: [Part], alsoIn earlier: Look? = nil) -> Look {
    var look = Look()
    look.screens = earlier?.screens ?? []
    for part in parts {
      switch part {
      case .screen(let serial): look.add(serial)
      case .presented(let serial):
        look.presented.append(serial)
        look.add(serial, isPresented: true)
      case .stack(let controller, let screens, let isPresented):
        if isPresented { look.presented.append(controller) }
        look.path.append(
          Step(controller: controller, isPresented: isPresented, isChild: !isPresented))
        look.stacked += screens
        let top = screens.last.map { Shown(controller: $0, id: ObjectID(serial: UInt32($0))) }
        look.stacks.append(
          Stack(
            step: look.path.count - 1, controller: controller, end: look.stacked.count, top: top))
        for screen in screens.dropLast() { look.enter(screen) }
        if let last = screens.last { look.add(last) }
      case .tabs(let serial, let selected, let root, let isOnStack):
        if isOnStack {
          look.path[look.path.count - 1].isTabBar = true
        } else {
          look.add(serial)
          look.path[look.path.count - 1].isTabBar = true
        }
        look.tabs.append(
          Tabs(
            step: look.path.count - 1, controller: serial, selected: selected,
            root: Shown(controller: root, id: ObjectID(serial: UInt32(root)))))
      }
    }
    look.root = look.path.first?.controller ?? 0
    if look.path.first != nil { look.path[0].isChild = false }
    return look
  }

  private mutating func add(_ serial: Int, isPresented: Bool = false) {
    enter(serial)
    path.append(
      Step(
        controller: serial, id: ObjectID(serial: UInt32(serial)), isPresented: isPresented,
        isChild: !isPresented))
  }

  private mutating func enter(_ serial: Int) {
    let id = ObjectID(serial: UInt32(serial))
    if !contains(id) { screens.append(Screen(id: id)) }
  }
}
