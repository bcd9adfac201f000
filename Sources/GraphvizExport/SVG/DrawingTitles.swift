import FlowDiagram

/// The titles of a drawing's parts, for tooltips and screen readers.
struct DrawingTitles: Sendable {
  let title: String
  /// A sentence or two about the whole drawing.
  let description: String
  private(set) var nodes: [String: String] = [:]
  private(set) var edges: [String: String] = [:]
  private(set) var clusters: [String: String] = [:]

  init(of diagram: Diagram) {
    let labels = Labels(of: diagram)
    title = diagram.title.isEmpty ? "Diagram" : labels.title
    var names: [String: String] = [:]
    for node in diagram.nodes {
      let fullName = labels.fullName(of: node)
      names[node.id] = [labels.name(of: node), fullName, node.id].first { !$0.isEmpty }
      nodes[node.id] = Self.title(of: node, fullName)
    }
    for cluster in diagram.clusters {
      names[cluster.id] = labels.name(of: cluster)
      clusters[cluster.id] = Self.title(labels.fullName(of: cluster), cluster.marks)
    }
    for edge in diagram.edges {
      let tail = names[edge.tail] ?? edge.tail
      let head = names[edge.head] ?? edge.head
      edges[edge.id] = Self.title(
        of: edge, labels.words(of: edge), between: "\(tail) → \(head)")
    }
    description = Self.describe(diagram, names: names)
  }

  private static func title(of node: Diagram.Node, _ name: String) -> String {
    let title = title(name, node.marks)
    return node.role == .entry ? "\(title.isEmpty ? "The app" : title) begins here" : title
  }

  /// "HomeCoordinator, zombie".
  private static func title(_ name: String, _ marks: [Diagram.Mark]) -> String {
    ([name] + marks.map(words)).joined(separator: ", ")
  }

  /// "Home → Visit: push, tap "Visit", zombie: VisitCoordinator".
  private static func title(
    of edge: Diagram.Edge, _ words: String, between ends: String
  ) -> String {
    "\(ends): "
      + ([edge.role.word] + (words.isEmpty ? [] : [words]) + edge.marks.map(Self.words))
      .joined(separator: ", ")
  }

  /// Returns the words of a mark, without its sign.
  private static func words(_ mark: Diagram.Mark) -> String { Labels.plain(mark.words) }

  /// "1 coordinator, 2 screens and 3 arrows. Home comes first."
  private static func describe(_ diagram: Diagram, names: [String: String]) -> String {
    let coordinators =
      diagram.clusters.reduce(0) { $0 + 1 + $1.members.count }
      + diagram.nodes.count { $0.role == .coordinator }
    let screens = diagram.nodes.count { [.screen, .container, .alert].contains($0.role) }
    let lifelines =
      diagram.arrangement == .timeline
      ? diagram.edges.count { $0.role == .guide && $0.rows.isEmpty } : 0
    let counts = [
      counted(coordinators, "coordinator"), counted(screens, "screen"),
      counted(diagram.edges.count - lifelines, "arrow"),
    ].compactMap { $0 }
    let list =
      counts.count > 1
      ? counts.dropLast().joined(separator: ", ") + " and " + counts[counts.count - 1]
      : counts.first ?? "Nothing"
    let entries = Set(diagram.nodes.lazy.filter { $0.role == .entry }.map(\.id))
    let first = diagram.edges.first { entries.contains($0.tail) }.flatMap { names[$0.head] }
    return "\(list)." + (first.map { " \($0) comes first." } ?? "")
  }

  private static func counted(_ count: Int, _ noun: String) -> String? {
    count == 0 ? nil : "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension Diagram.Edge.Role {
  /// The kind of the edge, in a word.
  fileprivate var word: String {
    switch self {
    case .root: "start"
    case .link: "owns"
    case .presents: "shows"
    case .guide: "leads to"
    default: rawValue
    }
  }
}
