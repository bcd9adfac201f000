import FlowGraph
import FlowTrace

/// Tells when a transition's trigger says more than the step that was told last.
struct SequenceTriggers {
  private var told: String?

  /// Notes what the person did.
  mutating func note(_ step: PersonStep) { told = step.description }

  /// ` (launch)`, or nothing where the step said it.
  func suffix(_ transition: TraceEvent.Transition) -> String {
    let isTold = transition.trigger.isEmpty || transition.trigger == told
    return isTold ? "" : " (\(LabelText.clean(transition.trigger)))"
  }
}
