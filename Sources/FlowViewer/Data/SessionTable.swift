import FlowChanges
import FlowGraph
import FlowPaths
import FlowReading
import FlowTrace

/// The sessions of a page: each different walk once, for the shortest ways, with what happened to the
/// objects in it, for replay.
struct SessionTable {
  /// A session each.
  private(set) var rows: [String] = []
  /// The tables' places of the screens and transitions of the graph that was read.
  private var screens: [Int] = []
  private var transitions: [Int] = []

  /// - Parameters:
  ///   - reading: the sessions; none without its parts `.paths` and `.sequences`.
  ///   - diff: where the sessions are those of its old flow, the difference.
  ///   - tables: takes what was done.
  init(of reading: FlowReading, before diff: FlowDiff? = nil, _ tables: inout ViewerTables) {
    guard reading.parts.isSuperset(of: [.paths, .sequences]) else { return }
    let numbers = reading.sessionNumbers
    screens = reading.graph.screens.map {
      tables.screen(diff?.translated(screen: $0) ?? $0) ?? -1
    }
    transitions = reading.graph.transitions.map {
      tables.transition(diff?.translated($0) ?? $0) ?? -1
    }
    for walk in reading.paths.recordedWalks {
      guard let number = numbers[walk.session] else { continue }
      let moments = walk.moments.map { row($0, &tables) }
      let sequence = reading.sequence(of: walk.session)
      rows.append(
        JSONText.object([
          ("number", "\(number)"), ("launch", walk.launch.map(JSONText.quoted) ?? "null"),
          ("moments", "[" + moments.joined(separator: ",") + "]"),
          (
            "objects",
            "[" + (sequence.map { Self.objects(of: $0, before: diff, tables) } ?? "") + "]"
          ),
          ("events", "[" + (sequence.map { Self.events(of: $0, &tables) } ?? "") + "]"),
        ]))
    }
  }

  /// The act, the screen on display afterwards, and what happened: transition, screen, transition, …
  private func row(_ moment: RecordedWalk.Moment, _ tables: inout ViewerTables) -> String {
    func screen(_ place: Int?) -> Int { place.map { screens[$0] } ?? -1 }
    let act = moment.act.map { tables.acts.place(of: $0.description) }
    let passages = moment.passages.map { "\(transitions[$0.transition]),\(screen($0.screen))" }
    return "[\(act ?? -1),\(screen(moment.screen)),[\(passages.joined(separator: ","))]]"
  }

  /// Of each object, whether it is a coordinator (1) or a screen (0), and its place in the table.
  private static func objects(
    of sequence: FlowSequence, before diff: FlowDiff?, _ tables: ViewerTables
  ) -> String {
    sequence.participants.map { participant in
      let name = participant.name
      return switch participant.kind {
      case .coordinator:
        "[1,\(tables.coordinator(diff?.translated(coordinator: name) ?? name) ?? -1)]"
      case .screen: "[0,\(tables.screen(diff?.translated(screen: name) ?? name) ?? -1)]"
      }
    }.joined(separator: ",")
  }

  /// The events that change what is on display and what is alive, objects by their places.
  private static func events(
    of sequence: FlowSequence, _ tables: inout ViewerTables
  ) -> String {
    let places = Dictionary(
      sequence.participants.enumerated().map { ($1.id, $0) },
      uniquingKeysWith: { first, _ in first })
    func place(_ id: ObjectID?) -> Int { id.flatMap { places[$0] } ?? -1 }
    var rows: [String] = []
    for event in sequence.events {
      switch event {
      case .step(let step, _):
        rows.append("[\"step\",\(tables.acts.place(of: step.description))]")
      case .transition(let go):
        let by = if case .coordinator(let id) = go.by { place(id) } else { -1 }
        let kind = JSONText.quoted(go.kind.rawValue)
        let trigger = tables.acts.place(of: go.trigger)
        rows.append(
          "[\"go\",\(place(go.from)),\(place(go.to)),\(kind),\(trigger),\(by),\(place(go.tabRoot))]"
        )
      case .link(let parent, let child):
        rows.append("[\"take\",\(place(parent)),\(place(child))]")
      case .unlink(let parent, let child):
        rows.append("[\"drop\",\(place(parent)),\(place(child))]")
      case .freed(let id): rows.append("[\"freed\",\(place(id))]")
      case .covered, .finishedAgain: break
      }
    }
    return rows.joined(separator: ",")
  }
}
