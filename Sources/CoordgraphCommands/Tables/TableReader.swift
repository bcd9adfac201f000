import CommandSupport
import FlowGraph
import FlowTrace

/// A row of a table: its values by column, and where it is.
struct TableRow {
  var file: String
  var line: Int
  /// An empty text is no value, as in CSV.
  var values: [ExactString: String]

  func has(_ column: String) -> Bool { values[ExactString(column)] != nil }

  subscript(column: String) -> String? {
    values[ExactString(column)].flatMap { $0.isEmpty ? nil : $0 }
  }

  func failure(_ message: String) -> Diagnostics {
    Diagnostics(Diagnostic(.error, file: file, line: line, "\(message)."))
  }
}

/// Reads the rows of CSV and of JSON.
enum TableReader {
  /// The columns that are read.
  private static let texts = [
    "app_version", "source_type", "target_type", "nav_kind", "trigger_kind", "owner_type",
  ]
  private static let numbers = ["uses", "session_count", "session_count_before"]

  /// Reads a file of at most 64 MiB.
  ///
  /// - Throws: `FileError`, and `Diagnostics` which name the line that is wrong.
  static func rows(of file: InputFile) throws -> [TableRow] {
    let text = try file.text()
    let rows =
      switch text.first(where: { !$0.isWhitespace }) {
      case "{", "[": try json(Array(text.utf8), file: file.name)
      default: try csv(text, file: file.name)
      }
    guard !rows.isEmpty else {
      throw Diagnostics(Diagnostic(.error, file: file.name, "the table has no rows."))
    }
    return rows
  }

  // MARK: JSON

  private static func json(_ bytes: [UInt8], file: String) throws(Diagnostics) -> [TableRow] {
    var rows: [TableRow] = []
    var number = 1
    var counted = 0
    func line(at offset: Int) -> Int {
      let end = max(counted, offset)
      number += bytes[counted..<end].count(where: { $0 == UInt8(ascii: "\n") })
      counted = end
      return number
    }
    try bytes.withUnsafeBufferPointer { (buffer) throws(Diagnostics) in
      var scanner = JSONScanner(buffer)
      do throws(JSONScanner.Failure) {
        let isArray = scanner.skip("[")
        while isArray ? !scanner.skip("]") : (try? scanner.expectEnd()) == nil {
          let row = try JSONRow(&scanner)
          rows.append(
            TableRow(file: file, line: line(at: scanner.offset), values: try values(of: row)))
          if isArray, !scanner.skip(",") {
            try scanner.expect("]")
            break
          }
        }
        try scanner.expectEnd()
      } catch {
        let place = line(at: min(error.offset, bytes.count))
        throw Diagnostics(Diagnostic(.error, file: file, line: place, "\(error.message)."))
      }
    }
    return rows
  }

  private static func values(
    of row: JSONRow
  ) throws(JSONScanner.Failure) -> [ExactString: String] {
    var values: [ExactString: String] = [:]
    for column in texts where row.has(column) {
      values[ExactString(column)] = try row.optionalString(column) ?? ""
    }
    for column in numbers where row.has(column) {
      values[ExactString(column)] = "\(try row.number(column))"
    }
    return values
  }

  // MARK: CSV

  private static func csv(_ text: String, file: String) throws(Diagnostics) -> [TableRow] {
    var records = CSVReader(text)
    var header: [ExactString]?
    var rows: [TableRow] = []
    while let record = records.next() {
      guard let columns = header else {
        header = record.fields.map { ExactString($0) }
        continue
      }
      guard record.fields.count == columns.count, record.isClosed else {
        let problem =
          record.isClosed
          ? "the row has \(record.fields.count) columns, and the header \(columns.count)"
          : "a quotation mark is never closed"
        throw TableRow(file: file, line: record.line, values: [:]).failure(problem)
      }
      let values = Dictionary(zip(columns, record.fields)) { first, _ in first }
      rows.append(TableRow(file: file, line: record.line, values: values))
    }
    return rows
  }
}
