import FlowGraph

/// The format of a cache file: a word that identifies the format, the key, the content, and a digest of
/// it all.
enum CacheEntry {
  private static let word = Array("coordgraph cache 2\n".utf8)

  /// Returns the bytes of a file.
  static func bytes(of kept: [UInt8], for key: CacheKey) -> [UInt8] {
    let bytes = word + PackedParts.pack([key.bytes, kept])
    return bytes + check(bytes[...])
  }

  /// Returns the content of a file; nil where it is damaged or was made for another key.
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

/// A list of byte strings in one, each after its length, so that different lists have different bytes:
/// `3:abc0:`.
package enum PackedParts {
  /// Returns the bytes of a list. O(*n*).
  package static func pack(_ parts: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count + 8 })
    for part in parts {
      bytes += "\(part.count):".utf8
      bytes += part
    }
    return bytes
  }

  /// Returns the list; nil where the bytes are not those of a list. O(*n*).
  package static func unpack(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>]? {
    var parts: [ArraySlice<UInt8>] = []
    var rest = bytes
    while !rest.isEmpty {
      guard let colon = rest.firstIndex(of: UInt8(ascii: ":")),
        let count = Int(String(decoding: rest[..<colon], as: UTF8.self)), count >= 0
      else { return nil }
      rest = rest[(colon + 1)...]
      guard count <= rest.count else { return nil }
      parts.append(rest.prefix(count))
      rest = rest.dropFirst(count)
    }
    return parts
  }
}
