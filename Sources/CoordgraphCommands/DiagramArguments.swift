import ArgumentParser
import FlowDiagram
import FlowGraph

/// What to draw of a graph, and how.
struct DiagramArguments: ParsableArguments {
  @Flag(help: "Draw plain ways back, too: those that only undo a push or a presentation.")
  var backs = false

  @Flag(help: "Draw ways that were taken more often with thicker lines.")
  var weights = false

  @Flag(help: "Keep screens of one class apart where they have different titles.")
  var instances = false

  @Flag(inversion: .prefixedNo, help: "Mark what outlives its screens, and what caused it.")
  var verdicts = true

  @Flag(inversion: .prefixedNo, help: "Explain the lines and shapes in the drawing.")
  var legend = true

  @Flag(help: "Write HomeViewController where Home would be clear.")
  var longNames = false

  @Option(help: "How it looks: default, mono for print, or a theme file.")
  var theme = ThemeArgument.default

  @Option(help: "Which way the arrows mostly lead: TB or LR. (default: by view)")
  var rankdir: Diagram.Direction?

  @Option(
    help: ArgumentHelp(
      "Draw only what is near a screen or coordinator. May be repeated.", valueName: "name"))
  var focus: [String] = []

  @Option(
    help: ArgumentHelp(
      "How many steps away from the focus is near. (default: 1)", valueName: "steps"))
  var depth: Int?

  @Option(
    help: ArgumentHelp(
      "Draw only a coordinator and all that is in it. May be repeated.", valueName: "coordinator"))
  var only: [String] = []

  @Option(
    help: ArgumentHelp(
      "Draw a coordinator and all that is in it as one box. May be repeated.",
      valueName: "coordinator"))
  var collapse: [String] = []

  @Option(
    help: ArgumentHelp(
      "Collapse coordinators until at most so many boxes are left.", valueName: "boxes"))
  var overview: Int?

  @Option(
    help: ArgumentHelp(
      "Make a screen or coordinator stand out. May be repeated.", valueName: "name"))
  var highlight: [String] = []

  func validate() throws {
    if let depth, depth < 0 {
      throw ValidationError("--depth counts steps: give it 0 or more, not \(depth).")
    }
    if let overview, overview < 1 {
      throw ValidationError("--overview counts boxes: give it 1 or more, not \(overview).")
    }
  }
}

extension DiagramArguments {
  /// The part of the graph that is to be drawn.
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

  /// What to show of a graph.
  ///
  /// - Parameter overview: what of the part that is drawn fits, where that was asked for.
  /// - Throws: `UnknownName`.
  func options(of graph: FlowGraph, overview: FlowOverview? = nil) throws -> DiagramOptions {
    var collapsed = try Self.names(collapse, in: graph, among: .coordinators)
    if let overview { collapsed.formUnion(overview.collapsed) }
    return DiagramOptions(
      showsBacks: backs, showsWeights: weights, usesLongNames: longNames, direction: rankdir,
      collapsed: collapsed, highlighted: try Self.names(highlight, in: graph),
      part: try title(ofPartOf: graph))
  }

  /// How to see more, where an overview shows less than half of what it may.
  func note(on found: FlowOverview?, of part: FlowGraph) -> String? {
    guard let most = overview, let found, let next = found.next, found.boxes * 2 <= most else {
      return nil
    }
    let boxes = found.boxes == 1 ? "1 box" : "\(found.boxes) boxes"
    return "note: the overview has \(boxes) of at most \(most); with --overview \(next.boxes), "
      + "\(part.names[next.coordinator]) opens"
  }

  /// What is left of a graph: `only AuthCoordinator, within 2 steps of Login`; nil for all of it.
  private func title(ofPartOf graph: FlowGraph) throws -> String? {
    guard !only.isEmpty || !focus.isEmpty else { return nil }
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

extension Diagram.Direction: ExpressibleByArgument {}
