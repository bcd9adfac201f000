import FlowGraph
import FlowTrace
import FlowVerdicts

extension Exploration {
  /// What outlives its screens, and how every flow ended, by all that was recorded.
  ///
  /// Complexity: O(*n*) in the length of ``trace``.
  public var verdicts: VerdictReport {
    var finder = VerdictFinder()
    for record in trace.records { finder.add(record) }
    return finder.report
  }
}
