/// Something kept as a file: a word that says what it is, the key it was made for, what is kept,
/// and a check over all of it.
enum CacheEntry {
  private static let word = Array("coordgraph cache 2\n".utf8)

  static func bytes(of kept: [UInt8], for key: CacheKey) -> [UInt8] {
    let bytes = word + PackedParts.pack([key.bytes, kept])
    return bytes + check(bytes[...])
  }

  /// What a file keeps; nil when it was made for another key, is garbled or cut off.
  static func kept(in bytes: [UInt8], for key: CacheKey) -> [UInt8]? {
    let body = bytes.dropLast(check([]).count)
    guard body.starts(with: word), bytes[body.endIndex...].elementsEqual(check(body)),
      let parts = PackedParts.unpack(body.dropFirst(word.count)), parts.count == 2,
      parts[0].elementsEqual(key.bytes)
    else { return nil }
    return Array(parts[1])
  }

  private static func check(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    Array(Digest(of: bytes).description.utf8)
  }
}
