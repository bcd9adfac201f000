import FlowDiagram

/// The rewriting of the parts of Graphviz's SVG, with titles and links.
struct SVGParts {
  private let titles: DrawingTitles
  /// The addresses, by the identifier of the node or cluster.
  private(set) var links: [String: String] = [:]

  init(diagram: Diagram, titles: DrawingTitles, links: SourceLinks?) {
    self.titles = titles
    guard let links else { return }
    let app = LegendParts(of: diagram).removed(from: diagram)
    for node in app.nodes where node.role != .entry {
      self.links[node.id] = links.link(to: node.typeName ?? node.name)
    }
    for cluster in app.clusters {
      self.links[cluster.id] = links.link(to: cluster.typeName ?? cluster.name)
    }
  }

  /// Returns the replacement of a child: one, none, or its content.
  func finished(_ child: XMLElement.Child) -> [XMLElement.Child] {
    guard case .element(var element) = child else { return [child] }
    let group = SVGGroup(element)
    element.children = element.children.flatMap { finished($0) }
    for name in ["fill", "stroke"] where element[name] == "transparent" { element[name] = "none" }
    switch group?.kind {
    case .graph: return [.element(finishedGraph(element))]
    case .node, .edge, .cluster:
      return [.element(group.map { finishedPart(element, $0) } ?? element)]
    case .anchor: return element.children.trimmed
    case nil:
      // Graphviz's links only hold tooltips.
      return element.name == "a" ? element.children.trimmed : [.element(element)]
    }
  }

  private func finishedGraph(_ element: XMLElement) -> XMLElement {
    var element = element
    element["id"] = nil
    element.removeTitle()
    // Two line breaks in a row had a comment in between.
    element.children = element.children.indices.filter { index in
      index == 0 || element.children[index] != .text("\n")
        || element.children[index - 1] != .text("\n")
    }.map { element.children[$0] }
    return element
  }

  private func finishedPart(_ element: XMLElement, _ group: SVGGroup) -> XMLElement {
    let (id, title) =
      switch group.kind {
      case .node: (group.name, titles.nodes[group.name])
      case .cluster: (group.name, titles.clusters[group.name])
      default: (group.name, titles.edges[group.name])
      }
    guard let title else { return element }
    var element = element
    element.removeTitle()
    element["id"] = id
    var head = [XMLElement.Child.text("\n")]
    if !title.isEmpty { head.append(.element(XMLElement("title", text: title))) }
    if let link = links[group.name] {
      element["role"] = "group"
      let anchor = XMLElement(
        "a", [.init(name: "href", value: link), .init(name: "aria-label", value: title)],
        children: element.children)
      element.children = head + [.text("\n"), .element(anchor), .text("\n")]
    } else {
      element["role"] = "graphics-symbol img"
      element.children = head + element.children
    }
    return element
  }
}

extension XMLElement {
  fileprivate mutating func removeTitle() {
    let index = children.firstIndex {
      if case .element(let element) = $0 { element.name == "title" } else { false }
    }
    guard let index else { return }
    children.remove(at: index)
    if index > 0, children[index - 1] == .text("\n") { children.remove(at: index - 1) }
  }
}

extension [XMLElement.Child] {
  /// The children without line breaks at the ends.
  fileprivate var trimmed: Self {
    var rest = self[...]
    while rest.first == .text("\n") { rest.removeFirst() }
    while rest.last == .text("\n") { rest.removeLast() }
    return Array(rest)
  }
}
