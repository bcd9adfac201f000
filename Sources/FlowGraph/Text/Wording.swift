import FlowTrace

/// Writes text so that Markdown shows it as it is.
package enum MarkdownText {
  /// Puts a backslash before each character that Markdown interprets, and shows control characters.
  /// O(*n*).
  package static func escaped(_ text: String) -> String {
    // By scalar: a character that is joined to another is Markdown all the same.
    var escaped = String.UnicodeScalarView()
    for scalar in VisibleText.escaped(text).unicodeScalars {
      if "\\`*_[]<>|#".unicodeScalars.contains(scalar) { escaped.append("\\") }
      escaped.append(scalar)
    }
    return String(escaped)
  }
}

/// The paragraph that reports what changed in a flow, in the same words wherever a check fails.
///
///     What changed in the flow:
///       Screen Receipt is new; CartCoordinator shows it.
package enum ChangeParagraph {
  /// Writes the sentences below a heading.
  ///
  /// - Parameter source: what the flow was recorded from, where there are several.
  package static func text(_ sentences: [String], of source: String? = nil) -> String {
    let head = "What changed in the flow\(source.map { " of \($0)" } ?? ""):"
    return ([head] + sentences.map { "  \($0)" }).joined(separator: "\n")
  }
}

extension [String] {
  /// Joins the texts as a sentence does: `a`, `a and b`, `a, b and c`.
  package func inWords(_ word: String) -> String {
    guard let last, count > 1 else { return first ?? "" }
    return "\(dropLast().joined(separator: ", ")) \(word) \(last)"
  }
}

extension Substring {
  /// Drops the characters at both ends that satisfy a condition.
  package func trimming(while predicate: (Character) -> Bool) -> Substring {
    var trimmed = drop(while: predicate)
    while let last = trimmed.last, predicate(last) { trimmed.removeLast() }
    return trimmed
  }
}
