/// Escapes for texts that Markdown is to show as they are.
enum MarkdownEscape {
  private static let special = Set("\\`*_[]<>&".utf8)

  /// Returns a text in one line, escaped.
  static func text(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if special.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the path of a file, percent-encoded but for letters, digits and `/-._~`.
  static func link(_ path: String) -> String {
    var result = ""
    for byte in path.utf8 {
      let scalar = Unicode.Scalar(byte)
      if scalar.isASCII, isPlain(scalar) {
        result.unicodeScalars.append(scalar)
      } else {
        let digits = String(byte, radix: 16, uppercase: true)
        result += "%" + (byte < 0x10 ? "0" : "") + digits
      }
    }
    return result
  }

  private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", "/", "-", ".", "_", "~": true
    default: false
    }
  }
}
