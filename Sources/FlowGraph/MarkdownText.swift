/// Writes text so that Markdown shows it as it is.
enum MarkdownText {
  /// Puts a backslash before what Markdown takes as its own. O(*n*).
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { escaped, character in
      if "\\`*_[]<>|#".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
  }
}
