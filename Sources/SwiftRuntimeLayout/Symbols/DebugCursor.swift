/// Reads the numbers of debug information one after another.
///
/// What does not lie within the bytes reads as 0 and ends the reading.
struct DebugCursor {
  private let bytes: CheckedBytes
  private let end: UInt
  private(set) var offset: UInt

  /// - Parameters:
  ///   - bytes: the file.
  ///   - range: the part of it that is read.
  init(_ bytes: CheckedBytes, _ range: Range<UInt>) {
    self.bytes = bytes
    offset = range.lowerBound
    end = range.upperBound
  }

  /// Whether nothing is left to read.
  var isAtEnd: Bool { offset >= end }

  /// Reads an integer of a fixed size.
  mutating func integer<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type) -> UInt {
    let size = UInt(T.bitWidth / 8)
    guard offset < end, size <= end - offset, let value = bytes.load(type, at: offset) else {
      offset = end
      return 0
    }
    offset += size
    return UInt(truncatingIfNeeded: value)
  }

  /// Reads an integer of seven bits a byte (LEB128), as an unsigned one.
  mutating func leb() -> UInt {
    var value: UInt = 0
    var shift: UInt = 0
    while offset < end, let byte = bytes.load(UInt8.self, at: offset) {
      offset += 1
      if shift < 64 { value |= UInt(byte & 0x7F) << shift }
      if byte & 0x80 == 0 { return value }
      shift += 7
    }
    offset = end
    return 0
  }

  mutating func skip(_ count: UInt) {
    offset = count <= end - min(offset, end) ? offset + count : end
  }

  /// Passes over a text that ends with a zero.
  mutating func skipString() {
    while !isAtEnd, integer(UInt8.self) != 0 {}
  }
}
