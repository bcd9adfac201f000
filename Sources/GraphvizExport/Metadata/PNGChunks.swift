/// The chunks of a PNG file. See https://www.w3.org/TR/png-3/.
struct PNGChunks {
  private struct Chunk {
    var type: [UInt8]
    /// The whole chunk, with its length and its check.
    var range: Range<Int>
    var body: Range<Int>
  }

  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
  private static let internationalText = Array("iTXt".utf8)

  private let bytes: [UInt8]
  private var chunks: [Chunk] = []

  static func isPNG(_ bytes: [UInt8]) -> Bool { bytes.starts(with: signature) }

  /// Nil when a chunk is cut off or does not match its check.
  init?(_ bytes: [UInt8]) {
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

  /// The text that an `iTXt` chunk holds under a keyword, uncompressed.
  func text(for keyword: String) -> String? {
    let head = Self.head(keyword)
    for chunk in chunks where chunk.type == Self.internationalText {
      let body = bytes[chunk.body]
      if body.starts(with: head) {
        return String(decoding: body.dropFirst(head.count), as: UTF8.self)
      }
    }
    return nil
  }

  /// The file with one more text, right behind its header.
  func adding(text: String, for keyword: String) -> [UInt8] {
    guard let header = chunks.first else { return bytes }
    let body = Self.head(keyword) + Array(text.utf8)
    let checked = Self.internationalText + body
    let chunk = Self.bytes(body.count) + checked + Self.bytes(Int(CRC32.of(checked[...])))
    return bytes[..<header.range.upperBound] + chunk + bytes[header.range.upperBound...]
  }

  /// A keyword, not compressed, in no language, translated into none.
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
