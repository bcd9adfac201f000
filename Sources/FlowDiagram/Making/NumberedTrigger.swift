import FlowGraph

/// A recorded trigger with a single number in it: `select row 2`, `tap "Cart (1)"`.
///
/// A trace has triggers as text; this is where their numbers are found.
struct NumberedTrigger {
  /// What is left of a trigger without its number.
  struct Pattern: Hashable {
    var before: ExactString
    var after: ExactString

    /// Whether it is of a list's rows.
    var isListRow: Bool { before.string == NumberedTrigger.listRow && after.string.isEmpty }

    /// The row that stands for all triggers of the pattern.
    var row: Diagram.Row {
      isListRow ? .anyListRow : .anyNumber(before: before.string, after: after.string)
    }
  }

  /// How the trigger of a list's row begins.
  static let listRow = "select row "

  let text: String
  private let number: Substring

  /// Takes a trigger apart; nil when there is no number, or more than one.
  init?(_ text: String) {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: Self.isDigit) else { return nil }
    // A row past the first section is `1.2`: one number.
    let isRow = text.hasPrefix(Self.listRow)
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

  /// Whether it selects a row of a list.
  var isListRow: Bool {
    text.hasPrefix(Self.listRow) && text.utf8.count == Self.listRow.utf8.count + number.utf8.count
  }

  var pattern: Pattern {
    Pattern(
      before: ExactString(String(text[..<number.startIndex])),
      after: ExactString(String(text[number.endIndex...])))
  }

  /// Returns several rows of a list as one, neighbours in ranges.
  static func listRows(_ triggers: [NumberedTrigger]) -> Diagram.Row {
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
    return .listRows(ranges, others: others.sorted().map(\.string))
  }

  /// Returns ``Diagram/Row/listRows(_:others:)`` in words: `select row 0–2, 5, 2.1`.
  static func text(ofRows ranges: [ClosedRange<Int>], others: [String]) -> String {
    let texts = ranges.map { range in
      switch range.count {
      case 1: "\(range.lowerBound)"
      case 2: "\(range.lowerBound), \(range.upperBound)"
      default: "\(range.lowerBound)–\(range.upperBound)"
      }
    }
    return listRow + (texts + others).joined(separator: ", ")
  }
}
