import FlowTrace
import PortableUIKit

@MainActor
extension Look {
  /// Replaces this look by one at the window that was walked over, in the memory of this one.
  ///
  /// The screens that it introduces, and the presenters and embeddings that it holds, count as recorded
  /// from here on: take a look only to record its difference from the one before.
  ///
  /// - Parameters:
  ///   - walk: what was found in the window, which has settled.
  ///   - objects: the objects that are remembered.
  mutating func take(_ walk: InterfaceWalk, _ objects: LiveObjects) {
    root = walk.found.root?.pointee.number ?? 0
    isAlert = walk.screen is UIAlertController
    state = walk.state
    identity = walk.identity
    presented.empty()
    for entry in walk.found.presented { presented.append(entry.pointee.number) }
    introductions.empty()
    for entry in walk.found.screens { introduce(entry, objects) }
    for entry in walk.found.path where !entry.isTransparent { introduce(entry, objects) }
    screens.empty()
    for entry in walk.found.screens {
      var presenter: ObjectID?
      if !entry.pointee.isPresented, let owner = entry.pointee.owner {
        entry.pointee.isPresented = true
        presenter = owner
      }
      screens.append(Screen(id: entry.pointee.id, presenter: presenter))
    }
    takePath(walk, objects)
    takeEmbeddings(walk, objects)
  }

  private mutating func introduce(_ entry: LiveObjects.Entry, _ objects: LiveObjects) {
    guard !entry.pointee.isIntroduced else { return }
    introductions.append(
      objects.introduction(of: entry, titled: entry.pointee.controller?.titleOnDisplay))
  }

  private mutating func takePath(_ walk: InterfaceWalk, _ objects: LiveObjects) {
    path.empty()
    stacks.empty()
    stacked.empty()
    tabs.empty()
    var previous: UIViewController?
    for place in walk.found.path.indices {
      let entry = walk.found.path[place]
      guard let controller = entry.pointee.controller else { continue }
      let container = entry.pointee.profile.container
      path.append(
        Step(
          controller: entry.pointee.number, id: entry.isTransparent ? nil : entry.pointee.id,
          owner: entry.pointee.owner, isTabBar: container == .tabs,
          isPresented: walk.isPresented(controller, by: previous),
          isChild: previous != nil && controller.parent === previous))
      previous = controller
      switch container {
      case .navigation:
        guard let navigation = controller as? UINavigationController else { break }
        take(navigation, at: place, entry, objects)
      case .tabs:
        guard let hub = controller as? UITabBarController else { break }
        take(hub, at: place, entry, objects)
      default: break  // It changes what is on display without transitions of its own.
      }
      if controller.ownPresentedViewController != nil {
        takeCovered(controller, at: place, objects)
      }
    }
  }

  /// Takes in the stacks in a controller that presents a screen over them: what answers an alert may push.
  private mutating func takeCovered(
    _ presenter: UIViewController, at place: Int, _ objects: LiveObjects
  ) {
    var next = presenter.contentOnDisplay
    while let controller = next {
      if let navigation = controller as? UINavigationController {
        take(navigation, at: place, objects.entry(of: navigation), objects)
      }
      next = controller.contentOnDisplay
    }
  }

  private mutating func take(
    _ navigation: UINavigationController, at place: Int, _ entry: LiveObjects.Entry,
    _ objects: LiveObjects
  ) {
    var top: Shown?
    for screen in navigation.viewControllers {
      let entry = objects.entry(of: screen)
      stacked.append(entry.pointee.number)
      top = entry.isTransparent ? nil : Shown(entry)
    }
    stacks.append(
      Stack(step: place, controller: entry.pointee.number, end: stacked.count, top: top))
  }

  private mutating func take(
    _ hub: UITabBarController, at place: Int, _ entry: LiveObjects.Entry, _ objects: LiveObjects
  ) {
    var selected = 0
    if let tab = hub.selectedViewController { selected = objects.entry(of: tab).pointee.number }
    tabs.append(
      Tabs(
        step: place, controller: entry.pointee.number, selected: selected,
        root: hub.rootOfSelectedTab.map { Shown(objects.entry(of: $0)) }))
  }

  /// Finds the place of a tab in its bar, and gives the screen at its bottom a serial, where that only
  /// arranges others: a transition is about to name them.
  ///
  /// - Parameters:
  ///   - place: a place in ``tabs``.
  ///   - walk: the walk that this look was taken from.
  ///   - objects: the objects that are remembered.
  mutating func identifyTab(ofTabs place: Int, _ walk: InterfaceWalk, _ objects: LiveObjects) {
    let hub = walk.found.path[tabs[place].step].pointee.controller as? UITabBarController
    guard let hub, let root = hub.rootOfSelectedTab else { return }
    if hub.selectedIndex != NSNotFound { tabs[place].index = hub.selectedIndex }
    let entry = objects.entry(of: root)
    guard !entry.pointee.isIntroduced else { return }
    tabs[place].introduction = objects.introduction(of: entry, titled: root.titleOnDisplay)
    tabs[place].root = Shown(entry)
  }

  /// Takes in the screens that have a child they were not seen to have before.
  private mutating func takeEmbeddings(_ walk: InterfaceWalk, _ objects: LiveObjects) {
    embeddings.empty()
    for embedding in walk.found.embeddings {
      let entry = objects[embedding.screen]
      let isPage = objects.entry(of: embedding.child).pointee.profile.container == .pages
      let isNew =
        isPage
        ? entry.pointee.noteEmbedding(ofPage: objects[embedding.shown].pointee.nameAsPage)
        : entry.pointee.noteEmbedding(of: embedding.child)
      guard isNew else { continue }
      embeddings.append(
        Embedding(
          screen: entry.pointee.id, owner: entry.pointee.owner,
          child: objects.entry(of: embedding.child).pointee.number,
          shown: objects[embedding.shown].pointee.id))
    }
  }
}

extension Look.Shown {
  @MainActor
  fileprivate init(_ entry: LiveObjects.Entry) {
    self.init(
      controller: entry.pointee.number, id: entry.pointee.id, owner: entry.pointee.owner)
  }
}

extension UITabBarController {
  /// The screen at the bottom of the selected tab.
  fileprivate var rootOfSelectedTab: UIViewController? {
    (selectedViewController as? UINavigationController)?.viewControllers.first
      ?? selectedViewController
  }
}
