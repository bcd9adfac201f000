import FlowGraph
import FlowTrace

/// Finds what outlives its screens.
///
/// It keeps what is alive in the session being read, four bytes for each step of it, and what was
/// found: memory does not grow with the length of a trace that shows nothing new.
package struct VerdictFold: TraceFold {
  private var session = VerdictSession(launch: nil)
  /// What the session being read shows.
  private var found = VerdictEvidence()
  /// What the ended sessions show.
  package private(set) var evidence = VerdictEvidence()

  package init() {}

  /// Takes in what happened next.
  ///
  /// O(1) for most records, O(*n*) in the live objects for a step of the person.
  package mutating func take(_ record: TraceRecord, _ names: ResolvedNames) {
    if case .launch(let launch) = record.event {
      session = VerdictSession(launch: launch.label)
    }
    session.add(record, names, &found)
  }

  package mutating func endSession(_ session: SessionKey, count: Int) {
    self.session.end(&found)
    found.identify(session, count: count)
    evidence.merge(found)
    found = VerdictEvidence()
    self.session = VerdictSession(launch: nil)
  }
}
