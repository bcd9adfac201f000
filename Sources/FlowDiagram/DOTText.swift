/// Writes text so that Graphviz takes it for exactly that text.
public enum DOTText {
  /// The text as a quoted string of DOT.
  ///
  /// A backslash becomes `\\`, a quote `\"`, a line break `\n`, and `&` becomes `&amp;`, since
  /// Graphviz decodes entities in labels. O(*n*).
  public static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    for scalar in text.unicodeScalars {
      switch scalar {
      case "\\": result += "\\\\"
      case "\"": result += "\\\""
      case "\n": result += "\\n"
      case "&": result += "&amp;"
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
