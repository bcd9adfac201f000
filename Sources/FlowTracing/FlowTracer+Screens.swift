import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records what came, what was navigated and what left, and keeps what the next look is to be
  /// compared with.
  func record(_ walk: InterfaceWalk) {
    assignOwners()
    let ids = walk.screens.map(introduce)
    let now = snapshot(of: walk, screens: ids)
    let before = Set(snapshot?.screens ?? [])
    for (screen, id) in zip(walk.screens, ids) {
      if !before.contains(id) {
        recorder.record(.enter(screen: id))
      }
      recordPresenter(of: screen)
    }
    recordTransitions(to: now, walk)
    recordEmbeddings(in: walk)
    let after = Set(ids)
    for id in snapshot?.screens ?? [] where !after.contains(id) {
      recorder.record(.leave(screen: id))
    }
    if now.state != snapshot?.state {
      recorder.record(.state(now.state))
    }
    snapshot = now
  }

  private func snapshot(of walk: InterfaceWalk, screens: [ObjectID]) -> InterfaceSnapshot {
    InterfaceSnapshot(
      root: Weak(walk.root),
      presented: walk.presented.map { Weak($0) },
      stacks: walk.path.compactMap { $0 as? UINavigationController }.map { navigation in
        .init(controller: Weak(navigation), screens: navigation.viewControllers.map { Weak($0) })
      },
      tabs: walk.path.compactMap { $0 as? UITabBarController }.map { tabs in
        .init(controller: Weak(tabs), selected: Weak(tabs.selectedViewController))
      },
      screens: screens,
      path: walk.screensOnDisplay.map(introduce),
      owner: walk.screensOnDisplay.last.flatMap { objects.known($0)?.owner },
      state: walk.state)
  }

  private func introduce(_ screen: UIViewController) -> ObjectID {
    let entry = objects[screen]
    guard !entry.isIntroduced else { return entry.id }
    objects[screen].isIntroduced = true
    recorder.record(
      .screen(
        .init(
          id: entry.id, type: typeNames[screen].text, label: entry.label,
          title: title(of: screen))))
    return entry.id
  }

  /// The title that the person reads, found without making a navigation item.
  private func title(of screen: UIViewController) -> String? {
    screen.navigationController == nil ? screen.title : screen.navigationItem.title
  }

  /// A hash of what a controller is called: its class, label and title.
  func nameHash(of controller: UIViewController) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(typeNames[controller].hash)
    hasher.combine(objects.known(controller)?.label ?? "")
    hasher.combine(title(of: controller) ?? "")
    return hasher.hash
  }

  private func recordPresenter(of screen: UIViewController) {
    let entry = objects[screen]
    guard let owner = entry.owner, !entry.isPresented else { return }
    objects[screen].isPresented = true
    recorder.record(.presents(coordinator: owner, screen: entry.id))
  }

  private func recordTransitions(to now: InterfaceSnapshot, _ walk: InterfaceWalk) {
    guard let displayed = now.displayed, displayed != snapshot?.displayed else { return }
    var from = snapshot?.displayed
    var kind = snapshot.map { now.kind(since: $0) } ?? .root
    for hub in walk.path.compactMap({ $0 as? UITabBarController }) {
      let id = objects[hub].id
      if snapshot?.screens.contains(id) != true, id != displayed {
        recordTransition(from, hub, kind)
        kind = .tab
      }
      if kind == .tab {
        from = id
      }
    }
    guard let screen = walk.screensOnDisplay.last else { return }
    let tab = walk.path.last { $0 is UITabBarController } as? UITabBarController
    recordTransition(from, screen, kind, tab: kind == .tab ? tab : nil)
  }

  private func recordTransition(
    _ from: ObjectID?, _ screen: UIViewController, _ kind: TransitionKind,
    tab: UITabBarController? = nil
  ) {
    let selected = tab?.selectedViewController
    let root = (selected as? UINavigationController)?.viewControllers.first ?? selected
    recorder.record(
      .transition(
        .init(
          from: from, to: objects[screen].id, kind: kind, trigger: trigger(of: kind),
          by: responsible(for: kind, to: screen),
          tabRoot: root === screen ? nil : root.map(introduce))))
  }

  private func recordEmbeddings(in walk: InterfaceWalk) {
    for embedding in walk.embeddings {
      let embedded = objects[embedding.screen].embedded
      guard !embedded.contains(where: { $0.object === embedding.child }) else { continue }
      objects[embedding.screen].embedded =
        embedded.filter { $0.object != nil } + [Weak(embedding.child)]
      recorder.record(
        .transition(
          .init(
            from: objects[embedding.screen].id, to: objects[embedding.shown].id, kind: .embed,
            trigger: "addChild", by: .app)))
    }
  }
}
