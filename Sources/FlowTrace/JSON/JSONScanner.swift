/// A reader of one JSON value after another from bytes.
///
/// It allocates nothing but the strings that ``text(in:escaped:)`` returns, and never recurses, so
/// nesting may be of any depth.
///
/// - Invariant: the bytes outlive the scanner, and no offset reaches their count without a check:
///   ``skipPlain()`` reads eight bytes at a time only where eight are left. Unsafe bytes, that
///   function, ``NameTable`` and ``TextCache`` together took the reading of an event from 4,561 to
///   3,340 instructions; `make guard` holds it there.
package struct JSONScanner {
  /// A place where the bytes are not the JSON that is expected.
  package struct Failure: Error {
    /// The first byte's offset.
    package var offset: Int
    /// The number of bytes that are wrong; 0 where it is not known.
    package var length: Int
    package var message: String

    package init(offset: Int, length: Int = 0, message: String) {
      self.offset = offset
      self.length = length
      self.message = message
    }
  }

  /// A value, and the range of its bytes.
  package struct Value {
    package enum Content {
      case string(escaped: Bool)
      case integer(UInt64)
      case null
      /// Another valid value.
      case other
    }

    /// The bytes; those between the quotes for a string.
    package var range: Range<Int>
    package var content: Content
  }

  let bytes: UnsafeBufferPointer<UInt8>
  /// The offset of the next byte to read.
  package var offset = 0

  /// - Parameter bytes: the JSON; must outlive the scanner.
  package init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  private var current: UInt8? { offset < bytes.count ? bytes[offset] : nil }

  /// Returns a failure at `offset`, by default at the next byte.
  package func fail(_ message: String, at offset: Int? = nil) -> Failure {
    Failure(offset: offset ?? self.offset, message: message)
  }

  private mutating func skipSpace() {
    while let byte = current, byte <= 0x20 {
      guard byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A else { return }
      offset += 1
    }
  }

  /// Skips space and a character. Returns whether the character was there.
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

  /// Skips space and a character, which must be there.
  @inline(__always)
  package mutating func expect(_ character: Unicode.Scalar) throws(Failure) {
    guard skip(character) else { throw fail("expected '\(character)'") }
  }

  /// Skips space up to the end of the bytes, which must be there.
  package mutating func expectEnd() throws(Failure) {
    skipSpace()
    guard offset == bytes.count else { throw fail("unexpected text after the JSON value") }
  }

  /// Reads a string and returns the range of its content, without the quotes.
  package mutating func string() throws(Failure) -> (range: Range<Int>, escaped: Bool) {
    skipSpace()
    guard current == UInt8(ascii: "\"") else { throw fail("expected a string") }
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
        throw fail("unescaped control character in a string")
      default:
        offset += 1
      }
    }
    throw fail("unterminated string", at: start - 1)
  }

  /// Skips characters of a string that need no attention, eight bytes at a time.
  @inline(__always)
  private mutating func skipPlain() {
    let raw = UnsafeRawBufferPointer(bytes)
    while offset + 8 <= raw.count {
      let word = UInt64(littleEndian: raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      // Bit 7 is set of the first byte that is a quote, a backslash or a control character, and of no
      // byte before it.
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

  /// Returns a word of eight equal bytes.
  private static func all(_ byte: UInt64) -> UInt64 { byte &* 0x0101_0101_0101_0101 }

  /// Returns a word with bit 7 set in the first byte below a limit, in no byte before it, and
  /// possibly in bytes after it.
  private static func below(_ limit: UInt64, _ word: UInt64) -> UInt64 {
    (word &- all(limit)) & ~word & all(0x80)
  }

  private mutating func escape() throws(Failure) {
    switch current {
    case UInt8(ascii: "u"):
      offset += 1
      for _ in 0..<4 {
        guard let byte = current, Self.hexValue(byte) != nil else {
          throw fail("expected four hexadecimal digits")
        }
        offset += 1
      }
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"), UInt8(ascii: "b"),
      UInt8(ascii: "f"), UInt8(ascii: "n"), UInt8(ascii: "r"), UInt8(ascii: "t"):
      offset += 1
    default:
      throw fail("invalid escape in a string")
    }
  }

  /// Reads a value; objects and arrays are skipped.
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
    default: throw fail("expected a value")
    }
    return Value(range: start..<offset, content: .other)
  }

  private mutating func word(_ word: StaticString) throws(Failure) {
    for byte in UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount) {
      guard current == byte else { throw fail("expected '\(word)'") }
      offset += 1
    }
  }

  @inline(__always)
  private mutating func number() throws(Failure) -> Value {
    let start = offset
    var integer: UInt64 = 0
    // Nineteen digits never overflow.
    let end = min(bytes.count, start + 19)
    while offset < end, let digit = Self.digit(bytes[offset]) {
      integer = integer &* 10 &+ digit
      offset += 1
    }
    guard let byte = current, Self.isInNumber(byte) else {
      return Value(range: start..<offset, content: .integer(integer))
    }
    while let byte = current, Self.isInNumber(byte) { offset += 1 }
    let text = String(decoding: bytes[start..<offset], as: UTF8.self)
    let isWhole = bytes[start..<offset].allSatisfy { Self.digit($0) != nil }
    let content = isWhole ? UInt64(text).map { Value.Content.integer($0) } : nil
    return Value(range: start..<offset, content: content ?? .other)
  }

  private static func digit(_ byte: UInt8) -> UInt64? {
    let value = byte &- UInt8(ascii: "0")
    return value < 10 ? UInt64(value) : nil
  }

  /// Whether a byte may be part of a number.
  private static func isInNumber(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "+"),
      UInt8(ascii: "."), UInt8(ascii: "e"), UInt8(ascii: "E"):
      true
    default: false
    }
  }

  /// Skips an object or array. Its brackets must balance; its content is not checked.
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
    throw fail("unterminated object or array", at: start)
  }
}
