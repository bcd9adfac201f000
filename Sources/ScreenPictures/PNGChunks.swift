/// The chunks of a PNG file. See https://www.w3.org/TR/png-3/.
package struct PNGChunks {
  private struct Chunk {
    var type: [UInt8]
    /// The whole chunk, with its length and its checksum.
    var range: Range<Int>
    var body: Range<Int>
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let internationalText = Array("iTXt".utf8)

  private let bytes: [UInt8]
  private var chunks: [Chunk] = []

  package static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Nil where a chunk is incomplete or does not match its checksum.
  package init?(_ bytes: [UInt8]) {
    guard Self.isPNG(bytes) else { return nil }
    self.bytes = bytes
    var position = Self.signature.count
    while position < bytes.count {
      guard position + 12 <= bytes.count else { return nil }
      let count = Self.number(bytes[position..<(position + 4)])
      let end = position + 12 + count
      guard end <= bytes.count else { return nil }
      let body = (position + 8)..<(end - 4)
      guard
        CRC32.of(bytes[(position + 4)..<(end - 4)]) == UInt32(Self.number(bytes[(end - 4)..<end]))
      else { return nil }
      chunks.append(
        Chunk(
          type: Array(bytes[(position + 4)..<(position + 8)]), range: position..<end, body: body))
      position = end
    }
    guard chunks.last?.type == Array("IEND".utf8) else { return nil }
  }

  /// Returns the uncompressed text of the `iTXt` chunk with a keyword.
  package func text(for keyword: String) -> String? {
    let head = Self.head(keyword)
    for chunk in chunks where chunk.type == Self.internationalText {
      let body = bytes[chunk.body]
      if body.starts(with: head) {
        return String(decoding: body.dropFirst(head.count), as: UTF8.self)
      }
    }
    return nil
  }

  /// Returns the file with an `iTXt` chunk added after its header.
  package func adding(text: String, for keyword: String) -> [UInt8] {
    guard let header = chunks.first else { return bytes }
    let body = Self.head(keyword) + Array(text.utf8)
    let checked = Self.internationalText + body
    let chunk = Self.bytes(body.count) + checked + Self.bytes(Int(CRC32.of(checked[...])))
    return bytes[..<header.range.upperBound] + chunk + bytes[header.range.upperBound...]
  }

  /// The size in pixels; nil where the first chunk is no header.
  var header: (width: Int, height: Int)? {
    guard let header = chunks.first, header.type == Array("IHDR".utf8), header.body.count == 13
    else { return nil }
    let body = bytes[header.body]
    return (Self.number(body.prefix(4)), Self.number(body.dropFirst(4).prefix(4)))
  }

  /// Returns the file without the chunks of other types.
  func keeping(_ types: [String]) -> [UInt8] {
    let types = types.map { Array($0.utf8) }
    return chunks.filter { types.contains($0.type) }
      .reduce(into: Self.signature) { $0 += bytes[$1.range] }
  }

  /// Returns the start of an `iTXt` chunk that is not compressed and has no language.
  private static func head(_ keyword: String) -> [UInt8] {
    Array(keyword.utf8) + [0, 0, 0, 0, 0]
  }

  private static func number(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 << 8 | Int($1) }
  }

  private static func bytes(_ number: Int) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(number >> $0 & 0xFF) }
  }
}

/// The checksum of PNG chunks: CRC-32 of ISO 3309.
enum CRC32 {
  private static let table: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(UInt32(byte)) { value, _ in
      value & 1 == 1 ? 0xEDB8_8320 ^ (value >> 1) : value >> 1
    }
  }

  /// Returns the checksum of bytes. O(*n*).
  static func of(_ bytes: ArraySlice<UInt8>) -> UInt32 {
    ~bytes.reduce(~0) { table[Int(($0 ^ UInt32($1)) & 0xFF)] ^ ($0 >> 8) }
  }
}
