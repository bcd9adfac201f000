/// Text in Markdown, as GitHub reads it: it is shown as it is, on one line.
package enum MarkdownText {
  /// Returns a text for a sentence, an item of a list or a cell of a table. O(*n*).
  ///
  /// What Markdown or HTML means something by has a backslash before it, controls are shown, and nobody
  /// is mentioned.
  package static func inline(_ text: String) -> String {
    // By scalar: a character that is joined to another is Markdown all the same.
    var escaped = String.UnicodeScalarView()
    var previous: Unicode.Scalar?
    for scalar in TerminalText.escaped(text).unicodeScalars {
      // GitHub notifies those whose name stands behind an @, backslash or not.
      if previous == "@", scalar.isASCII, scalar.properties.isAlphabetic {
        escaped.append(contentsOf: "<!-- -->".unicodeScalars)
      }
      if "\\`*_~[]<>|#&".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
      previous = scalar
    }
    return String(escaped)
  }

  /// Returns a text as a span of code, in a sentence or in a cell of a table. O(*n*).
  package static func code(_ text: String) -> String {
    // A backslash means nothing in a span of code, except before the bar of a table's cell.
    let text = TerminalText.escaped(text).replacingScalars("|", with: "\\|")
    let fence = String(repeating: "`", count: longestRun(of: "`", in: text) + 1)
    guard !text.isEmpty else { return "` `" }
    let isApart = text.utf8.first == UInt8(ascii: "`") || text.utf8.last == UInt8(ascii: "`")
    let space = isApart ? " " : ""
    return fence + space + text + space + fence
  }

  /// Returns a text as a block of code, which no line of it closes. O(*n*).
  ///
  /// - Parameters:
  ///   - text: the lines.
  ///   - language: the language, for the highlighter.
  package static func block(_ text: String, language: String) -> String {
    let fence = String(repeating: "`", count: max(3, longestRun(of: "`", in: text) + 1))
    return "\(fence)\(language)\n\(text)\(text.hasSuffix("\n") ? "" : "\n")\(fence)"
  }

  /// Returns the alternative text of a picture. O(*n*).
  package static func alternative(_ text: String) -> String {
    var result: [UInt8] = []
    for byte in text.utf8 {
      if "\\`*_[]<>&".utf8.contains(byte) { result.append(UInt8(ascii: "\\")) }
      result.append(byte < 0x20 ? UInt8(ascii: " ") : byte)
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func longestRun(of character: Unicode.Scalar, in text: String) -> Int {
    var longest = 0
    var run = 0
    for scalar in text.unicodeScalars {
      run = scalar == character ? run + 1 : 0
      longest = max(longest, run)
    }
    return longest
  }
}

extension String {
  fileprivate func replacingScalars(_ scalar: Unicode.Scalar, with text: String) -> String {
    guard unicodeScalars.contains(scalar) else { return self }
    var result = String.UnicodeScalarView()
    for other in unicodeScalars {
      result.append(
        contentsOf: other == scalar ? text.unicodeScalars : String(other).unicodeScalars)
    }
    return String(result)
  }
}
