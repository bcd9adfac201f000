import FlowTrace

/// A JSON object taken apart: where each member's value stands.
///
/// Of members with the same key the last counts, as in most readers of JSON.
package struct JSONRow {
  package typealias Failure = JSONScanner.Failure

  private let scanner: JSONScanner
  private let start: Int
  private var values: [ExactString: JSONScanner.Value] = [:]

  /// Takes apart what comes next. O(*n*).
  ///
  /// - Throws: where and why that is not an object.
  package init(_ scanner: inout JSONScanner) throws(Failure) {
    try scanner.expect("{")
    start = scanner.offset - 1
    if !scanner.skip("}") {
      repeat {
        let key = try scanner.string()
        try scanner.expect(":")
        let text = scanner.text(in: key.range, escaped: key.escaped)
        values[ExactString(text)] = try scanner.value()
      } while scanner.skip(",")
      try scanner.expect("}")
    }
    self.scanner = scanner
  }

  package func has(_ key: String) -> Bool { values[ExactString(key)] != nil }

  /// A failure that points at a member's value, or at the object where it is missing.
  package func fail(_ key: String, _ message: String) -> Failure {
    guard let range = values[ExactString(key)]?.range else {
      return Failure(offset: start, message: "missing field '\(key)'")
    }
    return Failure(
      offset: range.lowerBound, length: range.count, message: "'\(key)' \(message)")
  }

  package func string(_ key: String) throws(Failure) -> String {
    guard let value = values[ExactString(key)], case .string(let escaped) = value.content else {
      throw fail(key, "must be a string")
    }
    return scanner.text(in: value.range, escaped: escaped)
  }

  /// Nil where the member is missing or `null`.
  package func optionalString(_ key: String) throws(Failure) -> String? {
    guard let value = values[ExactString(key)] else { return nil }
    if case .null = value.content { return nil }
    return try string(key)
  }

  /// Whether a member is `true`, rather than `false`, `null` or missing.
  package func flag(_ key: String) throws(Failure) -> Bool {
    guard let value = values[ExactString(key)] else { return false }
    switch value.content {
    case .null: return false
    case .other where value.range.count <= 5:
      switch scanner.text(in: value.range, escaped: false) {
      case "true": return true
      case "false": return false
      default: break
      }
    case .string, .integer, .other: break
    }
    throw fail(key, "must be true or false")
  }

  /// A whole number, 1 or more.
  package func count(_ key: String) throws(Failure) -> Int {
    guard let value = values[ExactString(key)], case .integer(let number) = value.content,
      number > 0
    else { throw fail(key, "must be a whole number, 1 or greater") }
    return Int(clamping: number)
  }

  /// A whole number, 0 or more.
  package func number(_ key: String) throws(Failure) -> Int {
    guard let value = values[ExactString(key)], case .integer(let number) = value.content
    else { throw fail(key, "must be a whole number, 0 or more") }
    return Int(clamping: number)
  }

  /// Whole numbers, 0 or more, of an array; a missing one is empty.
  package func numbers(_ key: String) throws(Failure) -> [Int] {
    var numbers: [Int] = []
    try each(key) { (scanner) throws(Failure) in
      guard case .integer(let number) = try scanner.value().content else {
        throw fail(key, "must hold whole numbers, 0 or more")
      }
      numbers.append(Int(clamping: number))
    }
    return numbers
  }

  /// Reads each element of an array; a missing one is empty.
  package func each(
    _ key: String, _ body: (inout JSONScanner) throws(Failure) -> Void
  ) throws(Failure) {
    guard let value = values[ExactString(key)] else { return }
    var scanner = scanner
    scanner.offset = value.range.lowerBound
    guard scanner.skip("[") else { throw fail(key, "must be an array") }
    if scanner.skip("]") { return }
    repeat { try body(&scanner) } while scanner.skip(",")
    try scanner.expect("]")
  }

  /// The strings of an array.
  package func strings(_ key: String) throws(Failure) -> [String] {
    var strings: [String] = []
    try each(key) { (scanner) throws(Failure) in
      let string = try scanner.string()
      strings.append(scanner.text(in: string.range, escaped: string.escaped))
    }
    return strings
  }

  /// The objects of an array.
  package func rows(_ key: String) throws(Failure) -> [JSONRow] {
    var rows: [JSONRow] = []
    try each(key) { (scanner) throws(Failure) in rows.append(try JSONRow(&scanner)) }
    return rows
  }
}
