/// The 64-bit FNV-1a hash, which unlike Swift's `Hasher` gives the same value in every process.
struct StableHasher {
  private(set) var hash: UInt64 = 0xCBF2_9CE4_8422_2325

  mutating func combine(_ byte: UInt8) {
    hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
  }

  mutating func combine(_ integer: UInt64) {
    for shift in stride(from: 0, to: 64, by: 8) {
      combine(UInt8(truncatingIfNeeded: integer >> UInt64(shift)))
    }
  }

  /// Takes in an integer at once: the value is another than when combined.
  mutating func mix(_ integer: UInt64) {
    hash = (hash ^ integer) &* 0x100_0000_01B3
  }

  mutating func combine(_ string: String) {
    for byte in string.utf8 {
      combine(byte)
    }
    combine(0xFF as UInt8)
  }
}
