import FlowGraph
import FlowTrace

/// What sessions show, by meaning: what a verdict is made of.
///
/// Merging is associative and commutative: counts add up, of several sightings the nearest to a
/// launch is shown, and what any session showed counts for all.
package struct VerdictEvidence: Sendable, Hashable {
  /// A name and its owner's name.
  struct Bond: Hashable, Sendable {
    var subject: FlowGraph.Name
    var owner: FlowGraph.Name?
  }

  /// What is known of a verdict.
  struct Sightings: Sendable, Hashable {
    var count = 0
    /// In how many sessions it was seen.
    var sessions = 0
    var certainty = Certainty.none
    var best: Sighting
    /// What was seen on display as it went wrong. They differ in where they lead to and by whom.
    var transitions: Set<FlowGraph.Transition> = []
  }

  /// How sure it is that something seen was wrong.
  enum Certainty: Int, Sendable {
    /// There was no time for it to mend.
    case none
    /// There was none either, but a gesture of the platform did it, which no code follows up.
    case gesture
    /// It lasted.
    case lasting
  }

  var sightings: [VerdictKey: Sightings] = [:]
  package internal(set) var exits: [FlowGraph.Name: [ExitKind: ExitCount]] = [:]
  /// How the flows' first screens came on display.
  var arrivals: [FlowGraph.Name: Set<TransitionKind>] = [:]
  /// Exits after which the coordinator was let go at once.
  var released: Set<VerdictKey> = []
  /// Coordinators that came back after all their screens had gone.
  var reused: Set<Bond> = []
  /// Those whose next one took the place of the one before.
  var replaced: [Verdict.Kind: Set<Bond>] = [:]
  /// Those of which two were wrong at once.
  var accumulated: [Verdict.Kind: Set<Bond>] = [:]
  /// Coordinators that worked on after they were let go.
  var active: Set<FlowGraph.Name> = []

  package init() {}

  /// The verdicts on what looked wrong when a session ended, and may have mended if that had gone on.
  package var open: Set<VerdictKey> {
    Set(sightings.lazy.filter { $0.value.certainty == .none }.map(\.key))
  }

  /// Adds what was seen, and how sure it is.
  ///
  /// - Parameters:
  ///   - cause: what happened when it went wrong.
  ///   - steps: the length of the path, which is made only where it is the shortest.
  mutating func add(
    _ key: VerdictKey, _ certainty: Certainty, after cause: Verdict.Cause, steps: Int,
    _ sighting: () -> Sighting
  ) {
    var known = sightings[key] ?? Sightings(best: sighting())
    known.count += 1
    if let transition = cause.transition { known.transitions.insert(transition) }
    if certainty.rawValue > known.certainty.rawValue { known.certainty = certainty }
    // Within a session, as many steps are the same steps.
    if steps < known.best.path.steps.count { known.best = sighting() }
    sightings[key] = known
  }

  mutating func add(exit: ExitKind, of flow: FlowGraph.Name, isReleased: Bool, _ key: VerdictKey) {
    exits[flow, default: [:]][exit, default: ExitCount()].add(isReleased: isReleased, key)
    if isReleased { released.insert(key) }
  }

  /// A flow that was seen, though perhaps none of its ends.
  mutating func add(flow: FlowGraph.Name) {
    if exits[flow] == nil { exits[flow] = [:] }
  }

  /// How the first screen of a flow came on display.
  mutating func add(arrival kind: TransitionKind, of flow: FlowGraph.Name) {
    arrivals[flow, default: []].insert(kind)
  }

  mutating func add(letGoIn flow: FlowGraph.Name) {
    exits[flow, default: [:]][.swipeLetGo, default: ExitCount()].exercised += 1
  }

  mutating func add(reused bond: Bond) { reused.insert(bond) }

  mutating func add(replaced bond: Bond, _ kind: Verdict.Kind) {
    replaced[kind, default: []].insert(bond)
  }

  mutating func add(accumulated bond: Bond, _ kind: Verdict.Kind) {
    accumulated[kind, default: []].insert(bond)
  }

  mutating func add(active name: FlowGraph.Name) { active.insert(name) }
}

extension VerdictEvidence {
  /// Notes which session all of this was seen in, and how often that session happened.
  mutating func identify(_ session: SessionKey, count: Int) {
    for key in sightings.keys {
      sightings[key]?.best.session = session
      sightings[key]?.count.multiply(by: count)
      sightings[key]?.sessions = count
    }
    for (flow, counts) in exits {
      for exit in counts.keys {
        exits[flow]?[exit]?.sessions = count
        exits[flow]?[exit]?.exercised.multiply(by: count)
        exits[flow]?[exit]?.released.multiply(by: count)
      }
    }
  }

  /// Adds what other sessions show. O(*n*) in what they show.
  package mutating func merge(_ other: VerdictEvidence) {
    sightings.merge(other.sightings) { a, b in
      Sightings(
        count: a.count.addingSaturated(b.count), sessions: a.sessions.addingSaturated(b.sessions),
        certainty: a.certainty.rawValue < b.certainty.rawValue ? b.certainty : a.certainty,
        best: b.best.isNearer(than: a.best) ? b.best : a.best,
        transitions: a.transitions.union(b.transitions))
    }
    exits.merge(other.exits) { a, b in
      a.merging(b) { a, b in
        ExitCount(
          exercised: a.exercised.addingSaturated(b.exercised),
          released: a.released.addingSaturated(b.released),
          sessions: a.sessions.addingSaturated(b.sessions), keys: a.keys.union(b.keys))
      }
    }
    arrivals.merge(other.arrivals) { $0.union($1) }
    released.formUnion(other.released)
    reused.formUnion(other.reused)
    replaced.merge(other.replaced) { $0.union($1) }
    accumulated.merge(other.accumulated) { $0.union($1) }
    active.formUnion(other.active)
  }
}

/// Something wrong, seen once in one session.
struct Sighting: Sendable, Hashable {
  /// An object that was wrong.
  struct Object: Sendable, Hashable {
    var name: FlowGraph.Name
    var id: ObjectID
  }

  var cause: Verdict.Cause
  var path: Verdict.Path
  var objects: [Object]
  /// Where it was seen; nil until the session is over.
  var session: SessionKey?

  /// Whether this one is better to show: one that has its path, then fewer steps, then the words of the
  /// path, then the order of the sessions. Where these were left out, it is the order of the causes, of
  /// the objects and of the launches.
  func isNearer(than other: Sighting) -> Bool {
    if path.isWithheld != other.path.isWithheld { return other.path.isWithheld }
    if path.steps.count != other.path.steps.count {
      return path.steps.count < other.path.steps.count
    }
    let (words, others) = (ExactString(path.description), ExactString(other.path.description))
    if words != others { return words < others }
    if session != other.session {
      guard let session else { return false }
      return other.session.map { session < $0 } ?? true
    }
    if cause != other.cause { return cause.precedes(other.cause) }
    if objects != other.objects {
      return objects.lexicographicallyPrecedes(other.objects) {
        ($0.id, $0.name) < ($1.id, $1.name)
      }
    }
    return ExactString(path.launch ?? "") < ExactString(other.path.launch ?? "")
  }
}

extension Verdict.Cause {
  /// Whether it stands before another after which the same went wrong.
  fileprivate func precedes(_ other: Self) -> Bool {
    guard to != other.to else { return by < other.by }
    guard let to else { return true }
    return other.to.map { to < $0 } ?? false
  }
}

extension Int {
  fileprivate mutating func multiply(by factor: Int) {
    let (product, overflow) = multipliedReportingOverflow(by: factor)
    self = overflow ? .max : product
  }
}
