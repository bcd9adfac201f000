package import FlowDiagram
package import FlowGraph
import FlowTrace
package import FlowVerdicts

/// What the sessions of one version of the app show, which a page of a summary can show alone.
package struct ViewerVersion: Sendable {
  /// The version; empty where it is not known.
  package var name: String
  /// The graph of its sessions, with the names of the page's graph.
  package var graph: FlowGraph
  /// How its sessions used the screens.
  package var uses: DiagramUses
  /// How its flows ended.
  package var retained: [RetainedRates.Row]

  package init(
    name: String, graph: FlowGraph, uses: DiagramUses, retained: [RetainedRates.Row]
  ) {
    self.name = name
    self.graph = graph
    self.uses = uses
    self.retained = retained
  }

  /// The name, the number of sessions, the screens with how they were used, the places of the
  /// transitions, and the exits of coordinators with the rate of those that were retained.
  func json(_ tables: ViewerTables) -> String {
    let screens = graph.screens.compactMap { screen in
      tables.screen(screen).map { place in
        "[\(place),\(JSONText.quoted(uses.screens[screen]?.description ?? "never by itself"))]"
      }
    }
    let transitions = graph.transitions.compactMap(tables.transition).map(String.init)
    let rates = retained.compactMap { row in
      tables.coordinator(row.coordinator).map { place in
        let change = row.change.map(\.description).map(JSONText.quoted) ?? "null"
        let texts = [row.exit.rawValue, row.retained.description].map(JSONText.quoted)
        return "[\(place),\(texts.joined(separator: ",")),\(change)]"
      }
    }
    let lists = [screens, transitions, rates].map { "[\($0.joined(separator: ","))]" }
    return "[\(JSONText.quoted(name)),\(uses.sessions ?? 0),\(lists.joined(separator: ","))]"
  }
}
