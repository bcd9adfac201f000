import Escaping
import FlowGraph
import FlowTrace

extension PathReport {
  /// The answer as people follow it: a sentence, and numbered steps.
  ///
  ///     Shop: 2 steps to OrderSummaryViewController, the fewest recorded.
  ///
  ///         launch (physical) → ProductListViewController
  ///      1. tap "Cart (0)" → OrderSummaryViewController
  public var text: String {
    let parts =
      switch answer {
      case .path(let path, let from, let to):
        [text(of: path.walk, leadIn: path.leadIn, from: from, to: to)]
      case .cover(let cover):
        cover.walks.enumerated().map { index, walk in
          "Walk \(index + 1), \(steps(walk.steps.count))\n\n" + text(of: walk)
        }
      }
    return (["\(TerminalText.escaped(sentence))\n"] + parts).joined(separator: "\n")
  }

  private var sentence: String {
    switch answer {
    case .path(let path, let from?, _) where path.leadIn > 0:
      "\(title), the fewest recorded; \(steps(path.leadIn)) from launch to \(names[from])."
    case .path: "\(title), the fewest recorded."
    case .cover(let cover) where cover.isFewest:
      "\(title), the fewest of the recorded sessions."
    case .cover:
      "\(title); maybe not the fewest, because trying all choices would take too long."
    }
  }

  private func text(
    of walk: Walk, leadIn: Int = 0, from: FlowGraph.Name? = nil, to: FlowGraph.Name? = nil
  ) -> String {
    let width = max(2, "\(walk.steps.count)".count)
    let indent = String(repeating: " ", count: width + 2)
    let launch = walk.launch.map { "launch (\($0))" } ?? "launch"
    var lines = ["\(indent)\(launch)\(walk.opening.map { " → \(names[$0])" } ?? "")"]
    for (index, step) in walk.steps.enumerated() {
      if index == leadIn, let from, leadIn > 0 { lines += ["\(indent)from \(names[from]):"] }
      let number = String("\(indent)\(index + 1)".suffix(width))
      lines += ["\(number). \(step.act)\(outcome(of: step))"]
    }
    // The last step, or the launch, may have led on from the screen that was asked for.
    if let to, walk.ending != to { lines[lines.endIndex - 1] += ", by way of \(names[to])" }
    return lines.map { "\(TerminalText.escaped($0))\n" }.joined()
  }

  private func outcome(of step: Walk.Step) -> String {
    guard let screen = step.screen else { return "" }
    return step.isChange ? " → \(names[screen])" : " (\(names[screen]) stays)"
  }
}
