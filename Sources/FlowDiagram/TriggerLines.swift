import FlowGraph

/// The lines on an arrow: one for each trigger, sorted, with rows of a list told together.
enum TriggerLines {
  private static let row = "select row "

  /// `select row 0`, `select row 1` and `select row 2` become `select row 0–2`.
  static func lines(_ triggers: Set<ExactString>) -> [String] {
    var rows: [Int] = []
    var others: [ExactString] = []
    for trigger in triggers {
      let text = trigger.string
      if text.hasPrefix(row), let number = Int(text.dropFirst(row.count)), number >= 0,
        text == row + "\(number)"
      {
        rows.append(number)
      } else {
        others.append(trigger)
      }
    }
    if !rows.isEmpty { others.append(ExactString(row + ranges(rows.sorted()))) }
    return others.sorted().map(\.string)
  }

  private static func ranges(_ numbers: [Int]) -> String {
    var ranges: [ClosedRange<Int>] = []
    for number in numbers {
      if let last = ranges.last, last.upperBound < .max, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    return ranges.map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound), \(range.upperBound)"
      default: "\(range.lowerBound)–\(range.upperBound)"
      }
    }.joined(separator: ", ")
  }
}
