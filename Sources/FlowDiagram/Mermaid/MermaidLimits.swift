/// How much Mermaid draws: beyond, it shows an error in the place of the diagram.
///
/// A page may set other limits for its diagrams, but not a diagram for itself.
public struct MermaidLimits: Sendable, Hashable {
  /// Mermaid's `maxTextSize`: the most UTF-16 units of a diagram's text.
  public var textSize: Int
  /// Mermaid's `maxEdges`: the most arrows of a flowchart.
  public var edges: Int

  public init(textSize: Int, edges: Int) {
    self.textSize = textSize
    self.edges = edges
  }

  /// What Mermaid documents, and GitHub goes by.
  public static let published = MermaidLimits(textSize: 50_000, edges: 500)
}
