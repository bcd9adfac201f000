import FlowGraph
import FlowTrace

/// What makes two sightings one verdict.
package struct VerdictKey: Hashable, Sendable {
  package var kind: Verdict.Kind
  package var subject: FlowGraph.Name
  package var owner: FlowGraph.Name?
  private var causeKind: TransitionKind?
  private var trigger: ExactString
  private var from: FlowGraph.Name?

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

/// The form that all ids of verdicts have, whatever they are about.
enum VerdictID {
  /// Why no verdict can have an id, if none can.
  static func objection(to id: Substring) -> String? {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard let kind = parts.first, Verdict.Kind.allCases.contains(where: { $0.slug == kind }) else {
      let kinds = Verdict.Kind.allCases.map(\.slug)
      return "\"\(id)\" is not the id of a verdict: an id begins with its kind, "
        + "\(kinds.dropLast().joined(separator: ", ")) or \(kinds.last ?? "")"
    }
    var rest = parts.dropFirst(2)
    if rest.first == "of", rest.count > 3 { rest = rest.dropFirst(2) }
    guard (2...3).contains(rest.count), parts[1] != "", !id.contains(where: \.isWhitespace) else {
      return "\"\(id)\" is not the id of a verdict: an id has the form "
        + "KIND/SUBJECT/of/OWNER/TRANSITION/TRIGGER/SCREEN, with hyphens for spaces"
    }
    guard let way = rest.first, way == "unseen" || TransitionKind(rawValue: String(way)) != nil
    else {
      let ways = TransitionKind.allCases.map(\.rawValue) + ["unseen"]
      return "\"\(id)\" is not the id of a verdict: \"\(rest.first ?? "")\" must be one of "
        + ways.joined(separator: ", ")
    }
    return nil
  }
}
