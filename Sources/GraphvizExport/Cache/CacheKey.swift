/// Everything that something kept depends on, as bytes.
package struct CacheKey: Sendable, Hashable {
  let bytes: [UInt8]
  let digest: Digest

  package init(_ parts: [String]) {
    bytes = PackedParts.pack(parts.map { Array($0.utf8) })
    digest = Digest(of: bytes)
  }

  /// A name for a file. Two keys may share one; the file tells which it is for.
  var name: String { digest.description }
}
