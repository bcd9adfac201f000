import FlowGraph
import FlowPaths
import FlowTrace

/// The names of those who take part in a sequence: as in a diagram, and numbered where several have
/// one name.
struct SequenceNames {
  private var texts: [ObjectID: String] = [:]

  /// O(*n* log *n*).
  init(of sequence: FlowSequence) {
    func names(_ kind: FlowSequence.Participant.Kind) -> [FlowGraph.Name] {
      sequence.participants.filter { $0.kind == kind }.map(\.name)
    }
    let graph = FlowGraph(
      app: sequence.app, coordinators: names(.coordinator), screens: names(.screen))
    let numbered = NumberedGraph(graph)
    let display = DisplayNames(of: numbered, names: graph.names, long: false)
    var uses: [FlowGraph.Name: Int] = [:]
    for participant in sequence.participants {
      let count = uses[participant.name, default: 0] + 1
      uses[participant.name] = count
      let text =
        switch participant.kind {
        case .coordinator: numbered.coordinator(participant.name).map { display.coordinators[$0] }
        case .screen: numbered.screen(participant.name).map { display.screens[$0] }
        }
      let name = LabelText.clean(text ?? participant.name.type)
      texts[participant.id] = count == 1 ? name : "\(name) \(count)"
    }
  }

  subscript(_ id: ObjectID) -> String { texts[id] ?? id.description }

  /// Who did it; nil where that is unknown.
  subscript(_ responsible: Responsible) -> String? {
    switch responsible {
    case .coordinator(let id): self[id]
    case .system: "the system"
    case .app: "the app"
    case .unknown: nil
    }
  }
}

extension FlowSequence {
  /// What this is a sequence of, in one line.
  var title: String {
    let launch = (launch ?? "").isEmpty ? "" : " (\(launch ?? ""))"
    return LabelText.clean("\(app)\(launch): session \(number)")
  }
}

/// Finds the triggers of transitions that are not clear from the step before.
struct SequenceTriggers {
  private var last: String?

  /// Notes what the person did.
  mutating func note(_ step: PersonStep) { last = step.description }

  /// Returns ` (launch)`, or nothing where the last step has the same words.
  func suffix(_ transition: TraceEvent.Transition) -> String {
    let isClear = transition.trigger.isEmpty || transition.trigger == last
    return isClear ? "" : " (\(LabelText.clean(transition.trigger)))"
  }
}
