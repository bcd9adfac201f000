/// Reads the records of CSV, by RFC 4180.
struct CSVReader {
  /// One record.
  struct Record: Hashable {
    /// The line where it begins, from 1.
    var line: Int
    var fields: [String]
    /// Whether all quotation marks have their counterpart.
    var isClosed = true
  }

  private var rest: Substring.UnicodeScalarView
  private var line = 1

  init(_ text: String) {
    rest = text[...].unicodeScalars
  }

  /// The next record; nil at the end. Empty lines are passed over.
  mutating func next() -> Record? {
    while let first = rest.first, first == "\n" || first == "\r" {
      if rest.removeFirst() == "\n" { line += 1 }
    }
    guard !rest.isEmpty else { return nil }
    var record = Record(line: line, fields: [""])
    var isQuoted = false
    while let scalar = rest.popFirst() {
      switch scalar {
      case "\"" where isQuoted && rest.first == "\"":
        rest.removeFirst()
        record.append(scalar)
      case "\"": isQuoted.toggle()
      case "," where !isQuoted: record.fields.append("")
      case "\n" where !isQuoted:
        line += 1
        return record
      case "\r" where !isQuoted: continue
      default:
        if scalar == "\n" { line += 1 }
        record.append(scalar)
      }
    }
    record.isClosed = !isQuoted
    return record
  }
}

extension CSVReader.Record {
  fileprivate mutating func append(_ scalar: Unicode.Scalar) {
    fields[fields.count - 1].unicodeScalars.append(scalar)
  }
}
