import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records what came, what was navigated and what left, and keeps what the next look is to be
  /// compared with.
  func record(_ walk: InterfaceWalk, _ found: CoordinatorSearch) {
    var entries: [LiveObjects.Entry] = []
    entries.reserveCapacity(walk.screens.count)
    for screen in walk.screens {
      let entry = screen.entry ?? objects[screen.controller]
      assignOwner(of: screen.controller, entry, found)
      entries.append(entry)
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
    var path: [ObjectID] = []
    for controller in walk.path where !walk.isTransparent(controller) {
      path.append(introduce(controller))
    }
    let owner = walk.screen.flatMap { objects.known($0)?.owner }
    return InterfaceSnapshot(walk, screens: screens, path: path, owner: owner)
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
