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
