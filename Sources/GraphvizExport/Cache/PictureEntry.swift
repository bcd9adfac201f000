#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A picture as it is kept: one line of JSON, and the picture's bytes.
enum PictureEntry {
  private struct Header: Codable {
    var rung: GraphvizRung
    var graphvizVersion: String
    var failures: [GraphvizFailure]
    var warnings: [String]
  }

  /// Nil when there is no telling it in JSON.
  static func bytes(of rendering: GraphvizRendering) -> [UInt8]? {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let header = Header(
      rung: rendering.rung, graphvizVersion: rendering.graphvizVersion,
      failures: rendering.failures, warnings: rendering.warnings)
    guard let line = try? encoder.encode(header) else { return nil }
    return Array(line) + [UInt8(ascii: "\n")] + rendering.bytes
  }

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
