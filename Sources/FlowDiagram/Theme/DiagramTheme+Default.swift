extension DiagramTheme {
  /// Calm colours on white; kinds of edge differ in line and head as well as in colour.
  public static let `default` = DiagramTheme(
    graph: .init(
      backgroundColor: "#ffffff", fontColor: "#1f2933", fontName: fonts, fontSize: 12,
      nameAlignment: .left, namePlace: .bottom, nodeSpacing: 0.25, padding: 0.2, rankSpacing: 0.5),
    node: .init(
      color: "#52667a", fillColor: "#ffffff", fontColor: "#1f2933", fontName: fonts, fontSize: 12,
      height: 0.3, margin: .init(0), penWidth: 1.2, shape: .box, style: [.rounded, .filled]),
    edge: .init(
      arrowSize: 0.7, color: "#3e5c76", fontColor: "#33475b", fontName: fonts, fontSize: 11,
      penWidth: 1.3),
    cluster: .init(
      color: "#a9b8c6", fontColor: "#334e68", fontSize: 11, margin: .init(8),
      nameAlignment: .left, namePlace: .top, penWidth: 1.0, style: [.rounded, .filled]),
    clusterFills: ["#f2f6fa", "#e6edf5", "#dae5ef", "#cedce9"],
    legend: .init(fontColor: "#52606d", fontSize: 10),
    nodes: [
      .entry: .init(
        color: "#1f2933", fillColor: "#1f2933", fontColor: "#ffffff", fontSize: 11),
      .coordinator: .init(color: "#334e68", fillColor: "#dae5ef", penWidth: 1.6, style: [.filled]),
      .container: .init(fillColor: "#f3faf8"),
      .alert: .init(style: [.rounded, .filled, .dashed]),
    ],
    edges: [
      .root: .init(arrowHead: .normal, color: "#1f2933"),
      .push: .init(arrowHead: .normal),
      .replace: .init(
        arrowEnds: .both, arrowHead: .normal, arrowTail: .tee, color: "#5f6b1e",
        fontColor: "#525c1a"),
      .present: .init(
        arrowHead: .empty, color: "#1f6aa5", fontColor: "#1b5a8c", penWidth: 1.6, style: [.dashed]),
      .tab: .init(arrowHead: .dot, color: "#2d7d76", fontColor: "#256862", penWidth: 1.6),
      .embed: .init(
        arrowEnds: .back, arrowTail: .odiamond, color: "#6b5b95", fontColor: "#5c4d82"),
      .pop: .init(
        arrowHead: .vee, color: "#7b8794", fontColor: "#616e7c", penWidth: 1.3, style: [.dotted]),
      .dismiss: .init(
        arrowHead: .tee, color: "#7b8794", fontColor: "#616e7c", penWidth: 1.3, style: [.dotted]),
      .link: .init(arrowEnds: .back, arrowTail: .diamond, color: "#334e68"),
      .presents: .init(
        arrowHead: .open, color: "#829ab1", fontColor: "#616e7c", fontSize: 10, style: [.dashed]),
      .guide: .init(arrowEnds: .neither, color: "#829ab1", penWidth: 1.0, style: [.dashed]),
    ],
    highlighted: .init(
      node: .init(color: "#b44d12", fillColor: "#fff3c4", penWidth: 3.0),
      cluster: .init(color: "#b44d12", penWidth: 3.0)),
    marked: .init(
      node: .init(
        color: "#ab091e", penWidth: 2.0, style: [.rounded, .filled, .dashed]),
      cluster: .init(
        color: "#ab091e", fontColor: "#8a041a", penWidth: 2.0, style: [.rounded, .filled, .dashed]),
      edge: .init(color: "#ab091e", fontColor: "#8a041a", penWidth: 2.0)),
    changed: [
      .added: .init(
        node: .init(color: "#1b7f4b", fillColor: "#e3f6ea", fontColor: "#14603a", penWidth: 3.0),
        cluster: .init(color: "#1b7f4b", fontColor: "#14603a", penWidth: 3.0),
        edge: .init(color: "#1b7f4b", fontColor: "#14603a", penWidth: 3.2)),
      .removed: .init(
        node: .init(
          color: "#7b8794", fillColor: "#ffffff", fontColor: "#616e7c",
          style: [.rounded, .filled, .dashed]),
        cluster: .init(
          color: "#7b8794", fillColor: "#ffffff", fontColor: "#616e7c",
          style: [.rounded, .filled, .dashed]),
        edge: .init(color: "#9aa5b1", fontColor: "#616e7c", penWidth: 0.8, style: [.dashed])),
    ])

  /// Found on macOS, on Debian and by browsers; what they lack, Japanese for one, is taken from
  /// whatever font has it.
  private static let fonts = "Helvetica,Arial,sans-serif"

  /// Black on white, for print: kinds of node and edge differ in shape, line and head alone.
  public static let mono: DiagramTheme = {
    var theme = DiagramTheme.default
    let ink = Look(color: black, fontColor: black)
    theme.graph.fontColor = black
    theme.node.override(with: ink)
    theme.edge.override(with: ink)
    theme.cluster.override(with: Look(color: grey, fontColor: black))
    theme.clusterFills = ["#ffffff", "#f4f4f4", "#ebebeb", "#e2e2e2"]
    theme.legend.fontColor = black
    theme.nodes = theme.nodes.mapValues(\.withoutColors)
    theme.nodes[.entry]?.fillColor = black
    theme.nodes[.coordinator]?.fillColor = "#e2e2e2"
    theme.nodes[.entry]?.fontColor = "#ffffff"
    theme.edges = theme.edges.mapValues(\.withoutColors)
    theme.highlighted = .init(
      node: .init(fillColor: "#d0d0d0", penWidth: 3.5), cluster: .init(color: black, penWidth: 3.5))
    theme.marked = theme.marked.withoutColors
    theme.marked.cluster.color = black
    theme.changed = theme.changed.mapValues(\.withoutColors)
    return theme
  }()

  private static let black: Color = "#000000"
  private static let grey: Color = "#808080"
}

extension DiagramTheme.Emphasis {
  fileprivate var withoutColors: Self {
    Self(node: node.withoutColors, cluster: cluster.withoutColors, edge: edge.withoutColors)
  }
}
