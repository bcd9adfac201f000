import FlowGraph
import FlowTrace

/// What all sessions show, by meaning: what a verdict is made of.
struct VerdictEvidence: Sendable {
  /// A name and its owner's name.
  struct Bond: Hashable, Sendable {
    var subject: FlowGraph.Name
    var owner: FlowGraph.Name?
  }

  /// What is known of a verdict.
  struct Sightings: Sendable {
    var count = 0
    var certainty = Certainty.none
    var best: Sighting
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

  private(set) var sightings: [VerdictKey: Sightings] = [:]
  private(set) var exits: [FlowGraph.Name: [ExitWay: ExitCount]] = [:]
  /// Ways out after which the coordinator was let go at once.
  private(set) var released: Set<VerdictKey> = []
  /// Coordinators that came back after all their screens had gone.
  private(set) var reused: Set<Bond> = []
  /// Those whose next one took the place of the one before.
  private(set) var replaced: [Verdict.Kind: Set<Bond>] = [:]
  /// Those of which two were wrong at once.
  private(set) var accumulated: [Verdict.Kind: Set<Bond>] = [:]
  /// Coordinators that worked on after they were let go.
  private(set) var active: Set<FlowGraph.Name> = []

  /// Adds what was seen, and how sure it is.
  ///
  /// - Parameter steps: the length of the path, which is made only where it is the shortest.
  mutating func add(
    _ key: VerdictKey, _ certainty: Certainty, steps: Int, _ sighting: () -> Sighting
  ) {
    guard var known = sightings[key] else {
      sightings[key] = Sightings(count: 1, certainty: certainty, best: sighting())
      return
    }
    known.count += 1
    if certainty.rawValue > known.certainty.rawValue { known.certainty = certainty }
    if steps <= known.best.path.steps.count {
      let candidate = sighting()
      if candidate.isNearer(than: known.best) { known.best = candidate }
    }
    sightings[key] = known
  }

  mutating func add(exit way: ExitWay, of flow: FlowGraph.Name, isReleased: Bool, _ key: VerdictKey)
  {
    exits[flow, default: [:]][way, default: ExitCount()].add(isReleased: isReleased, key)
    if isReleased { released.insert(key) }
  }

  /// A flow that was seen, though perhaps none of its ends.
  mutating func add(flow: FlowGraph.Name) {
    if exits[flow] == nil { exits[flow] = [:] }
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

/// Something wrong, seen once in one session.
struct Sighting: Sendable {
  var cause: Verdict.Cause
  var path: Verdict.Path
  var objects: [Verdict.Subject]

  /// Whether this one is better to show: fewer steps, and of as many the first by their words.
  func isNearer(than other: Sighting) -> Bool {
    if path.steps.count != other.path.steps.count {
      return path.steps.count < other.path.steps.count
    }
    return ExactString(path.description) < ExactString(other.path.description)
  }
}
