import FlowDiagram

/// What a person reads about each part of a drawing, on hovering or by ear.
struct DrawingTitles: Sendable {
  let title: String
  /// A sentence or two about the whole.
  let description: String
  private(set) var nodes: [String: String] = [:]
  private(set) var edges: [String: String] = [:]
  private(set) var clusters: [String: String] = [:]

  init(of diagram: Diagram) {
    title = diagram.title.isEmpty ? "Diagram" : diagram.title.oneLine
    var names: [String: String] = [:]
    for node in diagram.nodes {
      let name = [node.label, node.tooltip ?? "", node.id].first { !$0.isEmpty } ?? ""
      names[node.id] = name.oneLine
      nodes[node.id] = Self.title(of: node)
    }
    for cluster in diagram.clusters {
      clusters[cluster.id] = (cluster.tooltip ?? cluster.label).oneLine
    }
    for edge in diagram.edges {
      let ends = "\(names[edge.tail] ?? edge.tail) → \(names[edge.head] ?? edge.head)"
      let label = edge.label.oneLine
      edges[edge.id] = "\(ends): \(edge.role.word)" + (label.isEmpty ? "" : ", \(label)")
    }
    description = Self.describe(diagram, names: names)
  }

  private static func title(of node: Diagram.Node) -> String {
    let name = (node.tooltip ?? node.label).oneLine
    return node.role == .entry ? "\(name.isEmpty ? "The app" : name) begins here" : name
  }

  /// "1 coordinator, 2 screens and 3 ways between them. Home comes first."
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
  /// What the arrow means, in a word.
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
  /// Its lines, one behind the other.
  fileprivate var oneLine: String {
    split(whereSeparator: \.isNewline).joined(separator: " ")
  }
}
