import FlowTrace

/// A transition for `JSONEncoder`, with the fields of a trace's line.
struct TransitionLine: Encodable {
  var at: Int64
  var event = "transition"
  var from: UInt32?
  var to: UInt32
  var kind: String
  var trigger: String
  var by: UInt32?

  init(_ transition: TraceEvent.Transition, at time: Duration) {
    at = time.components.seconds * 1_000_000 + time.components.attoseconds / 1_000_000_000_000
    from = transition.from?.serial
    to = transition.to.serial
    kind = transition.kind.rawValue
    trigger = transition.trigger
    if case .coordinator(let id) = transition.by { by = id.serial }
  }
}
