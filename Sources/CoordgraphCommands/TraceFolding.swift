import FlowGraph
import FlowTrace

/// What takes in a trace, one record at a time.
protocol TraceFolding {
  var app: String { get set }
  /// What could not be taken in.
  var diagnostics: [Diagnostic] { get }

  init(app: String)
  mutating func add(_ record: TraceRecord)
}

extension FlowGraphBuilder: TraceFolding {}
extension FlowPathsBuilder: TraceFolding {}
