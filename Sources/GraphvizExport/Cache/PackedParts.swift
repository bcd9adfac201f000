/// Byte strings one behind the other, each with its length before it, so that no two lists run
/// together alike: `3:abc0:`.
package enum PackedParts {
  package static func pack(_ parts: [[UInt8]]) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(parts.reduce(0) { $0 + $1.count + 8 })
    for part in parts {
      bytes += "\(part.count):".utf8
      bytes += part
    }
    return bytes
  }

  /// Nil when they were packed otherwise.
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
