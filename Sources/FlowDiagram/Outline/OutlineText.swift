import FlowGraph

/// Makes labels fit to stand in a sentence, on a terminal.
enum OutlineText {
  /// A label on one line.
  ///
  /// Controls, which a terminal might obey, become U+FFFD. What turns the direction of text is kept
  /// from turning the rest of the line. O(*n*).
  static func line(_ label: some StringProtocol) -> String {
    var scalars = String.UnicodeScalarView()
    var turns = false
    for scalar in label.unicodeScalars {
      switch scalar {
      case "\n": scalars.append(" ")
      case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}":
        scalars.append(scalar)
        turns = true
      default:
        scalars.append(scalar.properties.generalCategory == .control ? "\u{FFFD}" : scalar)
      }
    }
    let text = String(scalars)
    return turns ? "\u{2068}\(text)\u{2069}" : text
  }

  /// The lines of an arrow, each one way to take it: `back or tap "Done"`.
  static func ways(_ label: String) -> String {
    label.isEmpty ? "" : label.split(separator: "\n").map(line).joined(separator: " or ")
  }

  /// What an arrow does, before the name of where it leads.
  static func verb(_ role: Diagram.Edge.Role) -> String {
    switch role {
    case .root: "switches to"
    case .push: "pushes"
    case .present: "presents"
    case .tab, .presents: "shows"
    case .embed: "embeds"
    case .pop: "goes back to"
    case .dismiss: "dismisses, back to"
    case .link: "owns"
    }
  }
}
