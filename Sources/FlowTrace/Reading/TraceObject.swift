import Escaping

/// A line of a trace, parsed into the ranges of its fields' values.
///
/// One value is used for all lines of a trace, so that a line allocates nothing.
struct TraceObject {
  typealias Failure = JSONScanner.Failure

  private static let nothing = JSONScanner.Value(range: 0..<0, content: .null)

  private var scanner = JSONScanner(UnsafeBufferPointer(start: nil, count: 0))
  private var values = Array(repeating: nothing, count: TraceField.allCases.count)
  /// The fields that this line has, one bit each.
  private var given: UInt32 = 0
  private var texts = TextCache()
  private let fields = TraceField.table
  private let eventNames = TraceEventName.table

  /// Parses a line, in place of the line before.
  ///
  /// - Throws: the place where `line` is not one JSON object.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) throws(Failure) {
    var scanner = JSONScanner(line)
    given = 0
    try scanner.expect("{")
    if !scanner.skip("}") {
      repeat {
        let key = try scanner.string()
        try scanner.expect(":")
        let value = try scanner.value()
        if let field = fields[scanner.bytes(in: key.range)] {
          values[field.rawValue] = value
          given |= 1 << field.rawValue
        }
      } while scanner.skip(",")
      try scanner.expect("}")
    }
    try scanner.expectEnd()
    self.scanner = scanner
  }

  private subscript(_ field: TraceField) -> JSONScanner.Value? {
    has(field) ? values[field.rawValue] : nil
  }

  /// Whether the line has a field.
  func has(_ field: TraceField) -> Bool {
    given & 1 << field.rawValue != 0
  }

  /// Returns a failure at a field's value, or at the line's start where the field is missing.
  func fail(_ field: TraceField, _ message: String) -> Failure {
    let range = self[field]?.range ?? 0..<0
    return Failure(offset: range.lowerBound, length: range.count, message: message)
  }

  /// Returns a failure at a field whose value is none of those it may have.
  func failUnknown(_ field: TraceField, value: String, known: [String]) -> Failure {
    let list = known.map { "'\($0)'" }.joined(separator: ", ")
    return fail(
      field, "'\(field.name)' must be one of \(list), not '\(TerminalText.escaped(value))'")
  }

  private func failMissing(_ field: TraceField) -> Failure {
    fail(field, "missing field '\(field.name)'")
  }

  private func value(_ field: TraceField) throws(Failure) -> JSONScanner.Value {
    guard let value = self[field] else {
      throw failMissing(field)
    }
    return value
  }

  mutating func optionalString(_ field: TraceField) throws(Failure) -> String? {
    guard let value = self[field] else { return nil }
    switch value.content {
    case .string(escaped: false): return texts.text(scanner.bytes(in: value.range))
    case .string(escaped: true): return scanner.text(in: value.range, escaped: true)
    case .null: return nil
    case .integer, .other: throw fail(field, "'\(field.name)' must be a string")
    }
  }

  mutating func string(_ field: TraceField) throws(Failure) -> String {
    guard let string = try optionalString(field) else {
      throw has(field) ? fail(field, "'\(field.name)' must be a string") : failMissing(field)
    }
    return string
  }

  /// Returns the event's name; nil where it is not an event of this version.
  mutating func eventName() throws(Failure) -> TraceEventName? {
    try optionalName(.event, in: eventNames)
  }

  func integer(_ field: TraceField) throws(Failure) -> UInt64 {
    guard case .integer(let integer) = try value(field).content else {
      throw fail(field, "'\(field.name)' must be a whole number, 0 or greater")
    }
    return integer
  }

  /// Returns a whole number; nil where the field is missing.
  func optionalInteger(_ field: TraceField) throws(Failure) -> Int? {
    guard let value = self[field] else { return nil }
    if case .null = value.content { return nil }
    return Int(clamping: try integer(field))
  }

  func optionalID(_ field: TraceField) throws(Failure) -> ObjectID? {
    guard let value = self[field] else { return nil }
    if case .null = value.content { return nil }
    return try id(field)
  }

  /// Returns `true` or `false`, which also stands for a missing field.
  func optionalFlag(_ field: TraceField) throws(Failure) -> Bool {
    guard let value = self[field] else { return false }
    if case .null = value.content { return false }
    if case .other = value.content {
      let text = scanner.text(in: value.range, escaped: false)
      if text == "true" || text == "false" { return text == "true" }
    }
    throw fail(field, "'\(field.name)' must be true or false")
  }

  func id(_ field: TraceField) throws(Failure) -> ObjectID {
    guard case .integer(let serial) = try value(field).content,
      serial > 0, serial <= UInt64(ObjectID.greatestSerial)
    else {
      throw fail(
        field, "'\(field.name)' must be a serial number from 1 to \(ObjectID.greatestSerial)")
    }
    return ObjectID(serial: UInt32(serial))
  }

  /// Returns the value of an enumeration whose name a field has.
  mutating func name<Name: RawRepresentable<String> & CaseIterable>(
    _ field: TraceField, in table: NameTable<Name>
  ) throws(Failure) -> Name {
    if let name = try optionalName(field, in: table) { return name }
    throw failUnknown(field, value: try string(field), known: Name.allCases.map(\.rawValue))
  }

  /// Returns the value of an enumeration whose name a field has; nil for another name.
  mutating func optionalName<Name: RawRepresentable<String>>(
    _ field: TraceField, in table: NameTable<Name>
  ) throws(Failure) -> Name? {
    guard let value = self[field], case .string(escaped: false) = value.content else {
      return Name(rawValue: try string(field))
    }
    return table[scanner.bytes(in: value.range)]
  }

  mutating func responsible() throws(Failure) -> Responsible {
    if case .integer = try value(.by).content { return .coordinator(try id(.by)) }
    guard let agent = (try? optionalName(.by, in: AgentName.table)) ?? nil else {
      throw fail(
        .by, "'by' must be a coordinator's serial number, 'system', 'app' or 'unknown'")
    }
    switch agent {
    case .system: return .system
    case .app: return .app
    case .unknown: return .unknown
    }
  }

  /// Returns the call stacks of a transition; none where the field is missing.
  mutating func calls() throws(Failure) -> [[UInt64]] {
    guard has(.calls), let text = try optionalString(.calls) else { return [] }
    var calls: [[UInt64]] = []
    for stack in text.split(separator: ",") {
      let addresses = stack.split(separator: " ").map { UInt64($0, radix: 16) }
      let known = addresses.compactMap(\.self)
      guard !known.isEmpty, known.count == addresses.count else {
        throw fail(
          .calls,
          "'calls' must be hexadecimal addresses with spaces between them and commas between stacks"
        )
      }
      calls.append(known)
    }
    return calls
  }

  mutating func state() throws(Failure) -> InterfaceState {
    if let value = self[.state], case .string(escaped: false) = value.content,
      let hash = Self.hash(scanner.bytes(in: value.range))
    {
      return InterfaceState(hash: hash)
    }
    var text = try string(.state)
    guard let hash = text.withUTF8(Self.hash) else {
      throw fail(
        .state, "'state' must be sixteen hexadecimal digits, not '\(TerminalText.escaped(text))'")
    }
    return InterfaceState(hash: hash)
  }

  /// Returns the number that sixteen hexadecimal digits stand for; nil for anything else.
  private static func hash(_ digits: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard digits.count == 16 else { return nil }
    var hash: UInt64 = 0
    for digit in digits {
      guard let value = JSONScanner.hexValue(digit) else { return nil }
      hash = hash << 4 | UInt64(value)
    }
    return hash
  }
}

/// The values of `by` other than a coordinator's serial number.
private enum AgentName: String, CaseIterable {
  case system, app, unknown

  static let table = NameTable<Self>()
}

/// The keys of a trace's lines.
///
/// A coding key for its name's sake, which the compiler writes down; to ask for a case's description
/// takes a twentieth of the time in which a small trace is drawn.
enum TraceField: Int, CaseIterable, CodingKey {
  case at, event, format, version, app, redacted, dropped, limit
  case id, type, label, title, parent, child, coordinator, screen
  case action, target
  case from, to, kind, trigger, row, by, tabRoot, tabIndex, inferred, calls
  case state
  case unreadProperties, standIn, build

  var name: String { stringValue }

  /// The fields, by their keys.
  static let table = NameTable(allCases, text: \.name)
}
