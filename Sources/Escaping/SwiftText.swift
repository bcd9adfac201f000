/// Text in Swift source: literals mean what it did, and it ends neither a literal nor a comment.
package enum SwiftText {
  /// A string literal.
  ///
  /// What ends a literal or a line, cannot be seen, or turns the direction of writing is escaped.
  /// O(*n*).
  package static func literal(_ string: String) -> String {
    "\"" + escaped(string, quotes: true) + "\""
  }

  /// A text that stays on the line of its comment. O(*n*).
  package static func comment(_ string: String) -> String {
    escaped(string, quotes: false)
  }

  /// A name for a type or function, `MyApp` of `my app`; `App` where nothing is left of it.
  package static func typeName(_ string: String) -> String {
    let words = string.split { !($0.isLetter || $0.isNumber) || !$0.isASCII }
    let name = words.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
    return name.first?.isLetter == true ? name : "App" + name
  }

  private static func escaped(_ string: String, quotes: Bool) -> String {
    var result = String.UnicodeScalarView()
    let scalars = string[...].unicodeScalars
    for (index, scalar) in zip(scalars.indices, scalars) {
      switch scalar {
      case "\n": result.append(contentsOf: "\\n".unicodeScalars)
      case "\r": result.append(contentsOf: "\\r".unicodeScalars)
      case "\t": result.append(contentsOf: "\\t".unicodeScalars)
      case "\"" where quotes: result.append(contentsOf: "\\\"".unicodeScalars)
      case "\\" where quotes: result.append(contentsOf: "\\\\".unicodeScalars)
      case _ where isUnseen(scalar) || TerminalText.isMark(scalars[index...]):
        let code = String(scalar.value, radix: 16, uppercase: true)
        result.append(contentsOf: "\\u{\(code)}".unicodeScalars)
      default: result.append(scalar)
      }
    }
    return String(result)
  }

  private static func isUnseen(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .format, .lineSeparator, .paragraphSeparator, .unassigned, .privateUse: true
    default: false
    }
  }
}
