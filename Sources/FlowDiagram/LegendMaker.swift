/// Makes the samples of a legend: boxes, each with arrows that lead to what they mean.
struct LegendMaker {
  private static let frame = "legend"
  private static let coordinatorFrame = "legend-coordinator"
  /// About how many columns a line of words may take.
  private static let width = 8
  /// The same of the words below a sample.
  private static let captionWidth = 16

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
    clusters = [.init(id: Self.frame, label: "Legend", role: .legend)]
    let isFramed = !diagram.clusters.isEmpty
    if isFramed {
      clusters.append(.init(id: Self.coordinatorFrame, label: "coordinator", parent: Self.frame))
    }
    let screen =
      addBox(.screen, "screen", in: isFramed ? Self.coordinatorFrame : Self.frame)
    let container = addBox(.container, "tab bar\ncontroller", in: Self.frame)
    let coordinator = addBox(.coordinator, "coordinator", in: Self.frame)
    let any = screen ?? container ?? coordinator
    addArrows(
      [.link, .presents], from: coordinator ?? any, ofFrame: coordinator == nil && screen != nil)
    addArrows([.tab], from: container ?? any)
    addArrows([.push, .present, .embed, .pop, .dismiss], from: any)
    addWeight(from: any)
    addMarks(from: any)
    addChanges(from: any)
  }
}

extension LegendMaker {
  private mutating func addBox(
    _ role: Diagram.Node.Role, _ label: String, in cluster: String
  ) -> String? {
    guard nodeRoles.contains(role) else { return nil }
    let id = "\(Self.frame)-\(role.rawValue)"
    nodes.append(.init(id: id, label: label, role: role, cluster: cluster))
    return id
  }

  private mutating func addArrows(
    _ roles: [Diagram.Edge.Role], from tail: String?, ofFrame: Bool = false
  ) {
    for role in roles where edgeRoles.contains(role) {
      addArrow(role.rawValue, role.meaning, role: role, from: tail, ofFrame: ofFrame)
    }
  }

  private mutating func addWeight(from tail: String?) {
    let counts = diagram.edges.lazy.compactMap(\.count)
    guard let most = counts.max(), most > 1,
      let role = diagram.edges.first(where: { $0.count == most })?.role
    else { return }
    addArrow("count", "\(most) times", role: role, from: tail, count: most)
  }

  private mutating func addMarks(from tail: String?) {
    let marks =
      diagram.nodes.flatMap(\.marks) + diagram.clusters.flatMap(\.marks)
      + diagram.edges.flatMap(\.marks)
    let found = Set(marks.map(\.kind))
    for kind in Diagram.Mark.Kind.allCases where found.contains(kind) {
      let mark = Diagram.Mark(kind)
      let id = "\(Self.frame)-\(kind.rawValue)"
      let words = LabelText.balanced(kind.meaning, width: Self.captionWidth)
      clusters.append(
        .init(id: "\(id)-words", label: words, role: .caption, parent: Self.frame))
      nodes.append(
        .init(
          id: id, label: mark.description, role: .screen, cluster: "\(id)-words", marks: [mark]))
    }
    if let edge = diagram.edges.first(where: { !$0.marks.isEmpty }) {
      addArrow(
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
            id: "\(Self.frame)-\(change.rawValue)", label: "\(change)", role: .screen,
            cluster: Self.frame, change: change))
      }
      guard let role else { continue }
      addArrow("\(change.rawValue)-way", "\(change)", role: role, from: tail, change: change)
    }
  }

  /// Adds an arrow from a box to the words that say what it means.
  private mutating func addArrow(
    _ name: String, _ meaning: String, role: Diagram.Edge.Role, from tail: String?,
    ofFrame: Bool = false, count: Int? = nil, marks: [Diagram.Mark] = [],
    change: Diagram.Change? = nil
  ) {
    guard let tail else { return }
    let head = "\(Self.frame)-\(name)-words"
    nodes.append(
      .init(
        id: head, label: LabelText.wrap(meaning, width: Self.width), role: .caption,
        cluster: Self.frame))
    let isFramed = ofFrame && clusters.contains { $0.id == Self.coordinatorFrame }
    edges.append(
      .init(
        id: "\(Self.frame)-\(name)-arrow", tail: tail, head: head,
        tailCluster: isFramed ? Self.coordinatorFrame : nil, role: role, count: count,
        marks: marks, change: change))
  }
}

extension Diagram.Edge.Role {
  /// What a legend says about an arrow, to be read after the box that it leaves.
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
