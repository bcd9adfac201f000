import FlowGraph

/// The lines on arrows: one for each trigger, sorted, with those that differ only in a number told
/// together.
///
/// `select row 0` and `select row 2` become `select a row`, `tap "Cart (0)"` and `tap "Cart (1)"`
/// become `tap "Cart (n)"`, as long as all of that kind lead from a screen the same way. Rows that
/// lead different ways are told apart by their numbers: `select row 0–2, 5`.
enum TriggerLines {
  /// - Parameter ways: The triggers of each of the ways that leave one screen.
  /// - Returns: The lines of each.
  static func lines(of ways: [[ExactString]]) -> [[String]] {
    guard ways.contains(where: { $0.count > 1 }) else { return ways.map { $0.map(line) } }
    let numbered = ways.map { triggers in triggers.compactMap { NumberedTrigger($0.string) } }
    /// How many ways lead on by triggers of a pattern.
    var uses: [NumberedTrigger.Pattern: Int] = [:]
    for triggers in numbered {
      for pattern in Set(triggers.map(\.pattern)) { uses[pattern, default: 0] += 1 }
    }
    return zip(ways, numbered).map { triggers, numbered in
      var lines = triggers.filter { NumberedTrigger($0.string) == nil }
      for (pattern, triggers) in Dictionary(grouping: numbered, by: \.pattern) {
        if triggers.count > 1, uses[pattern] == 1 {
          lines.append(ExactString(pattern.description))
        } else if pattern.isRow {
          lines.append(ExactString(NumberedTrigger.rows(triggers)))
        } else {
          lines += triggers.map { ExactString($0.text) }
        }
      }
      return lines.sorted().map(\.string)
    }
  }

  /// The line of a trigger that is alone on its way.
  private static func line(_ trigger: ExactString) -> String {
    guard trigger.string.hasPrefix(NumberedTrigger.row),
      let row = NumberedTrigger(trigger.string), row.isRow
    else { return trigger.string }
    return NumberedTrigger.rows([row])
  }
}
