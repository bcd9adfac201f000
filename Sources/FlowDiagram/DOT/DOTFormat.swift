/// Canonical DOT, which Graphviz draws: what `coordgraph render --no-legend --no-verdicts` writes.
public struct DOTFormat: DiagramFormat {
  /// How the diagram looks.
  public var theme: DiagramTheme

  public init(theme: DiagramTheme = .default) {
    self.theme = theme
  }

  /// `dot`, also the extension.
  public var name: String { "dot" }
  /// `dot`, which some sites draw.
  public var fenceLanguage: String { "dot" }

  /// Returns ``Diagram/dot(theme:)``.
  public func text(of diagram: Diagram) -> String { diagram.dot(theme: theme) }
}

extension TextFormat where Self == DOTFormat {
  /// Canonical DOT in the default theme.
  public static var dot: Self { DOTFormat() }

  /// Canonical DOT in a theme of your own.
  public static func dot(theme: DiagramTheme) -> Self { DOTFormat(theme: theme) }
}

extension Diagram {
  /// Returns the diagram as canonical DOT: the same bytes for the same diagram, everywhere.
  ///
  ///     Diagram(
  ///       title: "Shop", direction: .leftToRight,
  ///       nodes: [.init(id: "cart", name: "Cart", role: .screen)]
  ///     ).dot(theme: DiagramTheme())
  ///
  ///     digraph "Shop" {
  ///       graph [label="Shop", rankdir="LR"];
  ///       "cart" [id="cart", label="Cart"];
  ///     }
  ///
  /// Nodes, clusters and edges come in the order they have here, attributes sorted, each statement
  /// on a line of its own, and everything is quoted. A label over 4,096 bytes ends in an ellipsis;
  /// control characters and noncharacters become U+FFFD. O(*n*).
  public func dot(theme: DiagramTheme = .default) -> String {
    var writer = DOTWriter(diagram: self, theme: theme)
    return writer.write()
  }
}
