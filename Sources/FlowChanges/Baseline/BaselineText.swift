import Escaping

/// Writes names and words so that a line of a baseline can be read back.
enum BaselineText {
  /// Words that mean something else where a name may stand.
  static let reserved: Set = [
    "app", "coordinator", "launch", "screen", "system", "unknown", "verdict",
  ]

  /// A name: as it is where it is one word, else in quotes.
  static func name(_ name: String) -> String {
    isWord(name) ? name : "\"\(escaped(name, quote: true))\""
  }

  /// What takes the rest of a line. Spaces at its ends are written so that no editor drops them, and
  /// nothing as `\u{}`.
  static func rest(_ text: String) -> String {
    guard !text.isEmpty else { return "\\u{}" }
    var escaped = escaped(text, quote: false)
    if escaped.last == " " { escaped = "\(escaped.dropLast())\\u{20}" }
    if escaped.first == " " { escaped = "\\u{20}\(escaped.dropFirst())" }
    return escaped
  }

  private static func isWord(_ name: String) -> Bool {
    guard let first = name.unicodeScalars.first else { return false }
    return !first.joinsBefore && !reserved.contains(name)
      && name.unicodeScalars.allSatisfy { scalar in
        !isSpecial(scalar) && !scalar.properties.isWhitespace
          && !"\":,#→\\".unicodeScalars.contains(scalar)
      }
  }

  private static func escaped(_ text: String, quote: Bool) -> String {
    var escaped = ""
    let scalars = text[...].unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case "\\": escaped += "\\\\"
      case "\"" where quote: escaped += "\\\""
      case _
      where isSpecial(scalar) || index == scalars.startIndex && scalar.joinsBefore
        || TerminalText.isMark(scalars[index...]):
        escaped += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }

  /// What would end the line, be trimmed with it, or not show.
  private static func isSpecial(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator: true
    case .spaceSeparator: scalar != " "
    default: false
    }
  }
}
