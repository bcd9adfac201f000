extension Diagram {
  /// A line of a node or of an edge: a trigger, several that read as one, or what a node stands for.
  ///
  /// Numbers and the app's own texts stay apart until a format writes them.
  public enum Row: Sendable, Hashable {
    /// What a person or the program did, as the trace has it.
    case trigger(String)
    /// A row of a list, by its text and its place: `2`, or `1.2` past the first section.
    case listRow(String, place: String)
    /// Every recorded row of a list, where all lead the same way.
    case anyListRow
    /// Some rows of a list, in order, and what is recorded of others that is no place.
    case listRows([ListRange], others: [String])
    /// Triggers that differ in their numbers and lead the same way: the texts around the numbers.
    case anyNumbers([String])
    /// Rows that are left out.
    case more(Int)
    /// What a collapsed coordinator hides, itself not counted.
    case contents(screens: Int, coordinators: Int)
    /// Who shows a screen, where several do: their names.
    case shownBy([String])
    /// That generated code stands in for a screen of the app.
    case standIn
    /// How sessions used the screen.
    case use(Use)
    /// A screen that a coordinator shows.
    case screen(String)
    /// Who owns a coordinator, beside the one above it.
    case ownedBy([String], also: Bool)
  }
}

extension Diagram.Row {
  /// Neighbouring rows of one section of a list.
  public struct ListRange: Sendable, Hashable {
    /// The section, from 0.
    public var section: Int
    /// Their numbers in the section, from 0.
    public var rows: ClosedRange<Int>

    /// Creates a range of rows.
    public init(section: Int = 0, rows: ClosedRange<Int>) {
      self.section = section
      self.rows = rows
    }
  }
}

extension Diagram.Row.ListRange: CustomStringConvertible {
  /// The places of the rows, as traces have them: `0–2`, or `1.0–1.4` past the first section.
  public var description: String {
    func place(_ row: Int) -> String { section == 0 ? "\(row)" : "\(section).\(row)" }
    return switch rows.count {
    case 1: place(rows.lowerBound)
    case 2: "\(place(rows.lowerBound)), \(place(rows.upperBound))"
    default: "\(place(rows.lowerBound))–\(place(rows.upperBound))"
    }
  }
}

extension Diagram.Row: CustomStringConvertible {
  /// The row in words.
  ///
  ///     Diagram.Row.listRows([.init(rows: 0...2), .init(section: 2, rows: 1...1)], others: [])
  ///
  ///     select row 0–2, 2.1
  public var description: String {
    switch self {
    case .trigger(let trigger): trigger
    case .listRow(let text, _): "select \"\(text)\""
    case .anyListRow: "select a row"
    case .listRows(let ranges, let others):
      NumberedTrigger.listRow
        + (ranges.map(\.description) + others).joined(separator: ", ")
    case .anyNumbers(let texts): texts.joined(separator: "n")
    case .more(let count): "and \(count) more"
    case .contents(0, 1): "1 coordinator"
    case .contents(0, let coordinators): "\(coordinators) coordinators"
    case .contents(1, _): "1 screen"
    case .contents(let screens, _): "\(screens) screens"
    case .shownBy(let names): "shown by " + names.joined(separator: ", ")
    case .standIn: "stand-in screen"
    case .use(let use): "\(use)"
    case .screen(let name): name
    case .ownedBy(let names, let also):
      (also ? "also owned by " : "owned by ") + names.joined(separator: ", ")
    }
  }

  /// What rows are ordered by: their words, or the place in a list, whatever it is called there.
  var order: String {
    guard case .listRow(_, let place) = self else { return description }
    let numbers = place.split(separator: ".")
    let padded = (numbers.count == 1 ? ["0"] + numbers : numbers).map { number in
      String(repeating: "0", count: max(0, 8 - number.utf8.count)) + number
    }
    return NumberedTrigger.listRow + padded.joined(separator: ".")
  }

  /// About how many bytes the words take: at least as many as the app's texts in them.
  var likelySize: Int {
    switch self {
    case .trigger(let trigger): trigger.utf8.count
    case .listRow(let text, _): 9 + text.utf8.count
    case .anyNumbers(let texts): texts.reduce(0) { $0 + $1.utf8.count + 1 }
    case .listRows(let ranges, let others):
      16 + 16 * ranges.count + others.reduce(0) { $0 + $1.utf8.count + 2 }
    case .anyListRow, .more, .contents, .standIn: 24
    case .use: 48
    case .shownBy(let names), .ownedBy(let names, _): names.reduce(16) { $0 + $1.utf8.count + 2 }
    case .screen(let name): name.utf8.count
    }
  }
}
