#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The format of a picture in the cache: a line of JSON, and the picture's bytes.
enum PictureEntry {
  private struct Header: Codable {
    var rung: GraphvizRung
    var graphvizVersion: String
    var failures: [GraphvizFailure]
    var warnings: [String]
  }

  /// Returns the bytes of an entry; nil where JSON can't represent the line.
  static func bytes(of rendering: GraphvizRendering) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let header = Header(
      rung: rendering.rung, graphvizVersion: rendering.graphvizVersion,
      failures: rendering.failures, warnings: rendering.warnings)
    guard let line = try? encoder.encode(header) else { return nil }
    return Array(line) + [UInt8(ascii: "\n")] + rendering.bytes
  }

  /// Returns the picture of an entry; nil where the entry is damaged.
  static func rendering(in bytes: [UInt8]) -> GraphvizRendering? {
    guard let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      let header = try? JSONDecoder().decode(Header.self, from: Data(bytes[..<end]))
    else { return nil }
    return GraphvizRendering(
      bytes: Array(bytes[(end + 1)...]), rung: header.rung,
      graphvizVersion: header.graphvizVersion, failures: header.failures,
      warnings: header.warnings)
  }
}
