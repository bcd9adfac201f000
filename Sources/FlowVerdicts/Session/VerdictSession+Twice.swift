import FlowGraph
import FlowTrace

extension VerdictSession {
  /// Flows whose end was reported again.
  mutating func judgeFinishes(_ evidence: inout VerdictEvidence) {
    for (screen, moment) in turn.finishedAgain {
      guard let cause = moment.cause, let flow = flow(of: screen) else { continue }
      let key = VerdictKey(
        .finishedTwice, flow.bond.subject, owner: flow.bond.owner, after: cause)
      evidence.add(key, .lasting, after: cause, steps: moment.steps) {
        Sighting(
          cause: cause, path: path(to: moment),
          objects: [subject(flow.coordinator, flow.bond.subject)])
      }
    }
  }

  private func flow(of screen: ObjectID) -> Ghosts.Flow? {
    guard let owner = screens[screen]?.owner else { return ghosts[screen] }
    return bond(of: owner).map { Ghosts.Flow(coordinator: owner, bond: $0) }
  }

  /// First screens that were shown twice: by one coordinator, from outside its flow, or by two of
  /// one class at one go.
  ///
  /// A flow may lead to another screen of its first one's class; so the transition must come from
  /// elsewhere, and the titles must be equal.
  mutating func judgeStarts(_ evidence: inout VerdictEvidence) {
    guard let (transition, source) = turn.first, transition.from != nil,
      transition.kind == .push || transition.kind == .present
    else { return }
    let oldest = oldestStarts
    for (id, shown) in turn.shown {
      guard let coordinator = coordinators[id], let screen = screens[shown], screen.isInWindow,
        screen.title != nil || screen.name.label != nil,
        source.map({ lineage(of: $0).contains(id) }) != true,
        let twin = twin(of: shown, screen, coordinator, oldest), let bond = bond(of: id)
      else { continue }
      let cause = cause(of: transition)
      let moment = now
      let key = VerdictKey(.startedTwice, bond.subject, owner: bond.owner, after: cause)
      evidence.add(key, .lasting, after: cause, steps: moment.steps) {
        Sighting(
          cause: cause, path: path(to: moment),
          objects: [subject(id, bond.subject)]
            + [twin, shown].map { subject($0, screen.name) })
      }
    }
  }

  /// What a coordinator's first screen shows.
  private struct Start: Hashable {
    var coordinator: FlowGraph.Name
    var screen: FlowGraph.Name
    var title: ExactString?

    init(_ coordinator: LiveCoordinator, _ screen: LiveScreen) {
      self.coordinator = coordinator.name
      self.screen = screen.name
      title = screen.title
    }
  }

  /// The oldest of the first screens that this turn showed and that show the same. O(*n*).
  private var oldestStarts: [Start: ObjectID] {
    var oldest: [Start: ObjectID] = [:]
    for (id, shown) in turn.shown {
      guard let coordinator = coordinators[id], coordinator.first == shown,
        let screen = screens[shown], screen.isInWindow
      else { continue }
      let start = Start(coordinator, screen)
      oldest[start] = min(oldest[start] ?? shown, shown)
    }
    return oldest
  }

  /// The first screen of the coordinator, or the oldest of its like, that shows the same as a new one.
  private func twin(
    of shown: ObjectID, _ screen: LiveScreen, _ coordinator: LiveCoordinator,
    _ oldest: [Start: ObjectID]
  ) -> ObjectID? {
    if let first = coordinator.first, first != shown {
      guard first < shown, let other = screens[first], other.isInWindow else { return nil }
      return other.name == screen.name && other.title == screen.title ? first : nil
    }
    return oldest[Start(coordinator, screen)].flatMap { $0 < shown ? $0 : nil }
  }
}

/// Who showed the screens that were freed last.
struct Ghosts: Sendable {
  struct Flow: Sendable {
    var coordinator: ObjectID
    var bond: VerdictEvidence.Bond
  }

  /// As many are remembered.
  private static let most = 256

  private var flows: [ObjectID: Flow] = [:]
  private var order: [ObjectID] = []

  subscript(_ screen: ObjectID) -> Flow? { flows[screen] }

  mutating func add(_ screen: ObjectID, _ flow: Flow) {
    flows[screen] = flow
    order.append(screen)
    guard order.count > 2 * Self.most else { return }
    for forgotten in order.prefix(Self.most) { flows[forgotten] = nil }
    order.removeFirst(Self.most)
  }
}
