extension TraceEvent {
  /// The event without the app's texts; nil for one that is nothing but a digest of texts.
  ///
  /// Types and the kinds of triggers stay. There are no titles, labels or targets, and no texts of the
  /// app's own as triggers. It depends on nothing else, so sessions that were recorded on different
  /// phones become comparable.
  package var withoutTexts: TraceEvent? {
    switch self {
    case .launch: .launch(Launch())
    case .coordinator(let coordinator):
      .coordinator(
        Coordinator(id: coordinator.id, type: coordinator.type, parent: coordinator.parent))
    case .screen(let screen):
      .screen(Screen(id: screen.id, type: screen.type, isStandIn: screen.isStandIn))
    case .step(let step): .step(step.withoutTexts)
    case .transition(let transition): .transition(transition.withoutTexts)
    case .covered(let transition): .covered(transition.withoutTexts)
    case .state: nil
    case .link, .unlink, .presents, .enter, .leave, .finishedAgain, .freed: self
    }
  }
}

extension TraceRecord {
  /// The record without the app's texts; see ``TraceEvent/withoutTexts``.
  package var withoutTexts: TraceRecord? {
    event.withoutTexts.map { TraceRecord(at: at, event: $0) }
  }
}

extension PersonStep {
  fileprivate var withoutTexts: PersonStep {
    PersonStep(action, action == .outside ? Trigger.event : nil)
  }
}

extension TraceEvent.Transition {
  fileprivate var withoutTexts: Self {
    var transition = self
    transition.trigger = Trigger(trigger).kind
    transition.row = nil
    transition.calls = []
    return transition
  }
}

extension Trigger {
  /// The kind of a trigger that is a text of the app's own.
  fileprivate static let event = "event"

  /// What was done, without what it was done to: an action of a person, a method of UIKit, `launch`, or
  /// `event` for a text of the app's own.
  package var kind: String {
    guard text == nil else { return verb }
    return switch verb.prefix(while: { $0 != " " }) {
    case "select": PersonStep.Action.select.rawValue
    case "turn": PersonStep.Action.turn.rawValue
    default: verb
    }
  }
}
