package import FlowGraph

/// How sessions used what a diagram shows.
package struct DiagramUses: Sendable, Hashable {
  /// The number of sessions; nil where it is not known.
  package var sessions: Int?
  /// By screen.
  package var screens: [FlowGraph.Name: Diagram.Use]

  package init(sessions: Int?, screens: [FlowGraph.Name: Diagram.Use]) {
    self.sessions = sessions
    self.screens = screens
  }

  /// The words of a diagram's title; nil where the number of sessions is not known.
  var title: String? { sessions.map { $0 == 1 ? "1 session" : "\($0) sessions" } }
}
