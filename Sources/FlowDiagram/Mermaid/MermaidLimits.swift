/// The most that Mermaid draws: beyond, it shows an error in place of the diagram.
///
/// A page may set other limits for its diagrams, but not a diagram for itself.
public struct MermaidLimits: Sendable, Hashable {
  /// The most UTF-16 units of a diagram's text: Mermaid's `maxTextSize`.
  public var textSize: Int
  /// The most edges of a flowchart: Mermaid's `maxEdges`.
  public var edges: Int

  public init(textSize: Int, edges: Int) {
    self.textSize = textSize
    self.edges = edges
  }

  /// The limits that Mermaid documents and GitHub uses.
  public static let published = MermaidLimits(textSize: 50_000, edges: 500)
}

/// A diagram that Mermaid would not draw.
public enum MermaidError: Error, Sendable, Hashable {
  /// There are more edges than Mermaid draws.
  case tooManyEdges(count: Int, limit: Int)
  /// The text is longer than Mermaid reads, in UTF-16 units.
  case tooLong(count: Int, limit: Int)
}

extension MermaidError: CustomStringConvertible {
  public var description: String {
    switch self {
    case .tooManyEdges(let count, let limit):
      """
      Mermaid draws at most \(limit) arrows, and there are \(count). Draw another view or a part \
      of it, or write SVG, which has no such limit.
      """
    case .tooLong(let count, let limit):
      """
      Mermaid reads at most \(limit) characters, and this would take \(count). Draw another view \
      or a part of it, or write SVG or an outline, which have no such limit.
      """
    }
  }
}

extension MermaidLimits {
  func check(edges count: Int) throws(MermaidError) {
    guard count <= edges else { throw .tooManyEdges(count: count, limit: edges) }
  }

  func check(text: String) throws(MermaidError) {
    let count = text.utf16.count
    guard count <= textSize else { throw .tooLong(count: count, limit: textSize) }
  }
}
