import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records what came, what was navigated and what left, and keeps what the next look is to be
  /// compared with.
  func record(_ walk: InterfaceWalk, _ found: CoordinatorSearch) {
    for screen in walk.screens {
      assignOwner(of: screen, found)
    }
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
    recordCovered(by: now, walk)
    let after = Set(ids)
    for id in snapshot?.screens ?? [] where !after.contains(id) {
      recorder.record(.leave(screen: id))
    }
    if now.state != snapshot?.state {
      recorder.record(.state(now.state))
    }
    snapshot = now
  }

  /// Records that all screens left, with the window that they were in.
  func recordDeparture() {
    for id in snapshot?.screens ?? [] {
      recorder.record(.leave(screen: id))
    }
    snapshot = nil
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
      path: walk.arrivals.map { introduce($0.screen) },
      isAlert: walk.screen is UIAlertController,
      owner: walk.screen.flatMap { objects.known($0)?.owner },
      state: walk.state, identity: walk.identity)
  }

  func introduce(_ screen: UIViewController) -> ObjectID {
    let entry = objects[screen]
    guard !entry.isIntroduced else { return entry.id }
    objects[screen].isIntroduced = true
    recorder.record(
      .screen(
        .init(
          id: entry.id, type: TypeNames.name(of: screen).text, label: entry.label,
          title: title(of: screen))))
    return entry.id
  }

  /// The title that the person reads, found without making a navigation item.
  private func title(of screen: UIViewController) -> String? {
    screen.parent is UINavigationController ? screen.navigationItem.title : screen.title
  }

  /// A hash of what a controller is called: its class, label and title.
  func nameHash(of controller: UIViewController) -> UInt64 {
    var hasher = StableHasher()
    hasher.combine(TypeNames.name(of: controller).hash)
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
}
