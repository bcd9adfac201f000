#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A page's Content-Security-Policy: it runs the scripts and applies the style sheets that were written
/// into it, and loads and sends nothing.
struct PagePolicy {
  /// The scripts of the page.
  var scripts: [[UInt8]]
  /// The style sheets of the page and of the pictures in it.
  var styles: [[UInt8]]

  /// The policy, for a `meta` element. Equal style sheets have one hash.
  var text: String {
    [
      "default-src 'none'", "script-src \(Self.sources(scripts))",
      "style-src \(Self.sources(styles))", "img-src data:", "base-uri 'none'",
      "form-action 'none'",
    ].joined(separator: "; ")
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
