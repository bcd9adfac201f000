extension Diagram {
  /// The diagram as a Mermaid flowchart, for Markdown: the same bytes for the same diagram.
  ///
  ///     try Diagram(
  ///       title: "Shop", direction: .leftToRight,
  ///       nodes: [
  ///         .init(id: "screen-List", label: "List", role: .screen),
  ///         .init(id: "screen-Cart", label: "Cart", role: .screen),
  ///       ],
  ///       edges: [
  ///         .init(
  ///           id: "1", tail: "screen-List", head: "screen-Cart", label: "tap \"Buy\"", role: .push)
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
  /// It tells what ``dot(theme:)`` tells: every box, frame, arrow and label. Colours do for light
  /// pages and dark ones. O(*n*).
  ///
  /// - Parameter limits: what Mermaid draws at most, where the text will be shown.
  /// - Throws: ``MermaidError`` where it is more than that.
  public func mermaid(
    limits: MermaidLimits = .published
  ) throws(MermaidError) -> String {
    try limits.check(edges: MermaidArrow.all(of: self).count)
    var writer = MermaidWriter(diagram: self)
    let text = writer.write()
    try limits.check(text: text)
    return text
  }
}
