/// A 128-bit MurmurHash3 digest (x64), by which cached files are named and checked.
///
/// Swift's `Hasher` gives other values in each process, so it can't name a file. This digest protects
/// against accidents, not against somebody who makes two files with the same digest.
package struct Digest: Sendable, Hashable {
  private static let factors: (UInt64, UInt64) = (0x87C3_7B91_1142_53D5, 0x4CF5_AD43_2745_937F)

  private var high: UInt64
  private var low: UInt64

  /// - Parameters:
  ///   - bytes: the bytes.
  ///   - previous: the digest of the bytes before, if there are any.
  /// - Complexity: O(*n*).
  package init(of bytes: [UInt8], after previous: Digest? = nil) {
    self.init(of: bytes[...], after: previous)
  }

  package init(of bytes: ArraySlice<UInt8>, after previous: Digest? = nil) {
    (high, low) = previous.map { ($0.high, $0.low) } ?? (0, 0)
    bytes.withUnsafeBytes { bytes in
      // Sixteen bytes at a time, up to the last multiple of sixteen that there is.
      let whole = bytes.count & ~15
      for start in stride(from: 0, to: whole, by: 16) {
        let first = bytes.loadUnaligned(fromByteOffset: start, as: UInt64.self)
        let second = bytes.loadUnaligned(fromByteOffset: start + 8, as: UInt64.self)
        add(UInt64(littleEndian: first), UInt64(littleEndian: second))
      }
      finish(bytes[whole...], count: bytes.count)
    }
  }

  private mutating func add(_ first: UInt64, _ second: UInt64) {
    high ^= Self.mixed(first)
    high = (high.rotated(27) &+ low) &* 5 &+ 0x52DC_E729
    low ^= Self.mixed(second: second)
    low = (low.rotated(31) &+ high) &* 5 &+ 0x3849_5AB5
  }

  private mutating func finish(_ rest: Slice<UnsafeRawBufferPointer>, count: Int) {
    func word(_ bytes: Slice<UnsafeRawBufferPointer>) -> UInt64 {
      bytes.reversed().reduce(0) { $0 << 8 | UInt64($1) }
    }
    low ^= Self.mixed(second: word(rest.dropFirst(8)))
    high ^= Self.mixed(word(rest.prefix(8)))
    high ^= UInt64(count)
    low ^= UInt64(count)
    high &+= low
    low &+= high
    high = high.scrambled
    low = low.scrambled
    high &+= low
    low &+= high
  }

  private static func mixed(_ first: UInt64) -> UInt64 {
    (first &* factors.0).rotated(31) &* factors.1
  }

  private static func mixed(second: UInt64) -> UInt64 {
    (second &* factors.1).rotated(33) &* factors.0
  }
}

extension Digest {
  /// Half of the digest.
  package var number: UInt64 { low }
}

extension Digest {
  /// - Parameter digits: what ``description`` returned; nil is returned for anything else.
  package init?(_ digits: String) {
    guard digits.utf8.count == 32, let high = UInt64(digits.prefix(16), radix: 16),
      let low = UInt64(digits.suffix(16), radix: 16)
    else { return nil }
    self.high = high
    self.low = low
  }
}

extension Digest: Comparable {
  /// Orders by the digits of ``description``.
  package static func < (a: Self, b: Self) -> Bool {
    a.high == b.high ? a.low < b.low : a.high < b.high
  }
}

extension Digest: CustomStringConvertible {
  /// The digest as 32 hexadecimal digits.
  package var description: String { high.hexadecimal + low.hexadecimal }
}

extension UInt64 {
  fileprivate func rotated(_ bits: Int) -> UInt64 { self << bits | self >> (64 - bits) }

  fileprivate var scrambled: UInt64 {
    var value = (self ^ self >> 33) &* 0xFF51_AFD7_ED55_8CCD
    value = (value ^ value >> 33) &* 0xC4CE_B9FE_1A85_EC53
    return value ^ value >> 33
  }

  fileprivate var hexadecimal: String {
    let digits = String(self, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}
