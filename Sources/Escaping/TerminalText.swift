/// Text on a terminal or in a log: everything is shown, and nothing acts on the terminal, nor on a
/// runner of workflows.
///
/// GitHub's obeys lines of a log that begin with `::`, and `##[…]` wherever it stands in a line; that of
/// Azure Pipelines obeys `##vso[…]`, and TeamCity `##teamcity[…]`.
package enum TerminalText {
  /// Writes control characters, those that turn the direction of text, and the beginning of what a runner
  /// would obey as `\u{1B}`. O(*n*).
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - keepsLines: whether line breaks and tabs stay as they are.
  package static func escaped(_ text: String, keepsLines: Bool = false) -> String {
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    guard
      !keepsLines && lines.count > 1 || lines.contains(where: hasCommand)
        || text.unicodeScalars.contains(where: { acts($0, keepsLines) })
    else { return text }
    return lines.enumerated().map { number, line in
      let first = number == 0 || keepsLines ? beginning(of: line) : nil
      return zip(line.indices, line).reduce(into: "") { escaped, place in
        let (index, scalar) = place
        if index == first || acts(scalar, keepsLines) || isMark(line[index...]) {
          escaped += code(scalar)
        } else {
          escaped.unicodeScalars.append(scalar)
        }
      }
    }.joined(separator: keepsLines ? "\n" : code("\n"))
  }

  private static func hasCommand(_ line: Substring.UnicodeScalarView) -> Bool {
    beginning(of: line) != nil || line.indices.contains { isMark(line[$0...]) }
  }

  /// Returns where a line has the `::` that it begins with, but for spaces.
  private static func beginning(
    of line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    let start = line.drop { $0.properties.isWhitespace }
    return start.starts(with: "::".unicodeScalars) ? start.startIndex : nil
  }

  /// Whether a text begins with `##[`, or with a word between these. O(*n*) in the word.
  package static func isMark(_ text: Substring.UnicodeScalarView) -> Bool {
    guard text.starts(with: "##".unicodeScalars) else { return false }
    return text.dropFirst(2).drop { $0.isASCII && $0.properties.isAlphabetic }.first == "["
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  private static func acts(_ scalar: Unicode.Scalar, _ keepsLines: Bool) -> Bool {
    switch scalar.value {
    case 0x09, 0x0A: !keepsLines
    case 0..<0x20, 0x7F..<0xA0: true
    default: turnsText(scalar)
    }
  }

  /// Whether a scalar turns the direction of the text around it, or ends the line.
  package static func turnsText(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x061C, 0x200E...0x200F, 0x2028...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
}
