import FlowGraph
import FlowTrace

/// Who comes, goes, takes and lets go.
extension VerdictSession {
  mutating func link(_ parent: ObjectID, _ child: ObjectID) {
    // A trace may state a link with the child's declaration and by itself.
    guard coordinators[child] != nil, coordinators[parent] != nil,
      coordinators[child]?.parent != parent
    else { return }
    coordinators[child]?.parent = parent
    coordinators[child]?.lastParent = parent
    coordinators[child]?.letGo = nil
    turn.hasChanged = true
    turn.links.append((parent, child, look))
    if coordinators[child]?.first == nil, let step = turn.step, let state = turn.state,
      let name = coordinators[child]?.name
    {
      let birth = Birth(parent: parent, name: name, step: step, state: state)
      broods[birth, default: Brood()].members.append((child, turn.number))
      turn.births.append(birth)
    }
  }

  mutating func unlink(_ parent: ObjectID, _ child: ObjectID) {
    guard coordinators[child]?.parent == parent else { return }
    let moment = now
    coordinators[child]?.parent = nil
    coordinators[child]?.letGo = moment
    turn.hasChanged = true
    turn.touched.append(child)
    turn.gone.append(child)
    if let zombie = zombies.removeValue(forKey: child) {
      turn.mended.append((child, zombie, parent, moment))
    }
  }

  mutating func screenEntered(_ id: ObjectID, _ evidence: inout VerdictEvidence) {
    guard let screen = screens[id], !screen.isInWindow else { return }
    screens[id]?.isInWindow = true
    screens[id]?.left = nil
    screensInWindow += 1
    turn.hasChanged = true
    if let owner = screen.owner { isUp(id, of: owner, &evidence) }
  }

  mutating func presents(
    _ coordinator: ObjectID, _ screen: ObjectID, _ evidence: inout VerdictEvidence
  ) {
    guard coordinators[coordinator] != nil, screens[screen]?.owner == nil else { return }
    screens[screen]?.owner = coordinator
    coordinators[coordinator]?.liveScreens += 1
    if coordinators[coordinator]?.first == nil {
      coordinators[coordinator]?.first = screen
      if let flow = coordinators[coordinator], flow.lastParent != nil {
        evidence.add(flow: flow.name)
      }
    }
    turn.shown.append((coordinator, screen))
    if screens[screen]?.isInWindow == true { isUp(screen, of: coordinator, &evidence) }
  }

  /// A coordinator has a screen in the window: neither it nor any above it is a zombie.
  private mutating func isUp(
    _ screen: ObjectID, of coordinator: ObjectID, _ evidence: inout VerdictEvidence
  ) {
    coordinators[coordinator]?.screens.insert(screen)
    showing.insert(coordinator)
    for id in lineage(of: coordinator) {
      coordinators[id]?.hasServed = true
      if zombies.removeValue(forKey: id) != nil, let bond = bond(of: id) {
        evidence.add(reused: bond)
      }
    }
  }

  mutating func screenLeft(_ id: ObjectID) {
    guard let screen = screens[id], screen.isInWindow else { return }
    let moment = now
    screens[id]?.isInWindow = false
    screens[id]?.left = moment
    screensInWindow -= 1
    turn.touched.append(id)
    turn.hasChanged = true
    for owner in screen.guests.union(screen.owner.map { [$0] } ?? []) {
      hide(id, of: owner)
      for id in lineage(of: owner) {
        coordinators[id]?.exit = moment
        turn.touched.append(id)
        turn.exited.insert(id)
      }
    }
  }

  /// A coordinator put a screen on display that another showed first: as long as it is there, this
  /// one has a screen, too.
  private mutating func host(_ screen: ObjectID, _ guest: ObjectID) {
    guard let known = screens[screen], known.isInWindow, known.owner != guest,
      coordinators[guest] != nil
    else { return }
    screens[screen]?.guests.insert(guest)
    coordinators[guest]?.screens.insert(screen)
    showing.insert(guest)
    for id in lineage(of: guest) { zombies[id] = nil }
  }

  private mutating func hide(_ screen: ObjectID, of owner: ObjectID) {
    coordinators[owner]?.screens.remove(screen)
    if coordinators[owner]?.screens.isEmpty != false { showing.remove(owner) }
  }

