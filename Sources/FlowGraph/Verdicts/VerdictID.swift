import FlowTrace

/// The form that all ids of verdicts have, whatever they are about.
enum VerdictID {
  /// Why no verdict can have an id, if none can.
  static func objection(to id: Substring) -> String? {
    let parts = id.split(separator: "/", omittingEmptySubsequences: false)
    guard let kind = parts.first, Verdict.Kind.allCases.contains(where: { $0.slug == kind }) else {
      let kinds = Verdict.Kind.allCases.map(\.slug)
      return "no verdict is called \"\(id)\": an id begins with its kind, "
        + "\(kinds.dropLast().joined(separator: ", ")) or \(kinds.last ?? "")"
    }
    var rest = parts.dropFirst(2)
    if rest.first == "of", rest.count > 3 { rest = rest.dropFirst(2) }
    guard (2...3).contains(rest.count), parts[1] != "", !id.contains(where: \.isWhitespace) else {
      return "no verdict is called \"\(id)\": an id reads "
        + "KIND/SUBJECT/of/OWNER/WAY/TRIGGER/SCREEN, and has hyphens for spaces"
    }
    guard let way = rest.first, way == "unseen" || TransitionKind(rawValue: String(way)) != nil
    else {
      let ways = TransitionKind.allCases.map(\.rawValue) + ["unseen"]
      return "no verdict is called \"\(id)\": \"\(rest.first ?? "")\" is no way; it is one of "
        + ways.joined(separator: ", ")
    }
    return nil
  }
}
