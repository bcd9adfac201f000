import FlowTrace
import PortableUIKit

extension FlowTracer {
  /// Records what came, what was navigated and what left, and keeps what the next look is to be
  /// compared with.
  func record(_ walk: InterfaceWalk, _ found: CoordinatorSearch) {
    for entry in walk.screens {
      objects.number(entry)
      if entry.pointee.owner == nil, let screen = entry.pointee.controller {
        assignOwner(of: screen, entry, found)
      }
    }
    for entry in walk.screens { introduce(entry) }
    for entry in walk.path where !entry.isTransparent { introduce(entry) }
    let now = spareSnapshot.take() ?? InterfaceSnapshot()
    now.take(walk, objects)
    looks += 1
    for entry in walk.screens {
      if entry.pointee.lastLook != looks - 1 {
        tell(.enter(screen: entry.pointee.id))
      }
      entry.pointee.lastLook = looks
      recordPresenter(entry)
    }
    recordTransitions(to: now, walk)
    recordCovered(by: now, walk)
    if let snapshot {
      recordLeaving(since: snapshot)
    }
    if now.state != snapshot?.state {
      tell(.state(now.state))
    }
    spareSnapshot = snapshot
    snapshot = now
  }

  /// Records that all screens left, with the window that they were in.
  func recordDeparture() {
    looks += 1
    if let snapshot {
      recordLeaving(since: snapshot)
    }
    snapshot = nil
  }

  private func recordLeaving(since snapshot: InterfaceSnapshot) {
    for screen in snapshot.screens {
      let memory = screen.entry
      if memory.pointee.id != screen.id || memory.pointee.lastLook != looks {
        tell(.leave(screen: screen.id))
      }
    }
  }

  func introduce(_ screen: UIViewController) -> ObjectID {
    let entry = objects.entry(of: screen)
    introduce(entry, titled: screen.titleOnDisplay)
    return entry.pointee.id
  }

  /// Introduces a screen that was walked over.
  private func introduce(_ screen: LiveObjects.Entry) {
    guard !screen.pointee.isIntroduced else { return }
    introduce(screen, titled: screen.pointee.controller?.titleOnDisplay)
  }

  private func introduce(_ screen: LiveObjects.Entry, titled title: String?) {
    guard !screen.pointee.isIntroduced else { return }
    objects.number(screen)
    screen.pointee.isIntroduced = true
    tell(
      .screen(
        .init(
          id: screen.pointee.id, type: screen.pointee.profile.name, label: screen.pointee.label,
          title: title)))
  }

  private func recordPresenter(_ entry: LiveObjects.Entry) {
    guard let owner = entry.pointee.owner, !entry.pointee.isPresented else { return }
    entry.pointee.isPresented = true
    tell(.presents(coordinator: owner, screen: entry.pointee.id))
  }
}
