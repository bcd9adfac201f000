package import FlowGraph

/// How sessions used what a diagram shows.
package struct DiagramUses: Sendable, Hashable {
  /// The number of sessions.
  package var sessions: Int
  /// By screen.
  package var screens: [FlowGraph.Name: Diagram.Use]

  package init(sessions: Int, screens: [FlowGraph.Name: Diagram.Use]) {
    self.sessions = sessions
    self.screens = screens
  }

  /// The words of a diagram's title.
  var title: String { sessions == 1 ? "1 session" : "\(sessions) sessions" }
}
