import FlowGraph
import FlowTrace

extension FlowGraph {
  /// Makes a graph from lines of text; every type is put into the module named like the app.
  ///
  /// `links` and `presents` read `Owner > Child, Child`; `transitions` read
  /// `kind From > To | trigger | by`, with `.` where nothing was on display. A line without the last
  /// column is by `by`.
  package static func make(
    _ app: String, links: [String] = [], presents: [String] = [], by: String = "app",
    transitions: String = ""
  ) -> FlowGraph {
    func name(_ type: some StringProtocol) -> Name { Name(type: "\(app).\(type)") }
    func pairs(_ lines: [String]) -> [(Name, Name)] {
      lines.flatMap { line in
        let parts = line.split(separator: " > ")
        return parts[1].split(separator: ", ").map { (name(parts[0]), name($0)) }
      }
    }
    return FlowGraph(
      app: app,
      links: pairs(links).map { Link(parent: $0.0, child: $0.1) },
      presents: pairs(presents).map { Presentation(coordinator: $0.0, screen: $0.1) },
      transitions: transitions.split(separator: "\n").map { line in
        let columns = line.split(separator: " | ")
        let words = columns[0].split(separator: " ")
        return Transition(
          from: words[1] == "." ? nil : name(words[1]), to: name(words[3]),
          kind: TransitionKind(rawValue: String(words[0]))!, trigger: String(columns[1]),
          by: agent(columns.count > 2 ? columns[2] : by[...], name: name))
      })
  }

  /// Makes a graph of the app `App`, as ``make(_:links:presents:by:transitions:)`` does.
  package static func make(
    links: [String] = [], presents: [String] = [], _ transitions: String = ""
  ) -> FlowGraph {
    make("App", links: links, presents: presents, transitions: transitions)
  }

  private static func agent(_ text: Substring, name: (Substring) -> Name) -> Agent {
    switch text {
    case "system": .system
    case "app": .app
    case "unknown": .unknown
    default: .coordinator(name(text))
    }
  }
}

extension FlowGraph.Name {
  /// A type of the module `App`.
  package static func app(_ type: some StringProtocol) -> Self { Self(type: "App.\(type)") }
}
