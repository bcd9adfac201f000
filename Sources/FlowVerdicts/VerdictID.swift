import Escaping
import FlowTrace

/// The form of the ids of verdicts.
package enum VerdictID {
  /// Returns an id as it is written now: earlier versions wrote hidden characters as they are. O(*n*).
  package static func current(_ id: String) -> String {
    id.unicodeScalars.split(separator: "/", omittingEmptySubsequences: false)
      .map { part in
        var text = ""
        for scalar in part {
          if isHidden(scalar, first: text.isEmpty) {
            text += bytes(of: scalar)
          } else {
            text.unicodeScalars.append(scalar)
          }
        }
        return text
      }
      .joined(separator: "/")
  }

  /// Whether a scalar is a space that looks like another, turns the text around it, or becomes one
  /// character with the slash before the part that it begins.
  static func isHidden(_ scalar: Unicode.Scalar, first isFirst: Bool) -> Bool {
    TerminalText.turnsText(scalar) || isFirst && scalar.joinsBefore
      || scalar > "\u{A0}" && scalar.properties.isWhitespace
  }

  /// Returns a scalar as the bytes that it is: `%2D`.
  static func bytes(of scalar: Unicode.Scalar) -> String {
    String(scalar).utf8.map { byte in
      "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
    }.joined()
  }

  /// Returns what is wrong with an id, as in `Diagnostic.message`; nil for an id that a verdict can have.
  static func objection(to id: Substring) -> String? {
    let written = current(String(id)).unicodeScalars
    let parts = written.split(separator: "/", omittingEmptySubsequences: false)
      .map { String($0) }
    guard let kind = parts.first, Verdict.Kind.allCases.contains(where: { $0.slug == kind }) else {
      let kinds = Verdict.Kind.allCases.map(\.slug)
      return "not the id of a verdict: '\(id)'. An id begins with its kind: "
        + "\(kinds.dropLast().joined(separator: ", ")) or \(kinds.last ?? "")."
    }
    var rest = parts.dropFirst(2)
    if rest.first == "of", rest.count > 3 { rest = rest.dropFirst(2) }
    guard (2...3).contains(rest.count), parts[1] != "",
      !written.contains(where: \.properties.isWhitespace)
    else {
      return "not the id of a verdict: '\(id)'. The form is "
        + "KIND/SUBJECT/of/OWNER/TRANSITION/TRIGGER/SCREEN, with hyphens for spaces."
    }
    guard let kind = rest.first, kind == "unseen" || TransitionKind(rawValue: kind) != nil else {
      let kinds = TransitionKind.allCases.map(\.rawValue) + ["unseen"]
      return "not the id of a verdict: '\(id)'. '\(rest.first ?? "")' is not one of "
        + "\(kinds.joined(separator: ", "))."
    }
    return nil
  }
}
