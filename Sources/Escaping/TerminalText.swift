/// Text on a terminal or in a log: everything is shown, and nothing acts on the terminal, nor on the
/// runner of GitHub's workflows, which obeys lines of a log that begin with `::` or `##[`.
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
      !keepsLines && lines.count > 1 || lines.contains(where: isCommand)
        || text.unicodeScalars.contains(where: { acts($0, keepsLines) })
    else { return text }
    return lines.enumerated().map { number, line in
      let begins = number == 0 || keepsLines
      let command = begins && isCommand(line) ? line.firstIndex { $0 == ":" || $0 == "#" } : nil
      return zip(line.indices, line).reduce(into: "") { escaped, place in
        if place.0 == command || acts(place.1, keepsLines) {
          escaped += code(place.1)
        } else {
          escaped.unicodeScalars.append(place.1)
        }
      }
    }.joined(separator: keepsLines ? "\n" : code("\n"))
  }

  private static func isCommand(_ line: Substring.UnicodeScalarView) -> Bool {
    let start = line.drop { $0.properties.isWhitespace }
    return start.starts(with: "::".unicodeScalars) || start.starts(with: "##[".unicodeScalars)
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