  mutating func freed(_ id: ObjectID, _ evidence: inout VerdictEvidence) {
    if let screen = screens.removeValue(forKey: id) {
      if screen.isInWindow { screensInWindow -= 1 }
      for guest in screen.guests { hide(id, of: guest) }
      if let owner = screen.owner {
        if let bond = bond(of: owner) { ghosts.add(id, .init(coordinator: owner, bond: bond)) }
        coordinators[owner]?.liveScreens -= 1
        hide(id, of: owner)
        turn.gone.append(owner)
      }
      return
    }
    guard let coordinator = coordinators[id] else { return }
    turn.hasChanged = true
    turn.touched.append(id)
    turn.gone.append(id)
    let moment = now
    coordinators[id]?.freed = moment
    if let parent = coordinator.parent { unlink(parent, id) }
    if let letGo = coordinator.letGo, isBefore(letGo), let bond = bond(of: id) {
      evidence.add(replaced: bond, .retained)
    }
  }

  /// Takes note of what happened on display, and of coordinators that work on after they were
  /// let go.
  mutating func navigated(
    _ transition: TraceEvent.Transition, _ evidence: inout VerdictEvidence
  ) {
    if turn.lookCause == nil || turn.lookCause?.kind == .embed {
      turn.lookCause = cause(of: transition)
    }
    if transition.kind == .embed {
      embedded = transition.to
    } else {
      displayed = transition.to
      embedded = nil
    }
    if turn.first == nil, transition.kind != .embed {
      turn.first = (transition, transition.from.flatMap { screens[$0]?.owner })
    }
    if case .coordinator(let id) = transition.by, transition.kind.isForward {
      host(transition.to, id)
    }
    if case .coordinator(let id) = transition.by, let coordinator = coordinators[id],
      let letGo = coordinator.letGo, isBefore(letGo)
    {
      evidence.add(active: coordinator.name)
      orphans[id] = nil
    }
    if let screen = screens[transition.to], screen.arrival == nil {
      let from = transition.from.flatMap { screens[$0]?.name }
      screens[transition.to]?.arrival = LiveScreen.Arrival(
        from: from, kind: transition.kind, trigger: ExactString(transition.trigger))
      if let owner = screen.owner, let flow = coordinators[owner], flow.first == transition.to,
        flow.lastParent != nil
      {
        evidence.add(arrival: transition.kind, of: flow.name)
      }
    }
    if transition.kind != .embed { covered.removeAll() }
  }

  /// A coordinator and those above it, also where it was let go. O(*n*) in their number.
  func lineage(of id: ObjectID) -> [ObjectID] {
    var line: [ObjectID] = []
    var known: Set<ObjectID> = []
    var current: ObjectID? = id
    while let next = current, let coordinator = coordinators[next], known.insert(next).inserted {
      line.append(next)
      current = coordinator.parent ?? coordinator.lastParent
    }
    return line
  }

  func bond(of id: ObjectID) -> VerdictEvidence.Bond? {
    guard let coordinator = coordinators[id] else { return nil }
    let owner = (coordinator.parent ?? coordinator.lastParent).flatMap { coordinators[$0]?.name }
    return .init(subject: coordinator.name, owner: owner)
  }

  /// Coordinators that show something, or hold one that does.
  var busy: Set<ObjectID> {
    var busy: Set<ObjectID> = []
    for id in showing {
      var current: ObjectID? = id
      while let next = current, busy.insert(next).inserted {
        current = coordinators[next]?.parent
      }
    }
    return busy
  }

  /// Lets go of freed coordinators once none of their screens is alive.
  mutating func forgetTheDead() {
    for id in turn.gone {
      guard let coordinator = coordinators[id], coordinator.freed != nil,
        coordinator.liveScreens <= 0
      else { continue }
      coordinators[id] = nil
    }
    guard turn.hasChanged else { return }
    for birth in broods.keys {
      broods[birth]?.members.removeAll { member in
        coordinators[member.id].map { $0.parent != birth.parent || $0.first != nil } ?? true
      }
      if broods[birth]?.members.isEmpty == true { broods[birth] = nil }
    }
  }
}
