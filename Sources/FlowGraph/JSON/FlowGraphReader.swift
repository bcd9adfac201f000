import Escaping
import FlowTrace

/// Reads a graph from its JSON.
struct FlowGraphReader {
  typealias Failure = JSONScanner.Failure

  private let root: JSONRow
  private var names: [ExactString: FlowGraph.Name] = [:]

  /// - Throws: where and why this is not the JSON of a graph.
  init(_ bytes: UnsafeBufferPointer<UInt8>) throws(Failure) {
    var scanner = JSONScanner(bytes)
    root = try JSONRow(&scanner)
    try scanner.expectEnd()
    guard try root.string("format") == FlowGraphHeader.format else {
      throw root.fail("format", "must be '\(FlowGraphHeader.format)'. This is not a stored graph.")
    }
  }

  /// Checks that this program reads the version in which the graph was written.
  func expectVersion() throws(Failure) {
    let version = try root.string("version")
    let major = FlowGraphHeader.version.major
    guard version.split(separator: ".").first == "\(major)" else {
      throw root.fail("version", "is \(version). This program reads version \(major).x.")
    }
  }

  /// - Throws: where and why something is not what it has to be.
  mutating func graph() throws(Failure) -> FlowGraph {
    try readNames()
    let app = try root.string("app")
    var graph = FlowGraph(
      app: app, launches: root.has("launches") ? try root.strings("launches") : [""],
      coordinators: try root.strings("coordinators").map(name),
      screens: try root.strings("screens").map(name), links: try links(),
      presents: try presents())
    let apps = try root.strings("apps")
    if !apps.isEmpty { graph.apps = Set(apps.map { ExactString($0) }) }
    graph.standInSet = graph.screenSet.intersection(try root.strings("standIns").map(name))
    for row in try root.rows("transitions") { try add(row, to: &graph) }
    return graph
  }

  private mutating func readNames() throws(Failure) {
    for row in try root.rows("names") {
      let text = try row.string("name")
      let name = FlowGraph.Name(
        type: try row.string("type"), label: try row.optionalString("label"))
      guard names.updateValue(name, forKey: ExactString(text)) == nil else {
        throw row.fail("name", "is a duplicate of '\(text)'")
      }
    }
  }

  private func name(_ text: String) -> FlowGraph.Name {
    names[ExactString(text)] ?? FlowGraph.Name(type: text)
  }

  private func links() throws(Failure) -> [FlowGraph.Link] {
    var links: [FlowGraph.Link] = []
    for row in try root.rows("links") {
      links.append(
        .init(parent: name(try row.string("parent")), child: name(try row.string("child"))))
    }
    return links
  }

  private func presents() throws(Failure) -> [FlowGraph.Presentation] {
    var presents: [FlowGraph.Presentation] = []
    for row in try root.rows("presents") {
      presents.append(
        .init(
          coordinator: name(try row.string("coordinator")),
          screen: name(try row.string("screen"))))
    }
    return presents
  }

  private func add(_ row: JSONRow, to graph: inout FlowGraph) throws(Failure) {
    let kind = try row.string("kind")
    guard let known = TransitionKind(rawValue: kind) else {
      let kinds = TransitionKind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw row.fail("kind", "must be one of \(kinds), not '\(TerminalText.escaped(kind))'")
    }
    let transition = FlowGraph.Transition(
      from: try row.optionalString("from").map(name), to: name(try row.string("to")), kind: known,
      trigger: try row.string("trigger"), by: agent(try row.string("by")))
    let count = row.has("count") ? try row.count("count") : 1
    graph.add(transition, count: count, isInferred: try row.flag("inferred"))
  }

  private func agent(_ text: String) -> FlowGraph.Agent {
    switch text {
    case "system": .system
    case "app": .app
    case "unknown": .unknown
    default: .coordinator(name(text))
    }
  }
}
