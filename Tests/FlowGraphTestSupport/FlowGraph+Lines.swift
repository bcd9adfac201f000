import FlowGraph
import FlowTrace

extension FlowGraph {
  /// Makes a graph from lines of text; every type is put into the module `App`.
  ///
  /// `links` and `presents` read `Owner > Child, Child`; `transitions` read
  /// `kind From > To | trigger | by`, with `.` where nothing was on display.
  package static func make(
    links: [String] = [], presents: [String] = [], _ transitions: String = ""
  ) -> FlowGraph {
    FlowGraph(
      app: "App",
      links: pairs(links).map { Link(parent: $0.0, child: $0.1) },
      presents: pairs(presents).map { Presentation(coordinator: $0.0, screen: $0.1) },
      transitions: transitions.split(separator: "\n").map { line in
        let columns = line.split(separator: " | ")
        let words = columns[0].split(separator: " ")
        return Transition(
          from: words[1] == "." ? nil : .app(words[1]), to: .app(words[3]),
          kind: TransitionKind(rawValue: String(words[0]))!, trigger: String(columns[1]),
          by: agent(columns[2]))
      })
  }

  private static func pairs(_ lines: [String]) -> [(Name, Name)] {
    lines.flatMap { line in
      let parts = line.split(separator: " > ")
      return parts[1].split(separator: ", ").map { (Name.app(parts[0]), Name.app($0)) }
    }
  }

  private static func agent(_ text: Substring) -> Agent {
    switch text {
    case "system": .system
    case "app": .app
    case "unknown": .unknown
    default: .coordinator(.app(text))
    }
  }
}

extension FlowGraph.Name {
  /// A type of the module `App`.
  package static func app(_ type: some StringProtocol) -> Self { Self(type: "App.\(type)") }
}
