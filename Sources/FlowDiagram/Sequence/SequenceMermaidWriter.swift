import Escaping
import FlowGraph
import FlowPaths
import FlowTrace

/// Writes a sequence as a sequence diagram of Mermaid.
struct SequenceMermaidWriter {
  private static let person = "person"

  private let sequence: FlowSequence
  private let names: SequenceNames
  private let ids: [ObjectID: String]
  private var triggers = SequenceTriggers()
  private var text = ""

  init(sequence: FlowSequence) {
    self.sequence = sequence
    names = SequenceNames(of: sequence)
    ids = Dictionary(
      sequence.participants.map { ($0.id, ($0.kind == .screen ? "s" : "c") + "\($0.id.serial)") },
      uniquingKeysWith: { first, _ in first })
  }

  mutating func write() -> String {
    text = MermaidTitle.frontMatter(sequence.title)
    text += "sequenceDiagram\n"
    text += MermaidTitle.statement(sequence.title)
    line("actor \(Self.person) as Person")
    let mentioned = Set(sequence.events.flatMap(Self.objects))
    for participant in sequence.participants where mentioned.contains(participant.id) {
      let name = MermaidText.unquoted(names[participant.id])
      line("participant \(id(participant.id)) as \(name)")
    }
    for event in sequence.events { write(event) }
    return text
  }

  private mutating func write(_ event: FlowSequence.Event) {
    switch event {
    case .step(let step, let screen):
      triggers.note(step)
      message(Self.person, "->>", screen.map(id) ?? Self.person, LabelText.clean(step.description))
    case .transition(let transition):
      message(
        tail(of: transition), transition.kind.isForward ? "->>" : "-->>", id(transition.to),
        words(transition) + triggers.suffix(transition))
    case .covered(let transition):
      message(
        tail(of: transition), "->>", id(transition.to),
        "\(words(transition)) behind what is presented" + triggers.suffix(transition))
    case .finishedAgain(let screen):
      line("Note over \(id(screen)): dismissal reported again")
    case .link(let parent, let child):
      message(id(parent), "->>", id(child), "takes")
    case .unlink(let parent, let child):
      message(id(parent), "-x", id(child), "lets go")
    case .freed(let object):
      line("Note over \(id(object)): freed")
    }
  }

  /// Returns who did it, or the screen that it happened to, or the person who launched the app.
  private func tail(of transition: TraceEvent.Transition) -> String {
    if case .coordinator(let coordinator) = transition.by { return id(coordinator) }
    return transition.from.map(id) ?? Self.person
  }

  private func words(_ transition: TraceEvent.Transition) -> String {
    // Where a coordinator is the tail, the screen that is left is not.
    let isByCoordinator = if case .coordinator = transition.by { true } else { false }
    let from = isByCoordinator ? transition.from.map { names[$0] } : nil
    switch transition.kind {
    case .root: return tail(of: transition) == Self.person ? "starts the app" : "shows"
    case .replace: return "replaces all with"
    case .push: return "pushes"
    case .present: return "presents"
    case .embed: return "embeds" + (from.map { " in \($0)" } ?? "")
    case .pop: return "goes back" + (from.map { " from \($0)" } ?? "")
    case .dismiss: return isByCoordinator ? "dismisses \(from ?? "a screen")" : "is dismissed"
    case .tab:
      return "shows" + (transition.tabRoot.map { ", in the tab of \(names[$0])" } ?? "")
    }
  }

  private static func objects(in event: FlowSequence.Event) -> [ObjectID] {
    switch event {
    case .step(_, let screen): [screen].compactMap { $0 }
    case .link(let parent, let child), .unlink(let parent, let child): [parent, child]
    case .freed(let id): [id]
    case .finishedAgain(let screen): [screen]
    case .transition(let transition), .covered(let transition):
      [transition.from, transition.to].compactMap { $0 } + coordinators(transition.by)
    }
  }

  private static func coordinators(_ responsible: Responsible) -> [ObjectID] {
    if case .coordinator(let id) = responsible { [id] } else { [] }
  }

  private func id(_ object: ObjectID) -> String { ids[object] ?? "o\(object.serial)" }

  private mutating func message(_ tail: String, _ arrow: String, _ head: String, _ words: String) {
    line("\(tail)\(arrow)\(head): \(MermaidText.unquoted(words))")
  }

  private mutating func line(_ line: String) { text += "  \(line)\n" }
}
