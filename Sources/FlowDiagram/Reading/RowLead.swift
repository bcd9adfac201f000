/// A row without an arrow: its triggers, and where they lead: `tap "Close", tap "Login"  ← Home`.
struct RowLead {
  var triggers: [String]
  var role: Diagram.Edge.Role
  var name: String

  /// Nil for words that lead nowhere.
  init?(in words: String) {
    guard let sign = words.matches(of: #/(?:^|\s+)([←×→↑]|\|→) /#).last else { return nil }
    role =
      switch sign.1 {
      case "←": .pop
      case "×": .dismiss
      case "↑": .present
      case "|→": .replace
      default: .push
      }
    let rest = words[sign.range.upperBound...]
    name = String(rest[..<(rest.firstRange(of: "  ")?.lowerBound ?? rest.endIndex)])
    triggers = words[..<sign.range.lowerBound].parts(between: ", ")
  }
}

extension Substring {
  /// Returns what is between separators, but for those within quotes.
  func parts(between separator: String) -> [String] {
    var found: [String] = []
    for part in split(separator: separator) {
      if let last = found.last, !last.count(where: { $0 == "\"" }).isMultiple(of: 2) {
        found[found.count - 1] = last + separator + part
      } else {
        found.append(String(part))
      }
    }
    return found
  }
}
