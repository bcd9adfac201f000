import FlowVerdicts

extension Diagram {
  /// Returns the diagram with a legend: a cluster with a sample of each kind of node, cluster and
  /// edge that occurs, and what it means.
  ///
  /// A legend is for pictures. Its identifiers begin with `legend`, as none of the app's do. No edge
  /// leads from or to it, so the rest is laid out as it would be without. A diagram in which nothing
  /// needs to be explained stays as it is. O(*n*).
  public func addingLegend() -> Diagram {
    var legend = LegendMaker(for: self)
    legend.make()
    guard !legend.isEmpty else { return self }
    var diagram = self
    diagram.clusters += legend.clusters
    diagram.nodes += legend.nodes
    diagram.edges += legend.edges
    return diagram
  }
}

/// Makes the samples of a legend: nodes, each with edges that lead to what they mean.
struct LegendMaker {
  private static let legend = "legend"
  private static let coordinator = "legend-coordinator"

  private let diagram: Diagram
  private let nodeRoles: Set<Diagram.Node.Role>
  private let edgeRoles: Set<Diagram.Edge.Role>
  private(set) var clusters: [Diagram.Cluster] = []
  private(set) var nodes: [Diagram.Node] = []
  private(set) var edges: [Diagram.Edge] = []

  init(for diagram: Diagram) {
    self.diagram = diagram
    nodeRoles = Set(diagram.nodes.map(\.role))
    edgeRoles = Set(diagram.edges.map(\.role))
  }

  var isEmpty: Bool { nodes.isEmpty }

  mutating func make() {
    clusters = [.init(id: Self.legend, name: "Legend", role: .legend)]
    let isInCluster = !diagram.clusters.isEmpty
    if isInCluster {
      clusters.append(.init(id: Self.coordinator, name: "coordinator", parent: Self.legend))
    }
    let screen =
      addSample(.screen, "screen", in: isInCluster ? Self.coordinator : Self.legend)
    let container = addSample(.container, "tab bar controller", in: Self.legend)
    let coordinator = addSample(.coordinator, "coordinator", in: Self.legend)
    let any = screen ?? container ?? coordinator
    addEdges(
      [.link, .presents], from: coordinator ?? any, ofCluster: coordinator == nil && screen != nil)
    addEdges([.tab], from: container ?? any)
    addEdges([.push, .present, .embed, .pop, .dismiss], from: any)
    addWeight(from: any)
    addMarks(from: any)
    addChanges(from: any)
  }
}

extension LegendMaker {
  private mutating func addSample(
    _ role: Diagram.Node.Role, _ name: String, in cluster: String
  ) -> String? {
    guard nodeRoles.contains(role) else { return nil }
    let id = "\(Self.legend)-\(role.rawValue)"
    nodes.append(.init(id: id, name: name, role: role, cluster: cluster))
    return id
  }

  private mutating func addEdges(
    _ roles: [Diagram.Edge.Role], from tail: String?, ofCluster: Bool = false
  ) {
    for role in roles where edgeRoles.contains(role) {
      addEdge(role.rawValue, role.meaning, role: role, from: tail, ofCluster: ofCluster)
    }
  }

  private mutating func addWeight(from tail: String?) {
    let counts = diagram.edges.lazy.compactMap(\.count)
    guard let most = counts.max(), most > 1,
      let role = diagram.edges.first(where: { $0.count == most })?.role
    else { return }
    addEdge("count", "\(most) times", role: role, from: tail, count: most)
  }

  private mutating func addMarks(from tail: String?) {
    let marks =
      diagram.nodes.flatMap(\.marks) + diagram.clusters.flatMap(\.marks)
      + diagram.edges.flatMap(\.marks)
    let found = Set(marks.map(\.kind))
    for kind in Verdict.Kind.allCases where found.contains(kind) {
      let mark = Diagram.Mark(kind)
      let id = "\(Self.legend)-\(kind.markID)"
      clusters.append(
        .init(id: "\(id)-words", name: kind.markMeaning, role: .caption, parent: Self.legend))
      nodes.append(.init(id: id, role: .screen, cluster: "\(id)-words", marks: [mark]))
    }
    if let edge = diagram.edges.first(where: { !$0.marks.isEmpty }) {
      addEdge(
        "cause", "caused it", role: edge.role, from: tail, marks: [.init(edge.marks[0].kind)])
    }
  }

  private mutating func addChanges(from tail: String?) {
    for change in Diagram.Change.allCases {
      let role = diagram.edges.first { $0.change == change }?.role
      if diagram.nodes.contains(where: { $0.change == change })
        || diagram.clusters.contains(where: { $0.change == change })
      {
        nodes.append(
          .init(
            id: "\(Self.legend)-\(change.rawValue)", role: .screen, cluster: Self.legend,
            change: change))
      }
      guard let role else { continue }
      addEdge("\(change.rawValue)-way", "\(change)", role: role, from: tail, change: change)
    }
  }

  /// Adds an edge from a node to the words that say what it means.
  private mutating func addEdge(
    _ name: String, _ meaning: String, role: Diagram.Edge.Role, from tail: String?,
    ofCluster: Bool = false, count: Int? = nil, marks: [Diagram.Mark] = [],
    change: Diagram.Change? = nil
  ) {
    guard let tail else { return }
    let head = "\(Self.legend)-\(name)-words"
    nodes.append(
      .init(id: head, name: meaning, role: .caption, cluster: Self.legend))
    let isInCluster = ofCluster && clusters.contains { $0.id == Self.coordinator }
    edges.append(
      .init(
        id: "\(Self.legend)-\(name)-arrow", tail: tail, head: head,
        tailCluster: isInCluster ? Self.coordinator : nil, role: role, count: count,
        marks: marks, change: change))
  }
}

extension Diagram.Edge.Role {
  /// The meaning of an edge, to be read after the node that it leaves.
  fileprivate var meaning: String {
    switch self {
    case .root: "begins"
    case .push: "pushes"
    case .present: "presents"
    case .tab: "has a tab"
    case .embed: "embeds"
    case .pop: "goes back"
    case .dismiss: "ends a sheet"
    case .link: "owns"
    case .presents: "shows"
    }
  }
}
