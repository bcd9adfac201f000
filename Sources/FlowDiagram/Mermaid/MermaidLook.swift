/// How Mermaid draws what a diagram is made of.
///
/// Nodes bring both their fill and the colour of their words; everything else has colours that are
/// visible on a white page and on a dark one, or leaves them to the page.
package enum MermaidLook {
  /// Returns what is around the label of a node.
  static func brackets(_ role: Diagram.Node.Role) -> (open: String, close: String) {
    switch role {
    case .entry: ("([", "])")
    case .coordinator: ("[", "]")
    case .screen, .alert: ("(", ")")
    case .container: ("[[", "]]")
    }
  }

  /// Returns the line and head of an edge. A back has a cross.
  static func line(_ role: Diagram.Edge.Role) -> String {
    switch role {
    case .root, .push, .replace: "-->"
    case .present: "-.->"
    case .tab: "--o"
    case .embed: "---"
    case .pop: "--x"
    case .dismiss: "-.-x"
    case .link: "==>"
    case .presents: "-.-o"
    case .guide: "-.-"
    }
  }

  /// Returns a word for a role for which Mermaid has no line or head of its own.
  package static func word(_ role: Diagram.Edge.Role) -> String? {
    switch role {
    case .embed: "embeds"
    case .replace: "replaces"
    default: nil
    }
  }

  /// Returns the style of a node.
  package static func style(_ role: Diagram.Node.Role) -> String {
    switch role {
    case .entry: "fill:#1f2933,stroke:#52667a,color:#ffffff"
    case .coordinator: "fill:#334e68,stroke:#829ab1,color:#ffffff"
    case .screen: "fill:#f2f6fa,stroke:#52667a,color:#1f2933"
    case .container: "fill:#dae5ef,stroke:#52667a,color:#1f2933"
    case .alert: "fill:#f2f6fa,stroke:#52667a,color:#1f2933,stroke-dasharray:4 3"
    }
  }

  /// The style of coordinators that show nothing of their own, whose words have the page's colour.
  static let member = "fill:none,stroke:none"

  /// The style of clusters, whose words have the page's colour.
  static let cluster = "fill:#829ab1,fill-opacity:0.12,stroke:#829ab1"

  /// The style of nodes and clusters with marks.
  static let marked = "stroke:#d0566a,stroke-width:3px,stroke-dasharray:6 3"

  /// Returns the style of nodes and clusters that are new or gone.
  static func style(_ change: Diagram.Change) -> String {
    switch change {
    case .added: "stroke:#2a9d5c,stroke-width:3.5px"
    case .removed: "stroke:#8a94a0,stroke-dasharray:5 4"
    }
  }

  /// Returns the style of edges that are new or gone.
  static func lineStyle(_ change: Diagram.Change) -> String {
    switch change {
    case .added: "stroke:#2a9d5c,stroke-width:3.5px"
    case .removed: "stroke:#8a94a0,stroke-width:1px"
    }
  }

  /// Returns the colour of an edge; nil for the page's own.
  package static func stroke(_ role: Diagram.Edge.Role) -> String? {
    switch role {
    case .root, .push, .replace: nil
    case .present: "#3b82c4"
    case .tab: "#2a9187"
    case .embed: "#8a78bd"
    case .pop, .dismiss: "#8a94a0"
    case .link: "#64809c"
    case .presents, .guide: "#7890a8"
    }
  }

  /// Returns the style of an edge; nil for the page's own.
  static func lineStyle(_ role: Diagram.Edge.Role) -> String? {
    guard let stroke = stroke(role) else { return nil }
    return role == .link ? "stroke:\(stroke)" : "stroke:\(stroke),stroke-width:1.8px"
  }
}
