internal import FlowDiagram
import FlowGraph
import FlowTrace

/// The tables of a page's data, and the places of names in them.
struct ViewerTables {
  private let graph: FlowGraph
  private let names: CanonicalNames
  private let screenNames: [FlowGraph.Name]
  private let coordinatorNames: [FlowGraph.Name]
  private let transitionList: [FlowGraph.Transition]
  private let screenPlaces: [FlowGraph.Name: Int]
  private let coordinatorPlaces: [FlowGraph.Name: Int]
  private let transitionPlaces: [FlowGraph.Transition: Int]
  /// By what people read, which is unique among the screens and among the coordinators.
  private let screensByText: [ExactString: Int]
  private let coordinatorsByText: [ExactString: Int]
  /// What was done in sessions.
  var acts = TextTable()

  init(of graph: FlowGraph) {
    self.graph = graph
    names = graph.names
    let names = names
    screenNames = graph.screens
    coordinatorNames = graph.coordinators
    transitionList = graph.transitions
    func places<T: Hashable>(_ values: [T]) -> [T: Int] {
      Dictionary(zip(values, values.indices), uniquingKeysWith: { first, _ in first })
    }
    screenPlaces = places(screenNames)
    coordinatorPlaces = places(coordinatorNames)
    transitionPlaces = places(transitionList)
    screensByText = places(screenNames.map { ExactString(names[$0]) })
    coordinatorsByText = places(coordinatorNames.map { ExactString(names[$0]) })
  }

  func screen(_ name: FlowGraph.Name) -> Int? { screenPlaces[name] }
  func coordinator(_ name: FlowGraph.Name) -> Int? { coordinatorPlaces[name] }
  func transition(_ transition: FlowGraph.Transition) -> Int? { transitionPlaces[transition] }

  var screens: [String] { screenNames.map { JSONText.quoted(names[$0]) } }
  var screenKeys: [String] { screenNames.map { JSONText.quoted($0.key) } }
  var coordinators: [String] { coordinatorNames.map { JSONText.quoted(names[$0]) } }

  /// Owner and owned.
  var links: [String] {
    graph.links.compactMap { link in
      pair(coordinatorPlaces[link.parent], coordinatorPlaces[link.child])
    }
  }

  /// Coordinator and screen.
  var presents: [String] {
    graph.presents.compactMap { pair(coordinatorPlaces[$0.coordinator], screenPlaces[$0.screen]) }
  }

  /// From, to, kind, trigger, who did it, and how often.
  var transitions: [String] {
    transitionList.map { transition in
      let by =
        if case .coordinator(let name) = transition.by, let place = coordinatorPlaces[name] {
          "\(place)"
        } else {
          JSONText.quoted(names[transition.by])
        }
      let cells = [
        ViewerData.number(transition.from.flatMap { screenPlaces[$0] }),
        ViewerData.number(screenPlaces[transition.to]), JSONText.quoted(transition.kind.rawValue),
        JSONText.quoted(transition.trigger), by, "\(graph.count(of: transition))",
      ]
      return "[\(cells.joined(separator: ","))]"
    }
  }

  private func pair(_ a: Int?, _ b: Int?) -> String? {
    guard let a, let b else { return nil }
    return "[\(a),\(b)]"
  }

  /// What the parts of a picture stand for, by their identifiers in it. Nodes and clusters are numbers,
  /// their places in the picture's lists; below 0 stands for none. The identifier of an edge is 0 where
  /// it is made of the edge's role and ends.
  func picture(_ picture: ViewerPicture) -> String {
    let diagram = picture.diagram
    func places(_ ids: [String]) -> [String: Int] {
      Dictionary(zip(ids, ids.indices), uniquingKeysWith: { first, _ in first })
    }
    let nodePlaces = places(diagram.nodes.map(\.id))
    let clusterPlaces = places(diagram.clusters.map(\.id))
    let nodes = diagram.nodes.map { node in
      let place = node.fullName.flatMap { text in
        node.role == .coordinator
          ? coordinatorsByText[ExactString(text)] : screensByText[ExactString(text)]
      }
      let backs = node.actions.flatMap(\.targets).filter { !$0.hasEdge }
        .compactMap { nodePlaces[$0.node] }
      return Self.row([
        JSONText.quoted(node.id), JSONText.quoted(node.name), JSONText.quoted(node.role.rawValue),
        "\(node.role == .entry ? -1 : place ?? -1)",
        "\(node.cluster.flatMap { clusterPlaces[$0] } ?? -1)",
        Self.row(backs.map { "\($0)" }),
      ])
    }
    let clusters = diagram.clusters.map { cluster in
      let place = cluster.fullName.flatMap { coordinatorsByText[ExactString($0)] }
      return Self.row([
        JSONText.quoted(cluster.id), JSONText.quoted(cluster.name), "\(place ?? -1)",
        "\(cluster.parent.flatMap { clusterPlaces[$0] } ?? -1)",
        Self.row(cluster.members.map { JSONText.quoted($0.id) }),
      ])
    }
    let edges = diagram.edges.map { edge in
      let isUsual = edge.id == "\(edge.role.rawValue)--\(edge.tail)--\(edge.head)"
      return Self.row([
        isUsual ? "0" : JSONText.quoted(edge.id), "\(nodePlaces[edge.tail] ?? -1)",
        "\(nodePlaces[edge.head] ?? -1)", JSONText.quoted(edge.role.rawValue),
      ])
    }
    return JSONText.object([
      ("name", JSONText.quoted(picture.name)), ("title", JSONText.quoted(diagram.title)),
      ("nodes", Self.row(nodes)), ("clusters", Self.row(clusters)), ("edges", Self.row(edges)),
    ])
  }

  private static func row(_ cells: [String]) -> String { "[" + cells.joined(separator: ",") + "]" }
}

/// Texts, each of which is kept once.
struct TextTable {
  private(set) var texts: [String] = []
  private var places: [ExactString: Int] = [:]

  /// Returns the place of a text, which is added where it is new.
  mutating func place(of text: String) -> Int {
    let key = ExactString(text)
    if let place = places[key] { return place }
    places[key] = texts.count
    texts.append(text)
    return texts.count - 1
  }
}
