/// A cache of the strings that bytes were read as: a trace repeats a few types and triggers many
/// times, and a string from here is not allocated again.
struct TextCache {
  private var texts = Array(repeating: "", count: 256)

  /// Returns the string of bytes. Bytes that are not UTF-8 become U+FFFD. O(*n*).
  mutating func text(_ bytes: UnsafeBufferPointer<UInt8>) -> String {
    // Shorter strings are stored inline, without an allocation.
    guard bytes.count > 15 else { return String(decoding: bytes, as: UTF8.self) }
    let raw = UnsafeRawBufferPointer(bytes)
    let middle = raw.loadUnaligned(fromByteOffset: (raw.count - 8) / 2, as: UInt64.self)
    let end = raw.loadUnaligned(fromByteOffset: raw.count - 8, as: UInt64.self)
    let hash = (middle ^ end &* 0x9E37_79B9_7F4A_7C15) &* 0xD6E8_FEB8_6659_FD93
    let place = Int(hash >> 56)
    if Self.isSame(&texts[place], raw) { return texts[place] }
    let text = String(decoding: bytes, as: UTF8.self)
    texts[place] = text
    return text
  }

  /// - Precondition: there are eight bytes or more.
  private static func isSame(_ text: inout String, _ bytes: UnsafeRawBufferPointer) -> Bool {
    text.withUTF8 { text in
      guard text.count == bytes.count else { return false }
      let text = UnsafeRawBufferPointer(text)
      var offset = 0
      while offset + 8 <= bytes.count {
        guard
          text.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            == bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        else { return false }
        offset += 8
      }
      let rest = bytes.count - 8
      return text.loadUnaligned(fromByteOffset: rest, as: UInt64.self)
        == bytes.loadUnaligned(fromByteOffset: rest, as: UInt64.self)
    }
  }
}
