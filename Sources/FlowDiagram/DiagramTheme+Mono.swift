extension DiagramTheme {
  /// Black on white, for print: kinds of box and arrow differ in shape, line and head alone.
  public static let mono: DiagramTheme = {
    var theme = DiagramTheme.default
    let ink = ["color": black, "fontcolor": black]
    theme.graph["fontcolor"] = black
    theme.node.merge(ink) { $1 }
    theme.edge.merge(ink) { $1 }
    theme.cluster.merge(["color": grey, "fontcolor": black]) { $1 }
    theme.clusterFills = [white, "#f4f4f4", "#ebebeb", "#e2e2e2"]
    theme.legend.merge(["color": grey]) { $1 }
    theme.nodes = theme.nodes.mapValues(withoutColors)
    theme.nodes[.entry]?["fillcolor"] = black
    theme.nodes[.coordinator]?["fillcolor"] = "#e2e2e2"
    theme.nodes[.anchor]?["fillcolor"] = black
    theme.edges = theme.edges.mapValues(withoutColors)
    theme.highlighted = .init(
      node: ["fillcolor": "#d0d0d0", "penwidth": "3.5"],
      cluster: ["color": black, "penwidth": "3.5"])
    theme.marked.node = withoutColors(theme.marked.node)
    theme.marked.cluster = withoutColors(theme.marked.cluster).merging(["color": black]) { $1 }
    theme.marked.edge = withoutColors(theme.marked.edge)
    theme.changed = theme.changed.mapValues { emphasis in
      .init(
        node: withoutColors(emphasis.node), cluster: withoutColors(emphasis.cluster),
        edge: withoutColors(emphasis.edge))
    }
    return theme
  }()

  private static let black = "#000000"
  private static let grey = "#808080"
  private static let white = "#ffffff"

  private static func withoutColors(_ attributes: Attributes) -> Attributes {
    attributes.filter { !$0.key.hasSuffix("color") }
  }
}
