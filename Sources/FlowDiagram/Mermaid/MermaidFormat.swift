public import FlowPaths

/// A Mermaid flowchart or sequence diagram, which many sites draw where it stands in Markdown.
public struct MermaidFormat: DiagramFormat, SequenceFormat {
  /// How much Mermaid draws where the text will be shown.
  public var limits: MermaidLimits

  public init(limits: MermaidLimits = .published) {
    self.limits = limits
  }

  /// `mermaid`, which chooses both kinds of diagram.
  public var name: String { "mermaid" }
  /// `mmd`, as Mermaid's own tools have it.
  public var fileExtension: String { "mmd" }
  /// `mermaid`, which many sites draw.
  public var fenceLanguage: String { "mermaid" }

  /// Returns ``Diagram/mermaid(limits:)``.
  ///
  /// - Throws: ``MermaidError`` for a diagram beyond the limits.
  public func text(of diagram: Diagram) throws(MermaidError) -> String {
    try diagram.mermaid(limits: limits)
  }

  /// Returns `FlowSequence.mermaid(limits:)`.
  ///
  /// - Throws: ``MermaidError`` for a session beyond the limits.
  public func text(of sequence: FlowSequence) throws(MermaidError) -> String {
    try sequence.mermaid(limits: limits)
  }
}

extension TextFormat where Self == MermaidFormat {
  /// A Mermaid flowchart or sequence diagram within the limits that Mermaid publishes.
  public static var mermaid: Self { MermaidFormat() }

  /// A Mermaid flowchart or sequence diagram within limits of your own.
  public static func mermaid(limits: MermaidLimits) -> Self { MermaidFormat(limits: limits) }
}

extension Diagram {
  /// Returns the diagram as a Mermaid flowchart, for Markdown: the same bytes for the same diagram.
  ///
  ///     try Diagram(
  ///       title: "Shop", direction: .leftToRight,
  ///       nodes: [
  ///         .init(id: "screen-List", name: "List", role: .screen),
  ///         .init(id: "screen-Cart", name: "Cart", role: .screen),
  ///       ],
  ///       edges: [
  ///         .init(
  ///           id: "1", tail: "screen-List", head: "screen-Cart", role: .push,
  ///           rows: [.trigger("tap \"Buy\"")])
  ///       ]
  ///     ).mermaid()
  ///
  ///     ---
  ///     title: "Shop"
  ///     ---
  ///     flowchart LR
  ///       accTitle: Shop
  ///       screen_List("List"):::screen
  ///       screen_Cart("Cart"):::screen
  ///       screen_List -->|"tap #quot;Buy#quot;"| screen_Cart
  ///       classDef screen fill:#f2f6fa,stroke:#52667a,color:#1f2933
  ///
  /// It has what ``dot(theme:)`` has: every node, cluster, edge and label. Colours do for light pages
  /// and dark ones. O(*n*).
  ///
  /// - Parameter limits: The most that Mermaid draws where the text will be shown.
  /// - Throws: ``MermaidError`` for a diagram beyond the limits.
  public func mermaid(
    limits: MermaidLimits = .published
  ) throws(MermaidError) -> String {
    let drawn = MermaidEdge.all(of: self)
    try limits.check(edges: drawn.count)
    var writer = MermaidWriter(diagram: self, edges: drawn)
    let text = writer.write()
    try limits.check(text: text)
    return text
  }
}
