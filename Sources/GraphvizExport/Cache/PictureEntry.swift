#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A kept picture as a file: a word that says what it is, one line of JSON, the key it was made
/// for, the picture, and a check over all of it.
struct PictureEntry {
  private struct Header: Codable {
    var rung: GraphvizRung
    var graphvizVersion: String
    var failures: [GraphvizFailure]
    var warnings: [String]
    /// Bytes of the key; the rest is the picture.
    var keyCount: Int
  }

  private static let word = Array("coordgraph picture 1\n".utf8)
  private static let checkCount = 4

  /// The file's contents; nil when there is no telling it in JSON.
  static func bytes(of rendering: GraphvizRendering, for key: PictureKey) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let header = Header(
      rung: rendering.rung, graphvizVersion: rendering.graphvizVersion,
      failures: rendering.failures, warnings: rendering.warnings, keyCount: key.bytes.count)
    guard let line = try? encoder.encode(header) else { return nil }
    let bytes = word + Array(line) + [UInt8(ascii: "\n")] + key.bytes + rendering.bytes
    let check = CRC32.of(bytes[...])
    return bytes + [24, 16, 8, 0].map { UInt8(check >> $0 & 0xFF) }
  }

  /// What a file holds; nil when it was made for another key, is garbled or cut off.
  static func rendering(in bytes: [UInt8], for key: PictureKey) -> GraphvizRendering? {
    guard bytes.count > word.count + checkCount, bytes.starts(with: word) else { return nil }
    let body = bytes.dropLast(checkCount)
    let check = bytes.suffix(checkCount).reduce(0 as UInt32) { $0 << 8 | UInt32($1) }
    let rest = body.dropFirst(word.count)
    guard CRC32.of(body) == check, let end = rest.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDecoder().decode(Header.self, from: Data(rest[..<end])),
      header.keyCount == key.bytes.count
    else { return nil }
    let contents = rest[(end + 1)...]
    guard contents.starts(with: key.bytes) else { return nil }
    return GraphvizRendering(
      bytes: Array(contents.dropFirst(header.keyCount)), rung: header.rung,
      graphvizVersion: header.graphvizVersion, failures: header.failures,
      warnings: header.warnings)
  }
}
