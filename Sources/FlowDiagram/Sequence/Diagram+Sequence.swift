public import FlowGraph
public import FlowPaths
import FlowTrace
import FlowVerdicts

extension Diagram {
  /// Makes the picture of a session: its screens side by side in the clusters of their coordinators,
  /// and an edge for each step, in order.
  ///
  /// Screens of one name share a lifeline, unless they are there at the same time. Equal sequences make
  /// equal diagrams.
  ///
  /// - Parameters:
  ///   - sequence: The session.
  ///   - graph: A graph that the session is part of: it has the screens' coordinators.
  ///   - marks: The verdicts to mark, at the steps that caused them.
  /// - Returns: The diagram, for pictures, and warnings about labels that are too long.
  /// - Complexity: O(*n* log *n*) for anything like an app.
  public static func make(
    of sequence: FlowSequence, in graph: FlowGraph, marks: DiagramMarks = .init()
  ) -> MadeDiagram {
    var maker = SequenceDiagramMaker(sequence, graph, marks)
    let diagram = maker.make()
    return MadeDiagram(diagram: diagram, warnings: Labels(of: diagram).warnings(for: diagram))
  }
}

/// Makes the diagram of a session.
struct SequenceDiagramMaker {
  private typealias EffectsBySubject = [DiagramMarks.Effect.Subject: [DiagramMarks.Effect]]

  private let sequence: FlowSequence
  private let marks: DiagramMarks
  private let graph: NumberedGraph
  private let places: Places
  private let displayNames: DisplayNames
  private let canonicalNames: CanonicalNames
  private let screenIDs: [String]
  private let coordinatorIDs: [String]
  private let messages: [SequenceMessages.Message]
  private let lifelines: SequenceLifelines
  private var diagram: Diagram

  init(_ sequence: FlowSequence, _ graph: FlowGraph, _ marks: DiagramMarks) {
    self.sequence = sequence
    self.marks = marks
    let numbered = NumberedGraph(graph)
    self.graph = numbered
    places = Places(of: numbered)
    let canonicalNames = graph.names
    self.canonicalNames = canonicalNames
    displayNames = DisplayNames(of: numbered, names: canonicalNames, long: false)
    screenIDs = Identifiers.make("screen", of: numbered.screens.map { canonicalNames[$0] })
    coordinatorIDs = Identifiers.make(
      "coordinator", of: numbered.coordinators.map { canonicalNames[$0] })
    messages = SequenceMessages(of: sequence).messages
    lifelines = SequenceLifelines(
      of: messages,
      names: Dictionary(
        sequence.participants.map { ($0.id, $0.name) }, uniquingKeysWith: { first, _ in first }))
    diagram = Diagram(title: sequence.title, direction: .leftToRight, arrangement: .timeline)
  }

  mutating func make() -> Diagram {
    let effects = messages.map { message in
      message.transition.flatMap { marks.causes[$0] }?.sorted() ?? []
    }
    let found = Dictionary(grouping: Set(effects.joined()), by: \.subject)
    if messages.contains(where: { $0.tail == nil }) { addEntry() }
    let ids = addLifelines(found)
    for (index, message) in messages.enumerated() {
      guard let head = lifelines.places[message.head] else { continue }
      let tail =
        message.tail.flatMap { lifelines.places[$0] }.map { ids[$0] } ?? Diagram.Node.entryID
      diagram.edges.append(
        .init(
          id: "step-\(index + 1)", tail: tail, head: ids[head], role: message.role,
          rows: message.trigger.isEmpty ? [] : [.trigger(message.trigger)],
          marks: effects[index].map { .init($0.kind, subject: .name(subject(of: $0))) }.sorted()))
    }
    return diagram
  }

  private mutating func addEntry() {
    let launch = sequence.launch ?? ""
    diagram.nodes.append(
      .init(
        id: Diagram.Node.entryID, name: launch.isEmpty ? "launch" : launch, role: .entry,
        fullName: sequence.app))
  }

  /// Adds nodes with their lifelines, those of one coordinator side by side.
  ///
  /// - Returns: The identifiers, by lifeline.
  private mutating func addLifelines(_ found: EffectsBySubject) -> [String] {
    var ids: [String] = []
    var groups: [(home: Int?, lifelines: [Int])] = []
    // By coordinator, its place in `groups`.
    var known: [Int: Int] = [:]
    for (index, lifeline) in lifelines.lifelines.enumerated() {
      let number = graph.screen(lifeline.name)
      let id = number.map { screenIDs[$0] } ?? "screen-\(Identifiers.slug(lifeline.name.type))"
      ids.append(lifeline.number == 1 ? id : "\(id)--\(lifeline.number)")
      let home = number.flatMap { places.home(of: $0) }
      if let home, let group = known[home] {
        groups[group].lifelines.append(index)
      } else {
        if let home { known[home] = groups.count }
        groups.append((home, [index]))
      }
    }
    for group in groups {
      if let home = group.home { addCluster(home, found) }
      for lifeline in group.lifelines {
        add(lifeline, id: ids[lifeline], home: group.home, found)
      }
    }
    return ids
  }

  private mutating func addCluster(_ coordinator: Int, _ found: EffectsBySubject) {
    let name = graph.coordinators[coordinator]
    let kinds = (found[.coordinator(name)] ?? []).map(\.kind)
    diagram.clusters.append(
      .init(
        id: coordinatorIDs[coordinator], name: displayNames.coordinators[coordinator],
        fullName: canonicalNames[name], typeName: canonicalNames.typeName(of: name),
        marks: Set(kinds).map { .init($0) }.sorted()))
  }

  private mutating func add(
    _ lifeline: Int, id: String, home: Int?, _ found: EffectsBySubject
  ) {
    let screen = lifelines.lifelines[lifeline]
    let kinds = (found[.screen(screen.name)] ?? []).map(\.kind)
    let isAlert = ScreenNaming.isAlert(screen.name.type)
    let name = graph.screen(screen.name).map { displayNames.screens[$0] } ?? screen.name.type
    diagram.nodes.append(
      .init(
        id: id, name: screen.number == 1 ? name : "\(name) \(screen.number)",
        role: isAlert ? .alert : .screen, fullName: canonicalNames[screen.name],
        typeName: canonicalNames.typeName(of: screen.name),
        cluster: home.map { coordinatorIDs[$0] }, marks: Set(kinds).map { .init($0) }.sorted()))
    diagram.edges.append(.init(id: "line--\(id)", tail: id, head: id, role: .guide))
  }

  private func subject(of effect: DiagramMarks.Effect) -> String {
    displayNames.name(of: effect.subject, in: graph) ?? effect.name.type
  }
}
