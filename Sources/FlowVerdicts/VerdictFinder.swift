import FlowGraph
public import FlowTrace

/// Finds what outlives its screens, one record at a time.
///
///     var finder = VerdictFinder()
///     for record in trace.records { finder.add(record) }
///     print(finder.report.verdicts.map(\.id))
///
///     ["zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/…"]
///
/// Of several traces, the records are added one trace behind the other. The finder keeps what is
/// alive in the session being read, four bytes for each step of it, and what was found: memory
/// does not grow with the length of a trace that shows nothing new.
public struct VerdictFinder: Sendable {
  private var session = VerdictSession(number: 0, launch: nil)
  private var evidence = VerdictEvidence()
  private var names: FoundNames

  /// - Parameter instances: Whether screens of one class stay apart where people read different
  ///   titles on them, as in ``FlowGraphBuilder``.
  public init(instances: Bool = false) {
    names = FoundNames(instances: instances)
  }

  /// Takes in what happened next.
  ///
  /// O(1) for most records, O(*n*) in the live objects for a step of the person.
  public mutating func add(_ record: TraceRecord) {
    if case .launch(let launch) = record.event {
      session.end(&evidence)
      session = VerdictSession(number: session.number + 1, launch: launch.label)
    }
    session.add(record, &names, &evidence)
  }

  /// What is wrong, by all that was added so far. O(*n* log *n*) in what was found.
  public var report: VerdictReport {
    var (session, evidence) = (session, evidence)
    session.end(&evidence)
    return VerdictReport(evidence, names: CanonicalNames(of: names.all))
  }
}
