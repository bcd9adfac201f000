import FlowGraph

/// The transitions that an earlier flow did not have, to find those that took the place of others.
struct TakenTransitions {
  private struct Change: Hashable {
    var place: TransitionPlace
    var trigger: String?
  }

  private struct Tap: Hashable {
    var from: FlowGraph.Name?
    var trigger: String
  }

  private var byChange: [Change: [FlowGraph.Transition]] = [:]
  private var firstByPlace: [TransitionPlace: FlowGraph.Transition] = [:]
  private var firstByTap: [Tap: FlowGraph.Transition] = [:]

  /// Takes in a transition, after those that come before it.
  mutating func add(_ transition: FlowGraph.Transition, of fact: EarlierTransition) {
    byChange[Change(place: fact.place, trigger: fact.trigger), default: []].append(transition)
    if firstByPlace[fact.place] == nil { firstByPlace[fact.place] = transition }
    guard let tap = Self.tap(fact), firstByTap[tap] == nil else { return }
    firstByTap[tap] = transition
  }

  /// Returns those in the place of another and with its trigger, in their order. O(1).
  func same(as fact: EarlierTransition) -> [FlowGraph.Transition] {
    byChange[Change(place: fact.place, trigger: fact.trigger)] ?? []
  }

  /// Returns the first in the place of another, else the first that the same tap does there. O(1).
  func likely(for fact: EarlierTransition) -> FlowGraph.Transition? {
    firstByPlace[fact.place] ?? Self.tap(fact).flatMap { firstByTap[$0] }
  }

  private static func tap(_ fact: EarlierTransition) -> Tap? {
    fact.trigger.map { Tap(from: fact.from, trigger: $0) }
  }
}
