import Escaping
import FlowGraph

/// Makes texts fit for a sentence on a terminal.
enum OutlineText {
  /// Returns a label on one line, of which nothing acts on the terminal. O(*n*).
  static func line(_ label: some StringProtocol) -> String {
    var scalars = String(label).unicodeScalars
    for index in scalars.indices where scalars[index] == "\n" {
      scalars.replaceSubrange(index...index, with: [" "])
    }
    return TerminalText.escaped(String(scalars))
  }

  /// Returns the rows of an edge as alternatives: `back or tap "Done"`.
  static func alternatives(_ rows: [Diagram.Row]) -> String {
    rows.map { line(Labels.plain($0.description)) }.filter { !$0.isEmpty }
      .joined(separator: " or ")
  }

  /// Returns what an edge does, before the name of where it leads.
  static func verb(_ role: Diagram.Edge.Role) -> String {
    switch role {
    case .root: "switches to"
    case .push: "pushes"
    case .replace: "replaces all with"
    case .present: "presents"
    case .tab, .presents: "shows"
    case .embed: "embeds"
    case .pop: "goes back to"
    case .dismiss: "dismisses, back to"
    case .link: "owns"
    case .guide: "leads to"
    }
  }
}

/// What to call nodes and clusters in sentences, so that no two are called the same.
struct OutlineNames {
  private var texts: [String: String] = [:]

  /// O(*n*).
  init(for diagram: Diagram, _ labels: Labels) {
    let things =
      diagram.nodes.map { ($0.id, labels.heading(of: $0.titleOnly)) }
      + diagram.clusters.map { ($0.id, labels.text(of: $0)) }
      + diagram.clusters.flatMap { $0.members.map { ($0.id, labels.text(of: $0)) } }
    var uses: [ExactString: Int] = [:]
    for (_, label) in things { uses[ExactString(label), default: 0] += 1 }
    for (id, label) in things {
      let isClear = !label.isEmpty && uses[ExactString(label)] == 1
      texts[id] = isClear ? OutlineText.line(label) : OutlineText.line("\(label) [\(id)]")
    }
  }

  subscript(_ id: String) -> String { texts[id] ?? id }

  /// Where an action leads; what is not drawn is called by its name alone.
  subscript(_ target: Diagram.Action.Target) -> String {
    texts[target.node] ?? OutlineText.line(target.name)
  }

  /// Returns a node with what kind of thing it is.
  func title(of node: Diagram.Node) -> String {
    switch node.role {
    case .coordinator: coordinator(node.id)
    case .screen: "Screen \(self[node.id])"
    case .container: "Screen \(self[node.id]), with tabs"
    case .entry: "Beginning"
    case .alert: "Alert \(self[node.id])"
    }
  }

  /// Returns `Coordinator Home`, but `HomeCoordinator` for a name that has the word.
  func coordinator(_ id: String) -> String {
    self[id].hasSuffix("Coordinator") ? self[id] : "Coordinator \(self[id])"
  }
}

extension Diagram.Node {
  /// The node without what stands below its title: who shows it, whether it is a stand-in, and its use.
  fileprivate var titleOnly: Self {
    var node = self
    node.rows.removeAll {
      switch $0 {
      case .shownBy, .standIn, .use: true
      default: false
      }
    }
    return node
  }
}
