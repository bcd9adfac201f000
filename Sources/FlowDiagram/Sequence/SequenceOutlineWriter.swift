import FlowGraph
import FlowPaths
import FlowTrace

/// Writes a sequence as a numbered story: what the person did, and what came of it.
struct SequenceOutlineWriter {
  private let sequence: FlowSequence
  private let names: SequenceNames
  private var triggers = SequenceTriggers()
  private var text = ""
  private var count = 0

  init(sequence: FlowSequence) {
    self.sequence = sequence
    names = SequenceNames(of: sequence)
  }

  mutating func write() -> String {
    text = OutlineText.line(sequence.title) + "\n\n"
    if case .step? = sequence.events.first {} else { number("Launch") }
    for event in sequence.events { write(event) }
    return text
  }

  private mutating func write(_ event: FlowSequence.Event) {
    switch event {
    case .step(let step, let screen):
      triggers.note(step)
      let place = screen.map { "\(names[$0]): " } ?? ""
      number("\(place)\(LabelText.clean(step.description))")
    case .transition(let transition):
      line(sentence(transition) + triggers.suffix(transition))
    case .covered(let transition):
      line(
        "\(sentence(transition)) behind what is presented, where nobody sees it"
          + triggers.suffix(transition))
    case .finishedAgain(let screen):
      line("the dismissal of \(names[screen]) is reported again")
    case .link(let parent, let child):
      line("\(names[parent]) takes \(names[child])")
    case .unlink(let parent, let child):
      line("\(names[parent]) lets \(names[child]) go")
    case .freed(let id):
      line("\(names[id]) is freed")
    }
  }

  private func sentence(_ transition: TraceEvent.Transition) -> String {
    let to = names[transition.to]
    let from = transition.from.map { names[$0] }
    let by = names[transition.by] ?? "something"
    switch transition.kind {
    case .root: return "\(by) shows \(to)"
    case .replace: return "\(by) replaces all with \(to)"
    case .push: return "\(by) pushes \(to)"
    case .present: return "\(by) presents \(to)"
    case .embed: return "\(by) embeds \(to)" + (from.map { " in \($0)" } ?? "")
    case .pop: return "\(by) goes back" + (from.map { " from \($0)" } ?? "") + " to \(to)"
    case .dismiss: return "\(by) dismisses \(from ?? "a screen"), back to \(to)"
    case .tab:
      let root = transition.tabRoot.map { ", in the tab of \(names[$0])" }
      return "\(by) shows \(to)\(root ?? "")"
    }
  }

  private mutating func number(_ sentence: String) {
    count += 1
    text += "\(count). \(OutlineText.line(sentence))\n"
  }

  private mutating func line(_ sentence: String) {
    text += "   \(OutlineText.line(sentence))\n"
  }
}
