import FlowVerdicts

extension Diagram {
  /// A sample of what a picture shows, and its meaning.
  public enum LegendItem: Sendable, Hashable {
    /// A kind of edge.
    case edge(Edge.Role)
    /// A row that leads back.
    case back(Edge.Role)
    /// The frame around what a coordinator shows and owns.
    case coordinator
    /// A coordinator that shows nothing of its own.
    case member
    /// An edge that was followed so often, the most of all.
    case count(Int)
    /// A verdict.
    case mark(Verdict.Kind)
    /// What only one graph of a comparison has.
    case change(Change)
  }

  /// Returns the diagram with a legend: the meaning of what occurs in it and does not explain itself.
  ///
  /// A legend is for pictures; the other formats use words. O(*n*).
  public func addingLegend() -> Diagram {
    var diagram = self
    let actions = nodes.flatMap(\.actions)
    let rowRoles = Set(actions.flatMap(\.targets).lazy.filter { !$0.hasEdge }.map(\.role))
    let edgeRoles = Set(edges.map(\.role)).union(rowRoles.intersection([.replace]))
    var legend: [LegendItem] = []
    for role in [Edge.Role.push, .replace, .present, .tab, .embed, .link]
    where edgeRoles.contains(role) {
      legend.append(.edge(role))
    }
    // The arrow from where the app begins says so itself.
    if edges.contains(where: { $0.role == .root && $0.tail != Node.entryID }) {
      legend.append(.edge(.root))
    }
    if arrangement == .tree, edgeRoles.contains(.guide) { legend.append(.edge(.guide)) }
    for role in [Edge.Role.pop, .dismiss] {
      if rowRoles.contains(role) { legend.append(.back(role)) }
      if edgeRoles.contains(role) { legend.append(.edge(role)) }
    }
    if !clusters.isEmpty { legend.append(.coordinator) }
    if clusters.contains(where: { !$0.members.isEmpty }) { legend.append(.member) }
    if let most = edges.lazy.compactMap(\.count).max(), most > 1 { legend.append(.count(most)) }
    let (marks, changes) = findings
    for kind in Verdict.Kind.allCases where marks.contains(kind) { legend.append(.mark(kind)) }
    for change in Change.allCases where changes.contains(change) { legend.append(.change(change)) }
    diagram.legend = legend
    return diagram
  }

  /// The kinds of mark and the changes that occur.
  private var findings: (marks: Set<Verdict.Kind>, changes: Set<Change>) {
    var marks: Set<Verdict.Kind> = []
    var changes: Set<Change> = []
    func add(_ found: [Mark], _ change: Change?) {
      for mark in found { marks.insert(mark.kind) }
      if let change { changes.insert(change) }
    }
    for cluster in clusters {
      add(cluster.marks, cluster.change)
      for member in cluster.members { add(member.marks, member.change) }
    }
    for node in nodes {
      add(node.marks, node.change)
      for target in node.actions.lazy.flatMap(\.targets) { add(target.marks, target.change) }
    }
    for edge in edges { add(edge.marks, edge.change) }
    return (marks, changes)
  }
}

extension Diagram.LegendItem: CustomStringConvertible {
  /// The sample and its meaning: `—→ push`.
  public var description: String {
    switch self {
    case .edge(let role): "\(role.sample) \(role.meaning)"
    case .back(.pop): "← goes back"
    case .back: "× closes"
    case .coordinator: "□ coordinator"
    case .member: "+ coordinator without a screen"
    case .count(let count): "thicker: more often, up to \(count) times"
    case .mark(let kind): "! \(kind.markWords): \(kind.markMeaning)"
    case .change(.added): "+ new"
    case .change(.removed): "− gone"
    }
  }
}

extension Diagram.Edge.Role {
  /// The line and its head, in characters that every sans-serif font has.
  fileprivate var sample: String {
    switch self {
    case .root, .push, .presents: "—→"
    case .replace: "|—→"
    case .present: "- - →"
    case .tab: "—●"
    case .embed: "◊—"
    case .link: "♦—"
    case .guide: "- -"
    case .pop: "·· →"
    case .dismiss: "·· |"
    }
  }

  fileprivate var meaning: String {
    switch self {
    case .root: "new root"
    case .push, .replace, .present, .tab, .embed: rawValue
    case .pop: "goes back"
    case .dismiss: "closes"
    case .link: "owns"
    case .presents: "shows"
    case .guide: "owned further down"
    }
  }
}
