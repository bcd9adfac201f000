import FlowGraph
import FlowVerdicts

extension Exploration: CustomStringConvertible {
  /// The whole report: what there is, what was found, what was used of each screen.
  public var description: String {
    var lines = [summary]
    if !limits.isEmpty {
      lines.append("stopped by the limit of \(limits.map(\.rawValue).joined(separator: ", "))")
    }
    lines.append("\(steps) steps in \(sessions) launches; \(coverage.transitions) transitions, ")
    lines[lines.count - 1] += "\(coverage.toured) of them used again in the tours"
    lines += section("Findings", findings.map(\.description))
    lines += section("Screens", coverage.screens.flatMap(Self.lines))
    let verdicts = verdicts
    lines += section("Ways out", verdicts.exits.flows.map { line($0, verdicts.names) })
    return lines.joined(separator: "\n")
  }

  private func section(_ title: String, _ lines: [String]) -> [String] {
    lines.isEmpty ? [] : ["", "\(title):"] + lines.map { "  \($0)" }
  }

  private func line(_ flow: ExitMatrix.Flow, _ names: CanonicalNames) -> String {
    let ways = flow.rows.filter { $0.exercised > 0 }
      .map { $0.way.rawValue + ($0.verdicts.isEmpty ? "" : " (not released)") }
    let list = ways.isEmpty ? "none" : ways.joined(separator: ", ")
    return "\(names[flow.coordinator]): \(list)"
  }

  private static func lines(_ screen: ScreenCoverage) -> [String] {
    let states = screen.states == 1 ? "1 state" : "\(screen.states) states"
    return ["\(screen.screen), in \(states): \(screen.tried.joined(separator: ", "))"]
      + screen.disabled.map { "  always disabled: \"\($0)\"" }
      + screen.gaps.map { "  \($0.reason.rawValue): \($0.action)" }
  }
}
