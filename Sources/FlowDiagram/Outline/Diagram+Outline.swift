extension Diagram {
  /// The diagram in words, for terminals and for those who listen to it.
  ///
  ///     Diagram(
  ///       title: "Shop: screens", direction: .topToBottom,
  ///       nodes: [
  ///         .init(id: "list", label: "List", role: .screen),
  ///         .init(id: "cart", label: "Cart", role: .screen),
  ///       ],
  ///       edges: [
  ///         .init(id: "1", tail: "list", head: "cart", label: "tap \"Buy\"", role: .present),
  ///         .init(
  ///           id: "2", tail: "cart", head: "list", label: "swipe down\ntap \"Done\"",
  ///           role: .dismiss),
  ///       ]
  ///     ).outline()
  ///
  ///     Shop: screens
  ///
  ///     Screen List
  ///       tap "Buy" presents Cart
  ///     Screen Cart
  ///       swipe down or tap "Done" dismisses, back to List
  ///
  /// What a coordinator owns and shows stands under it; the ways out of a screen stand under the
  /// screen, a sentence a line. Nothing is wrapped: make the diagram without
  /// ``DiagramOptions/wrapsLabels``, or the lines of a wrapped label read like several triggers.
  /// Equal diagrams have equal outlines. O(*n*).
  public func outline() -> String {
    var writer = OutlineWriter(diagram: self)
    return writer.write()
  }
}
