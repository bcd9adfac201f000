/// Writes JSON into memory that has room for it, without spaces.
struct JSONWriter {
  private let start: UnsafeMutablePointer<UInt8>
  private let end: UnsafeMutablePointer<UInt8>
  private var next: UnsafeMutablePointer<UInt8>

  /// - Parameter memory: what is written into, and not more.
  init(_ memory: UnsafeMutableBufferPointer<UInt8>) {
    precondition(memory.baseAddress != nil, "There is no memory to write a line into.")
    start = memory.baseAddress.unsafelyUnwrapped
    end = start + memory.count
    next = start
  }

  /// What was written so far.
  var written: UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(start: start, count: next - start)
  }

  /// The bytes that a string may take, quoted, at most.
  static func longest(_ string: String?) -> Int {
    string.map { 6 * $0.utf8.count + 2 } ?? 0
  }

  @inline(__always)
  mutating func append(_ text: StaticString) {
    claim(text.utf8CodeUnitCount)
    next.update(from: text.utf8Start, count: text.utf8CodeUnitCount)
    next += text.utf8CodeUnitCount
  }

  mutating func append(_ integer: UInt64) {
    var count = 1
    var bound: UInt64 = 10
    while count < 20, integer >= bound {
      bound &*= 10
      count += 1
    }
    claim(count)
    var rest = integer
    var place = next + count
    next = place
    for _ in 0..<count {
      let tenth = rest / 10
      place -= 1
      place.pointee = UInt8(ascii: "0") &+ UInt8(truncatingIfNeeded: rest &- tenth &* 10)
      rest = tenth
    }
  }

  /// Appends sixteen digits.
  mutating func append(hexadecimal integer: UInt64) {
    claim(16)
    var shift: UInt64 = 64
    while shift > 0 {
      shift &-= 4
      put(Self.digit(UInt8(truncatingIfNeeded: integer &>> shift) & 15))
    }
  }

  /// Appends `"string"` with what JSON must have escaped escaped.
  mutating func append(quoted string: String) {
    var string = string
    string.withUTF8 { text in
      claim(6 * text.count + 2)
      put(UInt8(ascii: "\""))
      for byte in text {
        if byte < 0x20 || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
          put(escaped: byte)
        } else {
          put(byte)
        }
      }
      put(UInt8(ascii: "\""))
    }
  }

  private mutating func put(escaped byte: UInt8) {
    put(UInt8(ascii: "\\"))
    switch byte {
    case UInt8(ascii: "\n"): put(UInt8(ascii: "n"))
    case UInt8(ascii: "\r"): put(UInt8(ascii: "r"))
    case UInt8(ascii: "\t"): put(UInt8(ascii: "t"))
    case 0..<0x20:
      put(UInt8(ascii: "u"))
      put(UInt8(ascii: "0"))
      put(UInt8(ascii: "0"))
      put(Self.digit(byte >> 4))
      put(Self.digit(byte & 15))
    default: put(byte)
    }
  }

  @inline(__always)
  private mutating func put(_ byte: UInt8) {
    next.pointee = byte
    next += 1
  }

  @inline(__always)
  private func claim(_ count: Int) {
    precondition(count <= end - next, "A line is longer than it was said to be.")
  }

  private static func digit(_ value: UInt8) -> UInt8 {
    value &+ (value < 10 ? UInt8(ascii: "0") : UInt8(ascii: "a") - 10)
  }
}
