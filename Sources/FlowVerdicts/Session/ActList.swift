import FlowGraph
import FlowTrace

/// The acts of a session so far, each different one kept once.
struct ActList: Sendable {
  private var known = Interner<FlowAct>()
  private var numbers: ContiguousArray<Int32> = []
  private var step: PersonStep?
  /// What the step is called as a trigger, once that is asked for.
  private var words: String?
  /// What the app stated last, until the interface settles: one act may make several transitions.
  private var statement: String?

  var count: Int { numbers.count }

  /// Adds what the person did.
  mutating func append(_ step: PersonStep) {
    numbers.append(known.number(of: .person(step)))
    self.step = step
    words = nil
    statement = nil
  }

  /// Adds what the app did by itself, where a transition came of that: its trigger is neither what
  /// the person did nor a call of UIKit.
  mutating func append(causeOf transition: TraceEvent.Transition) {
    let trigger = transition.trigger
    guard transition.isStated, statement != trigger else { return }
    if words == nil { words = step?.description }
    guard words != trigger else { return }
    numbers.append(known.number(of: .app(trigger)))
    statement = trigger
  }

  /// Notes that the interface settled: what is stated from here on is another act.
  mutating func settle() { statement = nil }

  /// The first acts. O(*n*) in their count.
  func prefix(_ count: Int) -> [FlowAct] {
    numbers.prefix(count).map { known[$0] }
  }
}
