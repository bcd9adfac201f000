import FlowGraph
import FlowTrace

extension PathReport {
  /// The answer as JSON: keys sorted, a step a line, a newline at the end.
  ///
  ///     {
  ///       "app": "Shop",
  ///       "from": null,
  ///       "leadIn": 0,
  ///       "to": "OrderSummaryViewController",
  ///       "walks": [
  ///         {
  ///           "launch": "physical",
  ///           "opening": "ProductListViewController",
  ///           "steps": [
  ///             {"action": "tap", "changes": true, "screen": "OrderSummaryViewController", "target": "Cart (0)"}
  ///           ]
  ///         }
  ///       ]
  ///     }
  ///
  /// `leadIn` counts the steps before `from` is on display. An answer that uses everything has `count`,
  /// `cover` and `isFewest` in the place of `from`, `leadIn` and `to`.
  public var json: String {
    let question: [(String, String)] =
      switch answer {
      case .path(let path, let from, let to):
        [("from", quoted(from)), ("leadIn", "\(path.leadIn)"), ("to", quoted(to))]
      case .cover(let cover):
        [
          ("count", "\(cover.count)"), ("cover", JSONText.quoted(cover.goal.rawValue)),
          ("isFewest", "\(cover.isFewest)"),
        ]
      }
    let walks = JSONText.block(walks.map(json), indent: 2)
    let members = [("app", JSONText.quoted(app))] + question + [("walks", walks)]
    return JSONText.block(members, indent: 0) + "\n"
  }

  private func json(of walk: Walk) -> String {
    let launch = walk.launch.map(JSONText.quoted) ?? "null"
    let steps = walk.steps.map { step in
      let (action, target): (String, String?) =
        switch step.act {
        case .person(let step): (step.action.rawValue, step.target)
        case .app(let words): ("app", words)
        }
      return JSONText.object([
        ("action", JSONText.quoted(action)), ("changes", "\(step.isChange)"),
        ("screen", quoted(step.screen)), ("target", target.map(JSONText.quoted) ?? "null"),
      ])
    }
    return JSONText.block(
      [
        ("launch", launch), ("opening", quoted(walk.opening)),
        ("steps", JSONText.block(steps, indent: 6)),
      ], indent: 4)
  }

  private func quoted(_ screen: FlowGraph.Name?) -> String {
    screen.map { JSONText.quoted(names[$0]) } ?? "null"
  }
}
