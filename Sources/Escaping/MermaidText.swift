/// Text in Mermaid: Mermaid takes it for exactly that text.
///
/// Mermaid's own escape is the entity code: `#quot;` for a quote, `#35;` for the character 35. What
/// its grammars, the Markdown that some of its versions read in labels, its icons, its formulas
/// and its comments mean anything by is written so; letters, digits and plain punctuation stay.
package enum MermaidText {
  /// Returns a label in quotes, its lines apart; a label without any text is a space, which Mermaid trims.
  ///
  /// O(*n*).
  package static func quoted(_ label: String) -> String {
    let text = escaped(label)
    return text.isEmpty ? "\" \"" : "\"\(text)\""
  }

  /// Returns a label for where it is not quoted, after the colon of a message for one: there the
  /// word `end` would end something. O(*n*).
  package static func unquoted(_ label: String) -> String {
    let words = escaped(label).split(separator: " ", omittingEmptySubsequences: false)
    return words.map { word in
      guard word.lowercased() == "end", let first = word.unicodeScalars.first else { return word }
      return code(first) + word.dropFirst()
    }.joined(separator: " ")
  }

  private static func escaped(_ label: String) -> String {
    let lines = label.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    // Mermaid drops a line on which nothing stands.
    return lines.map { $0.isEmpty && lines.count > 1 ? "#32;" : line($0) }.joined(
      separator: "<br/>")
  }

  /// Whether the text means itself in the front matter, which has no entity codes. O(*n*).
  package static func isPlain(_ text: String) -> Bool {
    text.unicodeScalars.allSatisfy { scalar in
      scalar.isASCII
        ? (0x20..<0x7F) ~= scalar.value && !"<>&".unicodeScalars.contains(scalar)
        : !isCoded(scalar) && scalar.properties.generalCategory != .control
          && scalar != "\u{FB02}" && scalar != "\u{B6}"
    }
  }

  private static func line(_ scalars: Substring.UnicodeScalarView) -> String {
    let marker = listMarker(of: scalars)
    var result = ""
    var previous: Unicode.Scalar = " "
    for (index, scalar) in zip(scalars.indices, scalars) {
      if isMark(previous, scalar) { result += "#8288;" }
      let isLast = scalars.index(after: index) == scalars.endIndex
      let isLostSpace = scalar == " " && (previous == " " || isLast)
      if index == marker || isLostSpace || isCoded(scalar) || scalar == "." && isWeb(result) {
        result += code(scalar)
      } else {
        result.unicodeScalars.append(shown(scalar))
      }
      previous = scalar
    }
    return result
  }

  /// What would make a line of Markdown a row of a list: a dash, or the stop after a number.
  private static func listMarker(
    of line: Substring.UnicodeScalarView
  ) -> Substring.UnicodeScalarView.Index? {
    if line.first == "-" { return line.startIndex }
    let number = line.prefix { "0"..."9" ~= $0 }
    let rest = line[number.endIndex...]
    guard !number.isEmpty, rest.first == "." || rest.first == ")" else { return nil }
    return rest.startIndex
  }

  /// What Mermaid itself takes entity codes for while it draws, and would undo in a label too; a
  /// word joiner, which nobody sees, keeps the two apart.
  private static func isMark(_ first: Unicode.Scalar, _ second: Unicode.Scalar) -> Bool {
    first == "\u{FB02}" && second == "\u{B0}" || first == "\u{B6}" && second == "\u{DF}"
  }

  /// Markdown makes a link of `www.`.
  private static func isWeb(_ text: String) -> Bool {
    text.suffix(3).lowercased() == "www"
  }

  /// What no drawing can show is U+FFFD, as in the other formats.
  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar {
    scalar.value < 0x20 ? "\u{FFFD}" : scalar
  }

  private static func code(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "#quot;"
    case "&": "#amp;"
    case "<": "#lt;"
    case ">": "#gt;"
    default: "#\(scalar.value);"
    }
  }

  private static func isCoded(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "0"..."9", " ", "'", "(", ")", ",", "-", ".", "/", "?", "!": false
    case "\u{20}"..."\u{7F}": true
    // What turns the direction of the text around it, in the source too.
    case "\u{61C}", "\u{200E}", "\u{200F}", "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": true
    // HTML reads numbers of the controls before U+00A0 as other characters; spaces are trimmed.
    case "\u{A0}"...: scalar.properties.isWhitespace || isInvisible(scalar)
    default: false
    }
  }

  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "\u{AD}", "\u{200B}", "\u{2060}"..."\u{2064}", "\u{FEFF}": true
    default: false
    }
  }
}
