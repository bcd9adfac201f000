import FlowGraph

/// The rows of edges: one for each trigger, sorted, with those that differ only in a number as one.
///
/// `select row 0` and `select row 2` become `select a row`, `tap "Cart (0)"` and `tap "Cart (1)"`
/// become `tap "Cart (n)"`, as long as all of that kind lead from a screen the same way. Rows of a
/// list that lead different ways keep their numbers: `select row 0–2, 5`.
enum TriggerRows {
  /// Returns the rows of each edge.
  ///
  /// - Parameter edges: The triggers of each of the edges that leave one screen.
  static func rows(of edges: [[ExactString]]) -> [[Diagram.Row]] {
    guard edges.contains(where: { $0.count > 1 }) else { return edges.map { $0.map(row) } }
    let numbered = edges.map { triggers in triggers.compactMap { NumberedTrigger($0.string) } }
    /// How many edges have triggers of a pattern.
    var uses: [NumberedTrigger.Pattern: Int] = [:]
    for triggers in numbered {
      for pattern in Set(triggers.map(\.pattern)) { uses[pattern, default: 0] += 1 }
    }
    return zip(edges, numbered).map { triggers, numbered in
      var rows: [Diagram.Row] = triggers.lazy.map(\.string)
        .filter { NumberedTrigger($0) == nil }.map { .trigger($0) }
      for (pattern, triggers) in Dictionary(grouping: numbered, by: \.pattern) {
        if triggers.count > 1, uses[pattern] == 1 {
          rows.append(pattern.row)
        } else if pattern.isListRow {
          rows.append(NumberedTrigger.listRows(triggers))
        } else {
          rows += triggers.map { .trigger($0.text) }
        }
      }
      return sorted(rows)
    }
  }

  /// Returns rows in the order of their words' bytes.
  static func sorted(_ rows: [Diagram.Row]) -> [Diagram.Row] {
    guard rows.count > 1 else { return rows }
    return rows.map { (words: ExactString($0.description), row: $0) }
      .sorted { $0.words < $1.words }.map(\.row)
  }

  /// Returns the row of a trigger that is alone on its edge.
  private static func row(_ trigger: ExactString) -> Diagram.Row {
    guard trigger.string.hasPrefix(NumberedTrigger.listRow),
      let numbered = NumberedTrigger(trigger.string), numbered.isListRow
    else { return .trigger(trigger.string) }
    return NumberedTrigger.listRows([numbered])
  }
}
