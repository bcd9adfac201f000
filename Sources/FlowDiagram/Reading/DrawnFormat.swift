package import FlowGraph

/// A text format whose texts can be read back, as far as they show a flow.
///
/// This is for texts that somebody committed, in a Markdown page or beside it: the graph that they
/// were made of is not at hand. Everything else keeps the graph.
package protocol DrawnFormat: DiagramFormat {
  /// Reads a text that the format wrote; of any other, what looks like it. O(*n*).
  func drawnFlow(in text: String) -> DrawnFlow
}

extension DrawnFormat {
  /// Returns the flow that an old text was made of; nil where the text does not show enough.
  ///
  /// What the text leaves out is taken to be as it is now. A flow is returned only if the text made
  /// of it shows the same as the old one.
  ///
  /// - Parameters:
  ///   - old: The old text.
  ///   - now: The flow as it is.
  ///   - write: Returns the text of a flow, with the options that the old one was made with.
  package func flow(
    writtenAs old: String, before now: FlowGraph, write: (FlowGraph) throws -> String
  ) -> FlowGraph? {
    guard let text = try? write(now) else { return nil }
    let was = drawnFlow(in: old)
    return was.flows(before: now, drawn: drawnFlow(in: text)).first {
      (try? write($0)).map(drawnFlow) == was
    }
  }
}
