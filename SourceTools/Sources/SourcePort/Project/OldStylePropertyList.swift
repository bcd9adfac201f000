/// Reads property lists in the style of OpenStep, as in `project.pbxproj`.
struct OldStylePropertyList {
  /// A value of a property list.
  indirect enum Value {
    case string(String)
    case array([Value])
    case dictionary([String: Value])
  }

  private var bytes: ArraySlice<UInt8>
  private let count: Int

  /// Reads a property list.
  ///
  /// - Throws: ``PortError`` with the line of what was not understood.
  static func parse(_ text: String) throws -> Value {
    var reader = OldStylePropertyList(bytes: Array(text.utf8)[...])
    let value = try reader.value()
    try reader.skipSpace()
    return value
  }

  private init(bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    count = bytes.count
    all = bytes
  }

  private let all: ArraySlice<UInt8>

  private func failure(_ expected: String) -> PortError {
    let line = all[..<bytes.startIndex].count { $0 == UInt8(ascii: "\n") } + 1
    return PortError("line \(line): expected \(expected)")
  }

  private mutating func skipSpace() throws {
    while let first = bytes.first {
      if first == 0x20 || (0x09...0x0D).contains(first) {
        bytes.removeFirst()
      } else if bytes.starts(with: "//".utf8) {
        bytes = bytes.drop { $0 != UInt8(ascii: "\n") }
      } else if bytes.starts(with: "/*".utf8) {
        bytes.removeFirst(2)
        while !bytes.isEmpty, !bytes.starts(with: "*/".utf8) { bytes.removeFirst() }
        guard !bytes.isEmpty else { throw failure("the end of a comment") }
        bytes.removeFirst(2)
      } else {
        return
      }
    }
  }

  private mutating func take(_ character: Unicode.Scalar) throws -> Bool {
    try skipSpace()
    guard bytes.first == UInt8(ascii: character) else { return false }
    bytes.removeFirst()
    return true
  }

  private mutating func value() throws -> Value {
    if try take("{") {
      var entries: [String: Value] = [:]
      while try !take("}") {
        let key = try string()
        guard try take("=") else { throw failure("'=' after '\(key)'") }
        entries[key] = try value()
        guard try take(";") else { throw failure("';' after the value of '\(key)'") }
      }
      return .dictionary(entries)
    }
    if try take("(") {
      var values: [Value] = []
      while try !take(")") {
        values.append(try value())
        if try take(",") { continue }
        guard try take(")") else { throw failure("',' or ')' in a list") }
        break
      }
      return .array(values)
    }
    return .string(try string())
  }

  private mutating func string() throws -> String {
    try skipSpace()
    if bytes.first == UInt8(ascii: "\"") { return try quoted() }
    let word = bytes.prefix { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "."),
        UInt8(ascii: "/"), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"),
        UInt8(ascii: "+"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "@"), 0x80...:
        true
      default: false
      }
    }
    guard !word.isEmpty else { throw failure("a word or a string") }
    bytes = bytes[word.endIndex...]
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func quoted() throws -> String {
    bytes.removeFirst()
    var text: [UInt8] = []
    while let byte = bytes.popFirst() {
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"):
        guard let escaped = bytes.popFirst() else { break }
        switch escaped {
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "t"): text.append(0x09)
        default: text.append(escaped)
        }
      default: text.append(byte)
      }
    }
    throw failure("the end of a string")
  }
}

extension OldStylePropertyList.Value {
  subscript(key: String) -> Self? {
    guard case .dictionary(let entries) = self else { return nil }
    return entries[key]
  }

  var string: String? {
    guard case .string(let text) = self else { return nil }
    return text
  }

  /// The strings of a list.
  var strings: [String] {
    guard case .array(let values) = self else { return [] }
    return values.compactMap(\.string)
  }

  var dictionary: [String: Self] {
    guard case .dictionary(let entries) = self else { return [:] }
    return entries
  }
}
