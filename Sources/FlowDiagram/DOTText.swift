/// Writes text so that Graphviz takes it for exactly that text.
public enum DOTText {
  /// Graphviz cannot read a longer piece of a quoted string (16,384 bytes) from a file.
  private static let longestPiece = 16_000

  /// The text as a quoted string of DOT.
  ///
  /// A backslash becomes `\\`, a quote `\"`, a line break `\n`, and `&` becomes `&amp;`, since
  /// Graphviz decodes entities in labels. Very long text comes in pieces, `"…" + "…"`, which
  /// readers put together again. O(*n*).
  public static func quoted(_ text: String) -> String {
    var result = "\""
    result.reserveCapacity(text.utf8.count + 2)
    var piece = 0
    for scalar in text.unicodeScalars {
      if piece >= longestPiece {
        result += "\" + \""
        piece = 0
      }
      switch scalar {
      case "\\":
        result += "\\\\"
        piece += 2
      case "\"":
        result += "\\\""
        piece += 2
      case "\n":
        result += "\\n"
        piece += 2
      case "&":
        result += "&amp;"
        piece += 5
      default:
        result.unicodeScalars.append(scalar)
        piece += UTF8.width(scalar)
      }
    }
    return result + "\""
  }
}
