extension DiagramTheme {
  /// Calm colours on white; kinds of arrow differ in line and head as well as in colour.
  public static let `default` = DiagramTheme(
    graph: [
      "bgcolor": "#ffffff",
      "fontcolor": "#1f2933",
      "fontname": fonts,
      "fontsize": "18",
      "labeljust": "l",
      "labelloc": "t",
      "nodesep": "0.45",
      "pad": "0.35",
      "ranksep": "0.6",
    ],
    node: [
      "color": "#52667a",
      "fillcolor": "#ffffff",
      "fontcolor": "#1f2933",
      "fontname": fonts,
      "fontsize": "13",
      "height": "0.5",
      "margin": "0.2,0.1",
      "penwidth": "1.2",
      "shape": "box",
      "style": "rounded,filled",
    ],
    edge: [
      "arrowsize": "0.8",
      "color": "#3e5c76",
      "fontcolor": "#3d4852",
      "fontname": fonts,
      "fontsize": "11",
      "penwidth": "1.3",
    ],
    // Arrows mostly come in from above: names stand where fewer of them cross.
    cluster: [
      "color": "#a9b8c6",
      "fontcolor": "#334e68",
      "fontsize": "13",
      "labelloc": "b",
      "margin": "16",
      "penwidth": "1.0",
      "style": "rounded,filled",
    ],
    clusterFills: ["#f2f6fa", "#e6edf5", "#dae5ef", "#cedce9"],
    legend: [
      "color": "#cbd2d9", "fillcolor": "#ffffff", "fontsize": "11", "margin": "10",
      "style": "rounded,filled",
    ],
    legendNode: ["fontsize": "11", "height": "0.35", "margin": "0.14,0.07"],
    nodes: [
      .entry: [
        "color": "#1f2933", "fillcolor": "#1f2933", "fixedsize": "true", "height": "0.2",
        "shape": "circle", "style": "filled", "width": "0.2",
      ],
      .coordinator: [
        "color": "#334e68", "fillcolor": "#dae5ef", "penwidth": "1.6", "style": "filled",
      ],
      .container: ["shape": "tab", "style": "filled"],
      .anchor: [
        "color": "#829ab1", "fillcolor": "#829ab1", "fixedsize": "true", "height": "0.1",
        "shape": "circle", "style": "filled", "width": "0.1",
      ],
      .caption: [
        "fontcolor": "#3d4852", "fontsize": "11", "height": "0.3", "margin": "0.04,0.07",
        "shape": "plaintext", "style": "solid", "width": "0.2",
      ],
    ],
    edges: [
      .root: ["arrowhead": "normal", "color": "#1f2933"],
      .push: ["arrowhead": "normal"],
      .present: [
        "arrowhead": "empty", "color": "#1f6aa5", "fontcolor": "#1b5a8c", "penwidth": "1.6",
        "style": "dashed",
      ],
      .tab: [
        "arrowhead": "dot", "color": "#2d7d76", "fontcolor": "#256862", "penwidth": "1.6",
      ],
      .embed: [
        "arrowhead": "none", "arrowtail": "odiamond", "color": "#6b5b95", "dir": "both",
        "fontcolor": "#5c4d82",
      ],
      .pop: [
        "arrowhead": "vee", "color": "#9c6644", "fontcolor": "#7d4f32", "penwidth": "1.6",
        "style": "dotted",
      ],
      .dismiss: [
        "arrowhead": "tee", "color": "#a23e48", "fontcolor": "#8a2f39", "penwidth": "1.6",
        "style": "dotted",
      ],
      .link: ["arrowhead": "none", "arrowtail": "diamond", "color": "#334e68", "dir": "both"],
      .presents: ["arrowhead": "open", "color": "#829ab1", "style": "dashed"],
    ],
    highlighted: .init(
      node: ["color": "#b44d12", "fillcolor": "#fff3c4", "penwidth": "3.0"],
      cluster: ["color": "#b44d12", "penwidth": "3.0"]),
    marked: .init(
      node: [
        "color": "#ab091e", "fontcolor": "#8a041a", "penwidth": "3.0", "style": "filled,dashed",
      ],
      cluster: [
        "color": "#ab091e", "fontcolor": "#8a041a", "penwidth": "3.0", "style": "filled,dashed",
      ],
      edge: ["color": "#ab091e", "fontcolor": "#8a041a", "penwidth": "3.2"]),
    changed: [
      .added: .init(
        node: [
          "color": "#1b7f4b", "fillcolor": "#e3f6ea", "fontcolor": "#14603a", "penwidth": "3.0",
        ],
        cluster: ["color": "#1b7f4b", "fontcolor": "#14603a", "penwidth": "3.0"],
        edge: ["color": "#1b7f4b", "fontcolor": "#14603a", "penwidth": "3.2"]),
      .removed: .init(
        node: [
          "color": "#7b8794", "fillcolor": "#ffffff", "fontcolor": "#616e7c",
          "style": "rounded,filled,dashed",
        ],
        cluster: [
          "color": "#7b8794", "fillcolor": "#ffffff", "fontcolor": "#616e7c",
          "style": "rounded,filled,dashed",
        ],
        edge: [
          "color": "#9aa5b1", "fontcolor": "#616e7c", "penwidth": "0.8", "style": "dashed",
        ]),
    ])

  /// Found on macOS, on Debian and by browsers; what they lack, Japanese for one, is taken from
  /// whatever font has it.
  private static let fonts = "Helvetica,Arial,sans-serif"
}
