import FlowDiagram
import TextMetrics

/// The rewriting of the parts of Graphviz's SVG, with titles and links.
struct SVGParts {
  private let titles: DrawingTitles
  /// The addresses, by the identifier of the node or cluster.
  private(set) var links: [String: String] = [:]

  init(diagram: Diagram, titles: DrawingTitles, links: SourceLinks?) {
    self.titles = titles
    guard let links else { return }
    for node in diagram.nodes where node.role != .entry {
      self.links[node.id] = links.link(to: node.typeName ?? node.name)
    }
    for cluster in diagram.clusters {
      self.links[cluster.id] = links.link(to: cluster.typeName ?? cluster.name)
    }
  }

  /// Returns the replacements of children: one, none, or its content for each.
  func finished(_ children: [XMLElement.Child]) -> [XMLElement.Child] {
    var finished: [XMLElement.Child] = []
    finished.reserveCapacity(children.count)
    for child in children {
      switch child {
      case .text: finished.append(child)
      case .element(let element): add(element, to: &finished)
      }
    }
    return finished
  }

  private func add(_ element: XMLElement, to finished: inout [XMLElement.Child]) {
    var element = element
    let group = SVGGroup(element)
    if !element.children.isEmpty { element.children = self.finished(element.children) }
    if element["fill"] == "transparent" { element["fill"] = "none" }
    if element["stroke"] == "transparent" { element["stroke"] = "none" }
    element.setTextLength()
    switch group?.kind {
    case .graph: finished.append(.element(finishedGraph(element)))
    case .node, .edge, .cluster:
      finished.append(.element(group.map { finishedPart(element, $0) } ?? element))
    case .anchor: finished += element.children.trimmed
    // Graphviz's links only hold tooltips.
    case nil where element.name == "a": finished += element.children.trimmed
    case nil: finished.append(.element(element))
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
  /// Sets the length of a text to what the layout reserved for it, so that it fits in any font.
  ///
  /// Elements other than texts, and texts without a size or a width, stay as they are.
  fileprivate mutating func setTextLength() {
    guard name == "text", let size = self["font-size"].flatMap(Double.init) else { return }
    let isBold = self["font-weight"] == "bold" || TextMetrics.isBold(self["font-family"] ?? "")
    let width = TextMetrics.width(of: text, size: size, bold: isBold)
    guard width > 0 else { return }
    // A description of a number is the same in every locale.
    self["textLength"] = "\((width * 100).rounded() / 100)"
    self["lengthAdjust"] = "spacingAndGlyphs"
  }

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
