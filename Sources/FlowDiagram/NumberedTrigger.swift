import FlowGraph

/// A trigger with a single number in it: `select row 2`, `tap "Cart (1)"`.
struct NumberedTrigger {
  /// What is left of a trigger without its number.
  struct Pattern: Hashable {
    var before: ExactString
    var after: ExactString
  }

  static let row = "select row "

  let text: String
  private let number: Substring

  /// Nil when there is no number, or more than one.
  init?(_ text: String) {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: Self.isDigit) else { return nil }
    // A row past the first section is `1.2`: one number.
    let isRow = text.hasPrefix(Self.row)
    let end =
      bytes[start...].firstIndex { !Self.isDigit($0) && !(isRow && $0 == UInt8(ascii: ".")) }
      ?? bytes.endIndex
    guard !bytes[end...].contains(where: Self.isDigit) else { return nil }
    self.text = text
    number = text[start..<end]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  /// Whether it is a row of a list that was selected.
  var isRow: Bool {
    text.hasPrefix(Self.row) && text.utf8.count == Self.row.utf8.count + number.utf8.count
  }

  var pattern: Pattern {
    Pattern(
      before: ExactString(String(text[..<number.startIndex])),
      after: ExactString(String(text[number.endIndex...])))
  }

  /// Rows in one line, those in a row told by their ends: `select row 0–2, 5, 2.1`.
  static func rows(_ triggers: [NumberedTrigger]) -> String {
    let plain = triggers.compactMap { Int($0.number) }.sorted()
    let others = triggers.filter { Int($0.number) == nil }.map { ExactString(String($0.number)) }
    var ranges: [ClosedRange<Int>] = []
    for number in plain {
      if let last = ranges.last, last.upperBound < .max, last.upperBound + 1 == number {
        ranges[ranges.count - 1] = last.lowerBound...number
      } else {
        ranges.append(number...number)
      }
    }
    let texts = ranges.map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound), \(range.upperBound)"
      default: "\(range.lowerBound)–\(range.upperBound)"
      }
    }
    return row + (texts + others.sorted().map(\.string)).joined(separator: ", ")
  }
}

extension NumberedTrigger {
  /// The triggers that ``rows(_:)`` told in one line; nil for a line that tells of no rows.
  static func triggers(inRows line: String) -> [String]? {
    guard line.hasPrefix(row) else { return nil }
    var numbers: [String] = []
    for part in line.dropFirst(row.count).split(separator: ", ") {
      let ends = part.split(separator: "–").map { Int($0) }
      switch ends.count {
      case 1: numbers.append(String(part))
      case 2:
        guard let first = ends[0], let last = ends[1], (first..<first + 10_000).contains(last)
        else { return nil }
        numbers += (first...last).map(String.init)
      default: return nil
      }
    }
    return numbers.map { row + $0 }
  }
}

extension NumberedTrigger.Pattern: CustomStringConvertible {
  /// Whether it is a row of a list that was selected.
  var isRow: Bool { before.string == "select row " && after.string.isEmpty }

  /// What all of them have in common: `select a row`, `tap "Cart (n)"`.
  var description: String { isRow ? "select a row" : "\(before.string)n\(after.string)" }
}
