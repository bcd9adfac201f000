/// Writes text so that Graphviz takes it for exactly that text.
public enum DOTText {
  /// Graphviz cannot read a longer piece of a quoted string (16,384 bytes) from a file.
  private static let longestPiece = 16_000

  /// The text as a quoted string of DOT.
  ///
  /// A backslash becomes `\\`, a quote `\"`, a line break `\n`, and `&` becomes `&amp;`, since
  /// Graphviz decodes entities in labels. Very long text comes in pieces, `"…" + "…"`, which
  /// readers put together again. O(*n*).
  public static func quoted(_ text: String) -> String {
    var bytes: [UInt8] = []
    append(quoted: text, to: &bytes)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Appends the text as a quoted string. O(*n*).
  static func append(quoted text: String, to bytes: inout [UInt8]) {
    let isPlain = text.utf8.withContiguousStorageIfAvailable { text in
      text.count <= longestPiece && !text.contains(where: isSpecial)
    }
    bytes.append(UInt8(ascii: "\""))
    if isPlain == true {
      bytes.append(contentsOf: text.utf8)
    } else {
      append(escaped: text, to: &bytes)
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private static func append(escaped text: String, to bytes: inout [UInt8]) {
    var start = bytes.count
    for byte in text.utf8 {
      let isWithinCharacter = byte & 0xC0 == 0x80
      if !isWithinCharacter, bytes.count - start >= longestPiece {
        bytes.append(contentsOf: "\" + \"".utf8)
        start = bytes.count
      }
      switch byte {
      case UInt8(ascii: "\\"): bytes.append(contentsOf: #"\\"#.utf8)
      case UInt8(ascii: "\""): bytes.append(contentsOf: #"\""#.utf8)
      case UInt8(ascii: "\n"): bytes.append(contentsOf: #"\n"#.utf8)
      case UInt8(ascii: "&"): bytes.append(contentsOf: "&amp;".utf8)
      default: bytes.append(byte)
      }
    }
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\\"), UInt8(ascii: "\""), UInt8(ascii: "\n"), UInt8(ascii: "&"): true
    default: false
    }
  }
}
