import CGraphviz

/// The drawing of a graph, and the report of the parts that are in it.
struct Drawing {
  /// The largest side in pixels that cairo draws; it shrinks larger pictures with no more than a message.
  static let largestBitmapSide = 32_767.0

  private(set) var report = LayoutReport()
  /// The drawing; empty where a part of the graph is missing.
  ///
  /// - Invariant: the bytes are Graphviz's memory, which this process never frees.
  private(set) var bytes = UnsafeRawBufferPointer(start: nil, count: 0)

  /// Draws DOT.
  mutating func draw(_ dot: [UInt8], _ options: LayoutOptions, in context: OpaquePointer) {
    report.failure = drawing(of: dot, options, in: context)
  }

  private mutating func drawing(
    of dot: [UInt8], _ options: LayoutOptions, in context: OpaquePointer
  ) -> LayoutReport.Failure? {
    report.graphviz = String(cString: cg_version(context))
    guard !dot.contains(0), let graph = read(dot) else { return .unreadable }

    let expected = Contents(of: graph)
    prepare(graph, expected, options)
    guard cg_layout(context, graph, options.engine) else { return .engine }
    count(expected, in: graph)
    guard report.missing.isEmpty else { return nil }
    guard !cg_take_errors() else { return .trouble }
    placeParts(expected, in: graph)
    report.width = cg_width(graph)
    report.height = cg_height(graph)
    guard fitsBitmap(options) else { return .size }

    var start: UnsafeMutablePointer<CChar>?
    var size = 0
    guard cg_render(context, graph, options.format, &start, &size), size > 0
    else { return .format }
    guard !cg_take_errors() else { return .trouble }
    bytes = UnsafeRawBufferPointer(start: start, count: size)
    report.count = size
    if GraphvizContext.usesFonts(options.format) { report.fontless = FontlessText.text(in: dot) }
    return nil
  }

  private func read(_ dot: [UInt8]) -> Graph? {
    let graph = (dot + [0]).withUnsafeBytes { cg_read_in_order($0.baseAddress) }
    return cg_take_errors() ? nil : graph
  }

  private func fitsBitmap(_ options: LayoutOptions) -> Bool {
    guard let dpi = options.dpi else { return true }
    let (width, height) = (report.width * dpi / 72, report.height * dpi / 72)
    // Four bytes a pixel, and as much for everything else.
    let area = Double(options.memory << 20) / 8
    return max(width, height) <= Self.largestBitmapSide && width * height <= area
  }

  private func prepare(_ graph: Graph, _ contents: Contents, _ options: LayoutOptions) {
    for (name, value) in options.attributes { cg_set_graph_value(graph, name, value) }
    if let dpi = options.dpi { cg_set_graph_value(graph, "dpi", String(dpi)) }
    // dot does not draw an empty cluster.
    for cluster in contents.clusters.reversed() where cg_first_node(cluster) == nil {
      let anchor = cg_add_node(cluster)
      for (name, value) in [("style", "invis"), ("shape", "point"), ("label", "")] {
        cg_set_node_value(anchor, name, value)
      }
    }
    openRows(contents)
  }

  /// Lets edges leave their rows at the side that is nearer to where they lead, where the graph names
  /// none. Without a side, dot draws an edge that leads down the page along the border of its card.
  private func openRows(_ contents: Contents) {
    for edge in contents.edges {
      guard let port = cg_edge_value(edge, "tailport").map({ String(cString: $0) }), !port.isEmpty,
        !port.contains(":")
      else { continue }
      cg_set_edge_value(edge, "tailport", port + ":_")
    }
  }

  private mutating func count(_ expected: Contents, in graph: Graph) {
    for node in expected.nodes {
      let name = String(cString: cg_node_name(node))
      if cg_node_is_placed(graph, node) {
        report.drawn.nodes.append(name)
      } else {
        report.missing.nodes.append(name)
      }
    }
    for edge in expected.edges {
      let name = Contents.name(of: edge)
      if cg_edge_has_spline(edge) {
        report.drawn.edges.append(name)
        if !cg_edge_labels_are_placed(edge) { report.missing.labels.append(name) }
      } else {
        report.missing.edges.append(name)
      }
    }
    let boxes = Contents.boxes(in: graph)
    for cluster in expected.clusters {
      let name = String(cString: cg_graph_name(cluster))
      if boxes.contains(cluster) {
        report.drawn.clusters.append(name)
        if !cg_graph_label_is_placed(cluster) { report.missing.labels.append(name) }
      } else {
        report.missing.clusters.append(name)
      }
    }
  }
}
