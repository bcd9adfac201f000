/// Writes text from outside so that a terminal or a log shows it and nothing acts on it.
package enum VisibleText {
  /// Writes control characters and those that turn the direction of text as `\u{1B}`.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - keepsLines: whether line breaks and tabs stay as they are.
  /// - Complexity: O(*n*).
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    guard text.unicodeScalars.contains(where: { acts($0, keepsLines) }) else { return text }
    var escaped = ""
    for scalar in text.unicodeScalars {
      if acts(scalar, keepsLines) {
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  private static func acts(_ scalar: Unicode.Scalar, _ keepsLines: Bool) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: !keepsLines
    case 0..<0x20, 0x7F..<0xA0, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069, 0x061C: true
    default: false
    }
  }
}
