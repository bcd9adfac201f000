import FlowGraph
import FlowVerdicts

/// What the coordinators and screens of an old graph are called in a new one, where they are called
/// something else.
struct FlowRenames: Hashable {
  var coordinators: [FlowGraph.Name: FlowGraph.Name] = [:]
  var screens: [FlowGraph.Name: FlowGraph.Name] = [:]

  func coordinator(_ name: FlowGraph.Name) -> FlowGraph.Name { coordinators[name] ?? name }

  func screen(_ name: FlowGraph.Name) -> FlowGraph.Name { screens[name] ?? name }

  func link(_ link: FlowGraph.Link) -> FlowGraph.Link {
    .init(parent: coordinator(link.parent), child: coordinator(link.child))
  }

  func presentation(_ presentation: FlowGraph.Presentation) -> FlowGraph.Presentation {
    .init(
      coordinator: coordinator(presentation.coordinator), screen: screen(presentation.screen))
  }

  func agent(_ agent: FlowGraph.Agent) -> FlowGraph.Agent {
    guard case .coordinator(let name) = agent else { return agent }
    return .coordinator(coordinator(name))
  }

  func transition(_ transition: FlowGraph.Transition) -> FlowGraph.Transition {
    .init(
      from: transition.from.map(screen), to: screen(transition.to), kind: transition.kind,
      trigger: transition.trigger, by: agent(transition.by))
  }

  /// What makes a verdict of the old graph the same as one of the new.
  func key(of verdict: Verdict) -> VerdictKey {
    let subject = verdict.kind.isOfScreen ? screen(verdict.subject) : coordinator(verdict.subject)
    let cause = verdict.cause
    return VerdictKey(
      verdict.kind, subject, owner: verdict.owner.map(coordinator),
      after: .init(
        kind: cause.kind, trigger: cause.trigger, from: cause.from.map(screen),
        to: cause.to.map(screen), by: agent(cause.by)))
  }
}

extension FlowChanges<Verdict> {
  init(from old: [Verdict], to new: [Verdict], _ renames: FlowRenames) {
    let before = Dictionary(
      old.map { (renames.key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    let after = Dictionary(
      new.map { (FlowRenames().key(of: $0), $0) }, uniquingKeysWith: { first, _ in first })
    self.init(
      added: new.filter { before[FlowRenames().key(of: $0)] == nil },
      removed: old.filter { after[renames.key(of: $0)] == nil },
      changed: old.compactMap { verdict in
        guard let now = after[renames.key(of: verdict)], now.gravity != verdict.gravity else {
          return nil
        }
        return Change(from: verdict, to: now)
      })
  }
}
