import FlowGraph
import FlowPaths
import FlowTrace

/// What to call those who take part in a sequence: as in a diagram, and numbered where there are
/// several of one name.
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

  /// Who did it; nil where nothing tells.
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
  /// One line: what this is a sequence of.
  var title: String {
    let launch = (launch ?? "").isEmpty ? "" : " (\(launch ?? ""))"
    return LabelText.clean("\(app)\(launch): session \(number)")
  }
}
