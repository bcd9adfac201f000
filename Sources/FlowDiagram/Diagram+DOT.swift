extension Diagram {
  /// The diagram as canonical DOT: the same bytes for the same diagram, everywhere.
  ///
  ///     Diagram(
  ///       title: "Shop", direction: .leftToRight,
  ///       nodes: [.init(id: "cart", label: "Cart", role: .screen)]
  ///     ).dot(theme: DiagramTheme())
  ///
  ///     digraph "Shop" {
  ///       graph [label="Shop", rankdir="LR"];
  ///       "cart" [id="cart", label="Cart"];
  ///     }
  ///
  /// Boxes, frames and arrows come in the order they have here, attributes sorted, each
  /// statement on a line of its own, and everything is quoted. O(*n*).
  public func dot(theme: DiagramTheme = .default) -> String {
    var writer = DOTWriter(diagram: self, theme: theme)
    return writer.write()
  }
}
