import FlowTrace

/// What makes two sightings one verdict.
struct VerdictKey: Hashable, Sendable {
  var kind: Verdict.Kind
  var subject: FlowGraph.Name
  var owner: FlowGraph.Name?
  private var causeKind: TransitionKind?
  private var trigger: ExactString
  private var from: FlowGraph.Name?

  init(
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
