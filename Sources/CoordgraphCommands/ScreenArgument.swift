import ArgumentParser
import FlowGraph

/// A screen that an option names.
enum ScreenArgument {
  /// The screen of that name.
  ///
  /// - Throws: `UnknownName` when no screen is called that, and `ValidationError` when several are.
  static func read(_ text: String, in graph: FlowGraph) throws -> FlowGraph.Name {
    let names = graph.names
    switch ScreenQuery(in: graph)(text) {
    case .screen(let screen): return screen
    case .ambiguous(let screens):
      let list = screens.map { names[$0] }.joined(separator: ", ")
      throw ValidationError("'\(text)' is the name of several screens: \(list).")
    case .unknown(let nearest):
      throw UnknownName(
        name: text, role: "screen", nearest: nearest, hasOthers: !graph.screens.isEmpty)
    }
  }
}
