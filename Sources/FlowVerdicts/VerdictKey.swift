import FlowGraph
import FlowTrace

/// What makes two sightings one verdict.
package struct VerdictKey: Hashable, Sendable {
  package var kind: Verdict.Kind
  package var subject: FlowGraph.Name
  package var owner: FlowGraph.Name?
  private(set) var causeKind: TransitionKind?
  private(set) var trigger: ExactString
  private(set) var from: FlowGraph.Name?

  package init(
    _ kind: Verdict.Kind, _ subject: FlowGraph.Name, owner: FlowGraph.Name?, after: Verdict.Cause
  ) {
    self.kind = kind
    self.subject = subject
    self.owner = owner
    causeKind = after.kind
    trigger = ExactString(after.trigger)
    from = after.from
  }

  /// The verdict on the same coordinator after the same transition that it adds up.
  var asGrowth: VerdictKey {
    var key = self
    key.kind = .growth
    return key
  }

  /// The verdict's name in a list:
  /// `zombie/PetAppointmentBuilderCoordinator/of/HomeCoordinator/dismiss/swipe-down/FakingIt…`.
  func id(_ names: CanonicalNames) -> String {
    var parts = [names[subject]]
    if let owner { parts += ["of", names[owner]] }
    parts += [causeKind?.rawValue ?? "unseen", trigger.string]
    if let from { parts.append(names[from]) }
    return ([kind.slug] + parts.map(Self.slug)).joined(separator: "/")
  }

  /// A part of an id: spaces become hyphens, and what an id gives a meaning to is written as the
  /// bytes that it is, so that no two parts are written alike.
  private static func slug(_ part: String) -> String {
    var text = ""
    for scalar in part.unicodeScalars {
      switch scalar {
      case " ": text += "-"
      case "-", "/", "%", "#", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{A0}",
        "\u{2028}", "\u{2029}":
        for byte in String(scalar).utf8 {
          text += "%" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}

/// The form of the ids of verdicts.
enum VerdictID {
  /// Returns what is wrong with an id, as in `Diagnostic.message`; nil for an id that a verdict can have.
  static func objection(to id: Substring) -> String? {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard let kind = parts.first, Verdict.Kind.allCases.contains(where: { $0.slug == kind }) else {
      let kinds = Verdict.Kind.allCases.map(\.slug)
      return "not the id of a verdict: '\(id)'. An id begins with its kind: "
        + "\(kinds.dropLast().joined(separator: ", ")) or \(kinds.last ?? "")."
    }
    var rest = parts.dropFirst(2)
    if rest.first == "of", rest.count > 3 { rest = rest.dropFirst(2) }
    guard (2...3).contains(rest.count), parts[1] != "", !id.contains(where: \.isWhitespace) else {
      return "not the id of a verdict: '\(id)'. The form is "
        + "KIND/SUBJECT/of/OWNER/TRANSITION/TRIGGER/SCREEN, with hyphens for spaces."
    }
    guard let kind = rest.first, kind == "unseen" || TransitionKind(rawValue: String(kind)) != nil
    else {
      let kinds = TransitionKind.allCases.map(\.rawValue) + ["unseen"]
      return "not the id of a verdict: '\(id)'. '\(rest.first ?? "")' is not one of "
        + "\(kinds.joined(separator: ", "))."
    }
    return nil
  }
}
