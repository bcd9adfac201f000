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
    title = diagram.title.isEmpty ? "Diagram" : diagram.title.oneLine
    let legend = LegendParts(of: diagram)
    var names: [String: String] = [:]
    for node in diagram.nodes {
      let label = Self.words(node.label, without: node.marks)
      names[node.id] = [label, node.tooltip ?? "", node.id].first { !$0.isEmpty }?.oneLine
      nodes[node.id] = Self.title(of: node)
    }
    for cluster in diagram.clusters {
      names[cluster.id] = Self.words(cluster.label, without: cluster.marks)
      clusters[cluster.id] = Self.title(cluster.tooltip, cluster.label, cluster.marks)
    }
    for edge in diagram.edges {
      let tail = names[edge.tailCluster ?? edge.tail] ?? edge.tail
      let head = names[edge.headCluster ?? edge.head] ?? edge.head
      edges[edge.id] =
        legend.nodes.contains(edge.head)
        ? "Legend: \(head)" : Self.title(of: edge, between: "\(tail) → \(head)")
    }
    description = Self.describe(legend.removed(from: diagram), names: names)
  }

  private static func title(of node: Diagram.Node) -> String {
    let name = title(node.tooltip, node.label, node.marks)
    return node.role == .entry ? "\(name.isEmpty ? "The app" : name) begins here" : name
  }

  /// "HomeCoordinator, zombie".
  private static func title(
    _ fullName: String?, _ label: String, _ marks: [Diagram.Mark]
  ) -> String {
    let name = fullName?.oneLine ?? words(label, without: marks)
    return ([name] + marks.map(told)).joined(separator: ", ")
  }

  /// "Home → Visit: push, tap "Visit", zombie: VisitCoordinator".
  private static func title(of edge: Diagram.Edge, between ends: String) -> String {
    let label = words(edge.label, without: edge.marks)
    return "\(ends): "
      + ([edge.role.word] + (label.isEmpty ? [] : [label]) + edge.marks.map(told))
      .joined(separator: ", ")
  }

  /// Returns a label in one line, without the lines of its marks.
  private static func words(_ label: String, without marks: [Diagram.Mark]) -> String {
    marks.reduce(label.oneLine) { $0.replacing($1.description.oneLine, with: "") }.trimmed
  }

  /// Returns the words of a mark, without its sign.
  private static func told(_ mark: Diagram.Mark) -> String {
    mark.kind.words + (mark.subject.map { ": \($0.oneLine)" } ?? "")
  }

  /// "1 coordinator, 2 screens and 3 arrows. Home comes first."
  private static func describe(_ diagram: Diagram, names: [String: String]) -> String {
    let coordinators =
      diagram.clusters.count + diagram.nodes.count { $0.role == .coordinator }
    let screens = diagram.nodes.count { $0.role == .screen || $0.role == .container }
    let counts = [
      counted(coordinators, "coordinator"), counted(screens, "screen"),
      counted(diagram.edges.count, "arrow"),
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
    default: rawValue
    }
  }
}

extension String {
  /// The text in one line.
  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
