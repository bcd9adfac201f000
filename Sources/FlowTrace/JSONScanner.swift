/// Reads one JSON value after another from the bytes of a line.
///
/// It allocates for strings it is asked to make, and for nothing else; it never recurses, so no
/// nesting is too deep.
package struct JSONScanner {
  /// Where the line is not JSON, and why.
  package struct Failure: Error {
    /// The byte's offset in the line.
    package var offset: Int
    package var message: String
  }

  /// A member's value: where it stands and what it is.
  package struct Value {
    package enum Content {
      case string(escaped: Bool)
      case integer(UInt64)
      case null
      /// Valid, and nothing that a trace means anything by.
      case other
    }

    package var range: Range<Int>
    package var content: Content
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  package var offset = 0

  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  package func fail(_ message: String, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? self.offset, message: message)
  }

  private mutating func skipSpace() {
    while let byte = current, byte <= 0x20 {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A else { return }
      offset += 1
    }
  }

  @inline(__always)
  package mutating func skip(_ character: Unicode.Scalar) -> Bool {
    let byte = UInt8(truncatingIfNeeded: character.value)
    if current != byte {
      skipSpace()
      guard current == byte else { return false }
    }
    offset += 1
    return true
  }

  @inline(__always)
  package mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard skip(character) else { throw fail("expected \"\(character)\" here") }
  }

  package mutating func expectEnd() throws(Failure) {
    skipSpace()
    guard offset == bytes.count else { throw fail("expected nothing more here") }
  }

  /// Reads a string and returns the range of its content, without the quotes.
  package mutating func string() throws(Failure) -> (range: Range<Int>, escaped: Bool) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw fail("expected a string here") }
    let start = offset + 1
    var escaped = false
    offset = start
    while true {
      skipPlain()
      guard let byte = current else { break }
      switch byte {
      case UInt8(ascii: "\""):
        offset += 1
        return (start..<offset - 1, escaped)
      case UInt8(ascii: "\\"):
        escaped = true
        offset += 1
        try escape()
      case 0..<0x20:
        throw fail("a control character in a string must be escaped")
      default:
        offset += 1
      }
    }
    throw fail("the string that begins here does not end", at: start - 1)
  }

  /// Passes over what means only itself in a string, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlain() {
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // Bit 7 of the first byte that is a quote, a backslash or a control is set, and of none before.
      let special =
        (Self.below(1, word ^ Self.all(0x22)) | Self.below(1, word ^ Self.all(0x5C))
          | Self.below(0x20, word))
      guard special == 0 else {
        offset += special.trailingZeroBitCount / 8
        return
      }
      offset += 8
    }
  }

  /// Eight times the same byte.
  private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// Bit 7 of each byte below a limit, and perhaps of others behind the first such byte.
  private static func below(_ limit: UInt64, _ word: UInt64) -> UInt64 {
    (word &- all(limit)) & ~word & all(0x80)
  }

  private mutating func escape() throws(Failure) {
    switch current {
    case UInt8(ascii: "u"):
      offset += 1
      for _ in 0..<4 {
        guard let byte = current, Self.hexValue(byte) != nil else {
          throw fail("expected four hexadecimal digits here")
        }
        offset += 1
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default:
      throw fail("no such escape in JSON")
    }
  }

  /// Reads any value; objects and arrays are passed over.
  @inline(__always)
  package mutating func value() throws(Failure) -> Value {
    skipSpace()
    let start = offset
    switch current {
    case UInt8(ascii: "\""):
      let (range, escaped) = try string()
      return Value(range: range, content: .string(escaped: escaped))
    case let digit?
    where UInt8(ascii: "0")...UInt8(ascii: "9") ~= digit || digit == UInt8(ascii: "-"):
      return try number()
    case UInt8(ascii: "n"):
      try word("null")
      return Value(range: start..<offset, content: .null)
    case UInt8(ascii: "t"): try word("true")
    case UInt8(ascii: "f"): try word("false")
    case UInt8(ascii: "{"), UInt8(ascii: "["): try nested()
    default: throw fail("expected a value here")
    }
    return Value(range: start..<offset, content: .other)
  }

  private mutating func word(_ word: StaticString) throws(Failure) {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard current == byte else { throw fail("expected \"\(word)\" here") }
      offset += 1
    }
  }

  @inline(__always)
  private mutating func number() throws(Failure) -> Value {
    let start = offset
    var integer: UInt64 = 0
    // That many digits never overflow.
    let end = min(bytes.count, start + 19)
    while offset < end, let digit = Self.digit(bytes[offset]) {
      integer = integer &* 10 &+ digit
      offset += 1
    }
    guard let byte = current, Self.goesOn(byte) else {
      return Value(range: start..<offset, content: .integer(integer))
    }
    while let byte = current, Self.goesOn(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let isWhole = bytes[start..<offset].allSatisfy { Self.digit($0) != nil }
    let content = isWhole ? UInt64(text).map { Value.Content.integer($0) } : nil
    return Value(range: start..<offset, content: content ?? .other)
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? UInt64(value) : nil
  }

  /// Whether a byte belongs to a number.
  private static func goesOn(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Passes over an object or array, which may hold anything that is balanced.
  private mutating func nested() throws(Failure) {
    let start = offset
    var depth = 0
    while let byte = current {
      switch byte {
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: "\""):
        _ = try string()
        continue
      default: break
      }
      offset += 1
      if depth == 0 { return }
    }
    throw fail("what begins here does not end", at: start)
  }

  /// The bytes of a range, with escapes as they were written.
  package func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// The string that was read at `range`, its escapes undone.
  ///
  /// Bytes that are not UTF-8, and surrogates without their other half, become U+FFFD.
  package func text(in range: Range<Int>, escaped: Bool) -> String {
    let content = bytes(in: range)
    guard escaped else { return String(decoding: content, as: UTF8.self) }
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      guard content[index] == UInt8(ascii: "\\") else {
        units.append(content[index])
        index += 1
        continue
      }
      index += 2
      switch content[index - 1] {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        var utf16 = [hexUnit(content, index)]
        index += 4
        if UTF16.isLeadSurrogate(utf16[0]), index + 6 <= content.count,
          content[index] == UInt8(ascii: "\\"), content[index + 1] == UInt8(ascii: "u")
        {
          let low = hexUnit(content, index + 2)
          if UTF16.isTrailSurrogate(low) {
            utf16.append(low)
            index += 6
          }
        }
        units.append(contentsOf: String(decoding: utf16, as: UTF16.self).utf8)
      default: units.append(content[index - 1])
      }
    }
    return String(decoding: units, as: UTF8.self)
  }
}

extension JSONScanner {
  /// What a hexadecimal digit stands for; nil for any other byte.
  static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }
}

private func hexUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt16 {
  (0..<4).reduce(0) { $0 << 4 | (JSONScanner.hexValue(bytes[start + $1]) ?? 0) }
}
