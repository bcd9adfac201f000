import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records what came, what was navigated and what left, and keeps what the next look is to be
  /// compared with.
  func record(_ walk: InterfaceWalk, _ found: CoordinatorSearch) {
    let entries = walk.screens.map { screen in
      let entry = screen.entry ?? objects[screen.controller]
      assignOwner(of: screen.controller, entry, found)
      return entry
    }
    for (screen, entry) in zip(walk.screens, entries) {
      introduce(screen.controller, entry)
    }
    let now = snapshot(of: walk, screens: entries)
    looks += 1
    for entry in entries {
      if entry.lastLook != looks - 1 {
        recorder.record(.enter(screen: entry.id))
      }
      entry.lastLook = looks
      recordPresenter(entry)
    }
    recordTransitions(to: now, walk)
    recordCovered(by: now, walk)
    for entry in snapshot?.screens ?? [] where entry.lastLook != looks {
      recorder.record(.leave(screen: entry.id))
    }
    if now.state != snapshot?.state {
      recorder.record(.state(now.state))
    }
    snapshot = now
  }

  /// Records that all screens left, with the window that they were in.
  func recordDeparture() {
    for entry in snapshot?.screens ?? [] {
      recorder.record(.leave(screen: entry.id))
    }
    looks += 1
    snapshot = nil
  }

  private func snapshot(of walk: InterfaceWalk, screens: [LiveObjects.Entry]) -> InterfaceSnapshot {
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
    introduce(screen, objects[screen])
  }

  @discardableResult
  private func introduce(_ screen: UIViewController, _ entry: LiveObjects.Entry) -> ObjectID {
    guard !entry.isIntroduced else { return entry.id }
    entry.isIntroduced = true
    recorder.record(
      .screen(
        .init(
          id: entry.id, type: TypeNames.name(of: screen).text, label: entry.label,
          title: screen.titleOnDisplay)))
    return entry.id
  }

  private func recordPresenter(_ entry: LiveObjects.Entry) {
    guard let owner = entry.owner, !entry.isPresented else { return }
    entry.isPresented = true
    recorder.record(.presents(coordinator: owner, screen: entry.id))
  }
}
