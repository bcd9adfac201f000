#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Bytes in memory, of which none is read that is not there.
struct CheckedBytes {
  private let start: UnsafeRawPointer?
  private let count: UInt

  /// - Parameter bytes: what may be read, which must stay in memory.
  init(_ bytes: UnsafeRawBufferPointer) {
    start = bytes.baseAddress
    count = UInt(bytes.count)
  }

  /// The integer at an offset; nil when it does not lie within the bytes whole.
  func load<T: FixedWidthInteger & BitwiseCopyable>(_ type: T.Type, at offset: UInt) -> T? {
    guard let start, count >= 8, offset <= count - UInt(T.bitWidth / 8) else { return nil }
    return start.loadUnaligned(fromByteOffset: Int(offset), as: type)
  }

  /// The offsets of `count` bytes from an offset; nil when they do not lie within the bytes.
  func range(at offset: UInt, count: UInt) -> Range<UInt>? {
    guard count <= self.count, offset <= self.count - count else { return nil }
    return offset..<offset + count
  }

  /// The C string that begins where a range of the bytes does; nil when it does not end in it.
  func string(in range: Range<UInt>) -> UnsafePointer<CChar>? {
    guard let start, range.upperBound <= count, !range.isEmpty else { return nil }
    let first = start + Int(range.lowerBound)
    guard memchr(first, 0, range.count) != nil else { return nil }
    return first.assumingMemoryBound(to: CChar.self)
  }
}
