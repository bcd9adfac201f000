import ArgumentParser
import FlowGraph

/// A screen that an option names.
enum ScreenArgument {
  /// The screen of that name.
  ///
  /// - Throws: `ValidationError` when no screen is called that, with those whose names come
  ///   nearest, and when several are.
  static func read(_ text: String, in graph: FlowGraph) throws -> FlowGraph.Name {
    let names = graph.names
    func list(_ screens: [FlowGraph.Name]) -> String {
      screens.map { names[$0] }.joined(separator: ", ")
    }
    switch ScreenQuery(in: graph)(text) {
    case .screen(let screen): return screen
    case .ambiguous(let screens):
      throw ValidationError("Several screens are called \(text): \(list(screens)).")
    case .unknown(let nearest):
      throw ValidationError("No screen is called \(text); the nearest are \(list(nearest)).")
    }
  }
}
