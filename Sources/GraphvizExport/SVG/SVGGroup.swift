/// A group of Graphviz's SVG, and the part of the graph it is for.
struct SVGGroup {
  enum Kind: String {
    case graph, node, edge, cluster
    /// The group around a part with a tooltip.
    case anchor
  }

  private static let clusterPrefix = "cluster_"

  var kind: Kind
  /// The part's identifier in the diagram.
  var name: String

  /// Nil for other elements.
  init?(_ element: XMLElement) {
    guard element.name == "g" else { return nil }
    let id = element["id"] ?? ""
    guard let kind = element["class"].flatMap(Kind.init) else {
      guard id.hasPrefix("a_") else { return nil }
      self.init(kind: .anchor, name: id)
      return
    }
    let title = element.elements.first { $0.name == "title" }?.text ?? ""
    switch kind {
    case .cluster:
      let prefix = Self.clusterPrefix
      self.init(
        kind: kind, name: title.hasPrefix(prefix) ? String(title.dropFirst(prefix.count)) : title)
    case .edge: self.init(kind: kind, name: id)
    case .node, .graph, .anchor: self.init(kind: kind, name: title)
    }
  }

  private init(kind: Kind, name: String) {
    self.kind = kind
    self.name = name
  }
}
