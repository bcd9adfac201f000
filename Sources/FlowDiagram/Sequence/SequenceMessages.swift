import FlowGraph
import FlowPaths
import FlowTrace

/// What a picture of a session shows from top to bottom: each transition, and each step of the person
/// that led nowhere.
struct SequenceMessages {
  struct Message {
    /// Nil where the app begins.
    var tail: ObjectID?
    var head: ObjectID
    /// ``Diagram/Edge/Role/guide`` for a step that led nowhere.
    var role: Diagram.Edge.Role
    var trigger: String
    /// The transition as the graph has it.
    var transition: FlowGraph.Transition?
  }

  private(set) var messages: [Message] = []
  private let names: [ObjectID: FlowGraph.Name]
  /// What the person did and has led nowhere so far.
  private var step: (trigger: String, screen: ObjectID)?

  /// O(*n*).
  init(of sequence: FlowSequence) {
    names = Dictionary(
      sequence.participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first })
    for event in sequence.events {
      switch event {
      case .step(let step, let screen):
        addStep()
        if let screen { self.step = (step.description, screen) }
      case .transition(let transition), .covered(let transition):
        if let step, step.trigger != transition.trigger { addStep() }
        step = nil
        add(transition)
      case .finishedAgain, .link, .unlink, .freed: break
      }
    }
    addStep()
  }

  private mutating func addStep() {
    guard let step else { return }
    messages.append(
      Message(tail: step.screen, head: step.screen, role: .guide, trigger: step.trigger))
    self.step = nil
  }

  private mutating func add(_ transition: TraceEvent.Transition) {
    let target = transition.kind == .tab ? transition.tabRoot ?? transition.to : transition.to
    let found = names[target].map { to in
      FlowGraph.Transition(
        from: transition.from.flatMap { names[$0] }, to: to, kind: transition.kind,
        trigger: transition.trigger, by: agent(transition.by))
    }
    messages.append(
      Message(
        tail: transition.from, head: transition.to, role: .init(transition.kind),
        trigger: transition.from == nil && transition.trigger == "launch" ? "" : transition.trigger,
        transition: found))
  }

  private func agent(_ responsible: Responsible) -> FlowGraph.Agent {
    switch responsible {
    case .coordinator(let id): names[id].map { .coordinator($0) } ?? .unknown
    case .system: .system
    case .app: .app
    case .unknown: .unknown
    }
  }
}

/// The lifelines of a session: one for each name, or several where screens of one name are there at the
/// same time.
struct SequenceLifelines {
  struct Lifeline {
    var name: FlowGraph.Name
    /// Which one of its name it is, from 1.
    var number: Int
    /// The place of the last message that its screens take part in, so far.
    fileprivate var end: Int
  }

  private(set) var lifelines: [Lifeline] = []
  private(set) var places: [ObjectID: Int] = [:]

  /// O(*n* × screens of one name).
  init(of messages: [SequenceMessages.Message], names: [ObjectID: FlowGraph.Name]) {
    var ends: [ObjectID: Int] = [:]
    for (index, message) in messages.enumerated() {
      for screen in [message.tail, message.head] { if let screen { ends[screen] = index } }
    }
    var known: [FlowGraph.Name: [Int]] = [:]
    for (index, message) in messages.enumerated() {
      for case let screen? in [message.tail, message.head] where places[screen] == nil {
        guard let name = names[screen] else { continue }
        let free = known[name]?.first { lifelines[$0].end < index }
        places[screen] = free ?? lifelines.count
        if let free {
          lifelines[free].end = ends[screen] ?? index
        } else {
          known[name, default: []].append(lifelines.count)
          lifelines.append(
            Lifeline(name: name, number: known[name]?.count ?? 1, end: ends[screen] ?? index))
        }
      }
    }
  }
}
