import ArgumentParser
import FlowDiagram
import FlowGraph

/// The options for drawing a graph.
struct DiagramArguments: ParsableArguments {
  @Option(
    help: """
      How transitions back are drawn: none leaves them out; rows adds a row without an arrow, \
      except for back buttons and swipes that only undo a push or a presentation; edges draws all \
      of them with arrows.
      """)
  var backs = Backs.rows

  @Flag(
    help: """
      Draw transitions that occurred more often with thicker lines; of a summary, also write counts \
      and, for each screen, how many sessions saw it, how many ended there, and for how long it was on display.
      """)
  var weights = false

  @Flag(help: "Separate screens of one class that have different titles.")
  var instances = false

  @Flag(
    inversion: .prefixedNo,
    help: "Mark what coordgraph check finds, and the transitions that caused it.")
  var verdicts = true

  @Flag(inversion: .prefixedNo, help: "Add a legend.")
  var legend = true

  @Flag(help: "Write full type names: HomeViewController instead of Home.")
  var longNames = false

  @Option(help: "The theme: default, mono (for print), or a theme file.")
  var theme = ThemeArgument.default

  @Option(help: "The direction of most edges: TB or LR. (default: what fits a page)")
  var rankdir: Diagram.Direction?

  @Option(
    help: ArgumentHelp(
      "Draw only this screen or coordinator and its surroundings. May be repeated.",
      valueName: "name"))
  var focus: [String] = []

  @Option(
    help: ArgumentHelp(
      "The maximum distance from --focus, in edges. (default: 1)", valueName: "steps"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Draw only this coordinator and everything in it. May be repeated.", valueName: "coordinator")
  )
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw this coordinator and everything in it as one node. May be repeated.",
      valueName: "coordinator"))
  var collapse: [String] = []

  @Option(
    help: ArgumentHelp(
      "Collapse coordinators until about this many nodes are left.", valueName: "nodes"))
  var overview: Int?

  @Option(
    help: ArgumentHelp(
      "Highlight this screen or coordinator. May be repeated.", valueName: "name"))
  var highlight: [String] = []

  func validate() throws {
    if let depth, depth < 0 {
      throw ValidationError("--depth must be 0 or more, not \(depth).")
    }
    if let overview, overview < 1 {
      throw ValidationError("--overview must be 1 or more, not \(overview).")
    }
  }
}

extension DiagramArguments {
  /// Whether the whole graph is drawn.
  var isWhole: Bool { only.isEmpty && focus.isEmpty }

  /// How a drawing distinguishes screens of one class.
  var naming: ScreenNaming { instances ? .forDrawingInstances : .forDrawing }

  /// Returns the part of the graph to draw.
  ///
  /// - Throws: `UnknownName`.
  func narrowed(_ graph: FlowGraph) throws -> FlowGraph {
    var graph = graph
    if !only.isEmpty { graph = graph.only(try Self.names(only, in: graph, among: .coordinators)) }
    if !focus.isEmpty {
      graph = graph.focusing(on: try Self.names(focus, in: graph), depth: depth ?? 1)
    }
    return graph
  }

  /// Returns what the diagram of a graph shows.
  ///
  /// - Parameter overview: the overview of the part that is drawn, with `--overview`.
  /// - Throws: `UnknownName`.
  func options(of graph: FlowGraph, overview: FlowOverview? = nil) throws -> DiagramOptions {
    var collapsed = try Self.names(collapse, in: graph, among: .coordinators)
    if let overview { collapsed.formUnion(overview.collapsed) }
    return DiagramOptions(
      backs: backs, showsWeights: weights, usesLongNames: longNames, direction: rankdir,
      collapsed: collapsed, highlighted: try Self.names(highlight, in: graph),
      part: try title(ofPartOf: graph))
  }

  /// Returns a hint how to see more, for an overview with less than half of the nodes it may have, and
  /// a note on one with more.
  func note(on found: FlowOverview?, of part: FlowGraph) -> String? {
    guard let most = overview, let found else { return nil }
    if found.isBeyondLimit {
      return
        "note: the overview has \(found.nodes) nodes; with at most \(most), it would be a single node"
    }
    guard let next = found.next, found.nodes * 2 <= most else { return nil }
    return "note: the overview has \(found.nodes) of at most \(most) nodes; "
      + "--overview \(next.nodes) also opens \(part.names[next.coordinator])"
  }

  /// Returns the name of the part that is drawn: `only AuthCoordinator, within 2 steps of Login`; nil for
  /// the whole graph.
  private func title(ofPartOf graph: FlowGraph) throws -> String? {
    guard !isWhole else { return nil }
    let names = graph.names
    func list(_ found: [FlowGraph.Name]) -> String {
      found.map { names[$0] }.inWords("and")
    }
    var parts: [String] = []
    if !only.isEmpty {
      parts.append("only \(list(try NameLookup(graph, among: .coordinators).names(only)))")
    }
    if !focus.isEmpty {
      let steps = depth ?? 1
      parts.append(
        "within \(steps) step\(steps == 1 ? "" : "s") of "
          + list(try NameLookup(graph).names(focus)))
    }
    return parts.joined(separator: ", ")
  }

  private static func names(
    _ texts: [String], in graph: FlowGraph, among kind: NameLookup.Kind = .everything
  ) throws(UnknownName) -> Set<FlowGraph.Name> {
    texts.isEmpty ? [] : Set(try NameLookup(graph, among: kind).names(texts))
  }
}

// The parser's own lists of values go through key paths, which are slow to set up.
extension Diagram.Direction: ExpressibleByArgument {
  /// The directions that can be passed, as help lists them.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension Backs: ExpressibleByArgument {
  /// The ways to draw ways back that can be passed, as help lists them.
  public static var allValueStrings: [String] { allCases.map { $0.rawValue } }
}

extension DiagramArguments {
  /// The options that were passed, without their hyphens.
  var given: [String] {
    let options: [(name: String, isGiven: Bool)] = [
      ("backs", backs != .rows), ("weights", weights), ("instances", instances),
      ("focus", !focus.isEmpty), ("depth", depth != nil), ("only", !only.isEmpty),
      ("collapse", !collapse.isEmpty), ("overview", overview != nil),
      ("highlight", !highlight.isEmpty), ("long-names", longNames), ("theme", theme != .default),
      ("rankdir", rankdir != nil), ("no-verdicts", !verdicts), ("no-legend", !legend),
    ]
    return options.filter(\.isGiven).map(\.name)
  }

  /// Whether steps are to be counted from nothing.
  var hasDepthAlone: Bool { depth != nil && focus.isEmpty }
}
