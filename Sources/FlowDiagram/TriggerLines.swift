import FlowGraph

/// The lines on an arrow: one for each trigger, sorted, with those that differ only in a number
/// told together.
///
/// `select row 0` and `select row 2` become `select a row`, `tap "Cart (0)"` and `tap "Cart (1)"`
/// become `tap "Cart (n)"`, as long as all of that kind lead from a screen the same way. Rows that
/// lead different ways are told apart by their numbers: `select row 0–2, 5`.
struct TriggerLines {
  private struct Use: Hashable {
    var from: FlowGraph.Name?
    var pattern: NumberedTrigger.Pattern
  }

  private let triggers: [Way: Set<ExactString>]
  /// How many ways lead on from a screen by triggers of a pattern.
  private var uses: [Use: Int] = [:]

  init(of triggers: [Way: Set<ExactString>]) {
    self.triggers = triggers
    for (way, triggers) in triggers {
      for pattern in Set(triggers.compactMap { NumberedTrigger($0.string)?.pattern }) {
        uses[Use(from: way.from, pattern: pattern), default: 0] += 1
      }
    }
  }

  subscript(_ way: Way) -> [String] {
    var lines: [ExactString] = []
    var numbered: [NumberedTrigger.Pattern: [NumberedTrigger]] = [:]
    for trigger in triggers[way] ?? [] {
      if let number = NumberedTrigger(trigger.string) {
        numbered[number.pattern, default: []].append(number)
      } else {
        lines.append(trigger)
      }
    }
    for (pattern, triggers) in numbered {
      let isOnly = uses[Use(from: way.from, pattern: pattern)] == 1
      if triggers.count > 1, isOnly {
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
