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

  /// A part of an id: spaces become hyphens, and what an id gives a meaning to, or would not show, is
  /// written as the bytes that it is, so that no two parts are written or look alike.
  private static func slug(_ part: String) -> String {
    var text = ""
    for scalar in part.unicodeScalars {
      switch scalar {
      case " ": text += "-"
      case "-", "/", "%", "#", "\u{0}"..."\u{1F}", "\u{7F}"..."\u{A0}":
        text += VerdictID.bytes(of: scalar)
      case _ where VerdictID.isHidden(scalar, first: text.isEmpty):
        text += VerdictID.bytes(of: scalar)
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }
}
