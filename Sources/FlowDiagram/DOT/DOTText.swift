/// Writes text so that Graphviz takes it for exactly that text.
package enum DOTText {
  /// Graphviz cannot read a longer piece of a quoted string (16,384 bytes) from a file.
  private static let longestPiece = 16_000
  /// As many bytes as `&amp;` has.
  private static let longestEscape = 5

  /// Returns the text as a quoted string of DOT.
  ///
  /// A backslash becomes `\\`, a quote `\"`, a line break `\n`. `&` becomes `&amp;`, since Graphviz
  /// decodes entities in labels, and `<` becomes `&lt;`: cgraph keeps equal strings once, and a text
  /// that equals the markup of a label would make that a text, too. Very long text comes in pieces, `"…" + "…"`, which
  /// readers put together again. O(*n*).
  package static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text as a quoted string. O(*n*).
  static func append(quoted text: String, to bytes: inout [UInt8]) {
    bytes.append(UInt8(ascii: "\""))
    var text = text
    text.withUTF8 { text in
      if text.count <= longestPiece / longestEscape {
        append(escaped: text, to: &bytes)
      } else {
        append(inPieces: text, to: &bytes)
      }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the text, escaping what needs it.
  private static func append(escaped text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = 0
    for index in text.indices {
      guard let escape = escape(text[index]) else { continue }
      bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start..<index]))
      bytes.append(utf8: escape)
      start = index + 1
    }
    bytes.append(contentsOf: UnsafeBufferPointer(rebasing: text[start...]))
  }

  private static func append(inPieces text: UnsafeBufferPointer<UInt8>, to bytes: inout [UInt8]) {
    var start = bytes.count
    for byte in text {
      let isWithinCharacter = byte & 0xC0 == 0x80
      if !isWithinCharacter, bytes.count - start >= longestPiece {
        bytes.append(utf8: "\" + \"")
        start = bytes.count
      }
      if let escape = escape(byte) { bytes.append(utf8: escape) } else { bytes.append(byte) }
    }
  }

  private static func escape(_ byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "\\"): #"\\"#
    case UInt8(ascii: "\""): #"\""#
    case UInt8(ascii: "\n"): #"\n"#
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    default: nil
    }
  }
}

extension [UInt8] {
  /// Appends a text's bytes. O(*n*).
  mutating func append(utf8 text: String) {
    var text = text
    text.withUTF8 { append(contentsOf: $0) }
  }
}
