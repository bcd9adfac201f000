/// How Mermaid draws what a diagram is made of.
///
/// Boxes bring both their fill and the colour of their words; everything else has colours that
/// stand out from a white page and from a dark one, or leaves them to the page.
package enum MermaidLook {
  /// What stands around the label of a box.
  static func brackets(_ role: Diagram.Node.Role) -> (open: String, close: String) {
    switch role {
    case .entry, .anchor: ("((", "))")
    case .coordinator: ("[", "]")
    case .screen, .caption: ("(", ")")
    case .container: ("[[", "]]")
    }
  }

  /// The line and head of an arrow. What crosses out is a way back.
  static func arrow(_ role: Diagram.Edge.Role) -> String {
    switch role {
    case .root, .push: "-->"
    case .present: "-.->"
    case .tab: "--o"
    case .embed: "---"
    case .pop: "--x"
    case .dismiss: "-.-x"
    case .link: "==>"
    case .presents: "-.-o"
    }
  }

  /// What has to be said where no line or head of Mermaid's tells.
  static func word(_ role: Diagram.Edge.Role) -> String? {
    role == .embed ? "embeds" : nil
  }

  /// The class of a box, with its look.
  package static func style(_ role: Diagram.Node.Role) -> String {
    switch role {
    case .entry: "fill:#64809c,stroke:#64809c"
    case .coordinator: "fill:#334e68,stroke:#829ab1,color:#ffffff"
    case .screen: "fill:#f2f6fa,stroke:#52667a,color:#1f2933"
    case .container: "fill:#dae5ef,stroke:#52667a,color:#1f2933"
    case .anchor: "fill:#7890a8,stroke:#7890a8"
    case .caption: "fill:none,stroke:none"
    }
  }

  /// The look of frames, whose words have the page's colour.
  static let frame = "fill:#829ab1,fill-opacity:0.12,stroke:#829ab1"

  /// The look of boxes and frames that something was found about; their words say what.
  static let marked = "stroke:#d0566a,stroke-width:3px,stroke-dasharray:6 3"

  /// The look of boxes and frames that are new or gone.
  static func box(_ change: Diagram.Change) -> String {
    switch change {
    case .added: "stroke:#2a9d5c,stroke-width:3.5px"
    case .removed: "stroke:#8a94a0,stroke-dasharray:5 4"
    }
  }

  /// The look of arrows that are new or gone.
  static func line(_ change: Diagram.Change) -> String {
    switch change {
    case .added: "stroke:#2a9d5c,stroke-width:3.5px"
    case .removed: "stroke:#8a94a0,stroke-width:1px"
    }
  }

  /// The colour of an arrow; nil for the page's own.
  package static func stroke(_ role: Diagram.Edge.Role) -> String? {
    switch role {
    case .root, .push: nil
    case .present: "#3b82c4"
    case .tab: "#2a9187"
    case .embed: "#8a78bd"
    case .pop: "#b0774f"
    case .dismiss: "#d0566a"
    case .link: "#64809c"
    case .presents: "#7890a8"
    }
  }

  /// The look of an arrow, where it is not the page's own.
  static func line(_ role: Diagram.Edge.Role) -> String? {
    guard let stroke = stroke(role) else { return nil }
    return role == .link ? "stroke:\(stroke)" : "stroke:\(stroke),stroke-width:1.8px"
  }
}
