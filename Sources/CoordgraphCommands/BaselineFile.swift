import CommandSupport
import FlowChanges
import FlowGraph
import FlowVerdicts

/// A baseline that a flow is held against.
struct BaselineFile {
  let baseline: FlowBaseline
  private let name: String

  /// - Throws: `FileError`, `BaselineError`.
  init(path: String) throws {
    let file = InputFile(path: path)
    name = file.name
    baseline = try FlowBaseline(parsing: try file.text(), file: file.name)
  }

  /// The ids of those verdicts that it holds.
  func accepted(of verdicts: [Verdict]) -> [String] {
    let held = Set(baseline.verdicts.map { ExactString($0) })
    return verdicts.map(\.id).filter { held.contains(ExactString($0)) }
  }

  /// How a flow differs from it.
  func drift(to graph: FlowGraph, verdicts: [Verdict]) -> BaselineDrift {
    BaselineDrift(from: baseline, to: graph, verdicts: verdicts, file: name)
  }
}
