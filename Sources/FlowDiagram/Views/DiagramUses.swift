package import FlowGraph
package import FlowVerdicts

/// How sessions used what a diagram shows.
package struct DiagramUses: Sendable, Hashable {
  /// The number of sessions; nil where it is not known.
  package var sessions: Int?
  /// By screen.
  package var screens: [FlowGraph.Name: Diagram.Use]
  /// Of the flows that ended, the share whose coordinator was retained.
  package var retained: [FlowGraph.Name: Proportion]

  package init(
    sessions: Int? = nil, screens: [FlowGraph.Name: Diagram.Use] = [:],
    retained: [FlowGraph.Name: Proportion] = [:]
  ) {
    self.sessions = sessions
    self.screens = screens
    self.retained = retained
  }

  /// The words of a diagram's title; nil where the number of sessions is not known.
  var title: String? { sessions.map { $0 == 1 ? "1 session" : "\($0) sessions" } }
}
