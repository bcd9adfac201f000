import FlowGraph

/// A recorded trigger with numbers in it: `select row 2`, `tap "Cart (1)"`, `tap "Book for €12.50"`.
///
/// A trace has triggers as text; this is where their numbers are found.
struct NumberedTrigger {
  /// What is left of a trigger without its numbers: the texts around them.
  struct Pattern: Hashable {
    fileprivate var texts: [ExactString]

    /// Whether it is of a list's rows.
    var isListRow: Bool {
      texts.count == 2 && texts[0].string == NumberedTrigger.listRow && texts[1].string.isEmpty
    }

    /// The row that stands for all triggers of the pattern.
    var row: Diagram.Row { isListRow ? .anyListRow : .anyNumbers(texts.map(\.string)) }
  }

  /// How the trigger of a list's row begins.
  static let listRow = "select row "
  /// The most numbers of a trigger.
  private static let mostNumbers = 4

  let text: String
  let pattern: Pattern
  private let number: Substring

  /// Takes a trigger apart; nil where there is no number, or more than a few.
  init?(_ text: String) {
    var texts: [ExactString] = []
    var numbers: [Substring] = []
    var rest = text[...]
    while let number = Self.firstNumber(in: rest) {
      texts.append(ExactString(String(rest[..<number.startIndex])))
      numbers.append(number)
      rest = text[number.endIndex...]
    }
    guard let first = numbers.first, numbers.count <= Self.mostNumbers else { return nil }
    self.text = text
    pattern = Pattern(texts: texts + [ExactString(String(rest))])
    number = first
  }

  /// Returns the first digits, with points and commas between them: a row past the first section is `1.2`.
  private static func firstNumber(in text: Substring) -> Substring? {
    let bytes = text.utf8
    guard let start = bytes.firstIndex(where: isDigit) else { return nil }
    var end = start
    while end < bytes.endIndex {
      let next = bytes.index(after: end)
      let isBetween =
        isSeparator(bytes[end]) && next < bytes.endIndex && isDigit(bytes[next])
      guard isDigit(bytes[end]) || isBetween else { break }
      end = next
    }
    return text[start..<end]
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func isSeparator(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: ".") || byte == UInt8(ascii: ",")
  }

  /// Whether it selects a row of a list.
  var isListRow: Bool { pattern.isListRow }

  /// The place of the row, for one of a list: `2`, or `1.2` past the first section.
  var place: String { String(number) }

  /// Returns several rows of a list as one, neighbours in ranges.
  static func listRows(_ triggers: [NumberedTrigger]) -> Diagram.Row {
    let places = triggers.compactMap { ListPlace($0.number) }
      .sorted { ($0.section, $0.row) < ($1.section, $1.row) }
    let others = triggers.filter { ListPlace($0.number) == nil }
      .map { ExactString(String($0.number)) }
    var ranges: [Diagram.Row.ListRange] = []
    for place in places {
      if let last = ranges.last, last.section == place.section, last.rows.upperBound < .max,
        last.rows.upperBound + 1 == place.row
      {
        ranges[ranges.count - 1].rows = last.rows.lowerBound...place.row
      } else {
        ranges.append(.init(section: place.section, rows: place.row...place.row))
      }
    }
    return .listRows(ranges, others: others.sorted().map(\.string))
  }
}

/// The place of a row in a list.
struct ListPlace {
  let section: Int
  let row: Int

  /// Reads `2`, or `1.2` past the first section; nil for anything else, and for what is not written so.
  init?(_ text: some StringProtocol) {
    let numbers = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...2).contains(numbers.count), let row = numbers[numbers.count - 1], row >= 0,
      let section = numbers.count == 1 ? 0 : numbers[0], section > 0 || numbers.count == 1
    else { return nil }
    guard text == (section == 0 ? "\(row)" : "\(section).\(row)") else { return nil }
    self.section = section
    self.row = row
  }
}
