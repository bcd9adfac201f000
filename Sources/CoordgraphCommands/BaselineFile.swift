import CommandSupport
import FlowChanges
import FlowGraph
import FlowVerdicts

/// A baseline that a flow is compared with.
struct BaselineFile {
  let baseline: FlowBaseline
  private let name: String

  /// - Throws: `FileError`, `Diagnostics`.
  init(path: String) throws {
    let file = InputFile(path: path)
    name = file.name
    baseline = try FlowBaseline(parsing: try file.text(), file: file.name)
  }

  /// Returns the ids of the verdicts that the baseline accepts.
  func accepted(of verdicts: [Verdict]) -> [String] {
    let held = Set(baseline.verdicts.map { ExactString($0) })
    return verdicts.map(\.id).filter { held.contains(ExactString($0)) }
  }

  /// Returns how a flow differs from the baseline.
  func drift(to graph: FlowGraph, verdicts: [Verdict]) -> BaselineDrift {
    BaselineDrift(from: baseline, to: graph, verdicts: verdicts, file: name)
  }
}
