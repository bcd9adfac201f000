#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page's Content-Security-Policy: it runs the scripts and applies the style sheets that were written
/// into it, and loads and sends nothing. A live page asks the server that it came from for more.
struct PagePolicy {
  /// The scripts of the page.
  var scripts: [[UInt8]]
  /// The style sheets of the page and of the pictures in it.
  var styles: [[UInt8]]
  /// Whether the page follows a trace.
  var isLive = false

  /// The policy, for a `meta` element. Equal style sheets have one hash.
  var text: String {
    let sources =
      [
        "default-src 'none'", "script-src \(Self.sources(scripts))",
        "style-src \(Self.sources(styles))", "img-src data:",
      ] + (isLive ? ["connect-src 'self'"] : []) + [
        "base-uri 'none'", "form-action 'none'",
      ]
    return sources.joined(separator: "; ")
  }

  private static func sources(_ contents: [[UInt8]]) -> String {
    var hashes: [String] = []
    for content in contents {
      let digest = Data(SHA256(of: content).bytes).base64EncodedString()
      let hash = "'sha256-\(digest)'"
      if !hashes.contains(hash) { hashes.append(hash) }
    }
    return hashes.isEmpty ? "'none'" : hashes.joined(separator: " ")
  }
}
