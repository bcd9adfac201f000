import FlowTrace

/// Composes the labels that drawings show, and the names and titles that others show of the same
/// parts.
///
/// A node's label is its name, its rows, its marks, its former name and its change; an edge's, its
/// rows, its marks and its change. Lines are wrapped evenly to the width of their part. What no
/// drawing can show becomes U+FFFD, and a label ends in an ellipsis after 4,096 bytes.
package struct Labels: Sendable {
  /// About how many columns a line may take.
  private enum Width {
    static let node = 32
    static let edge = 24
    /// A sample in a legend, or the words below it.
    static let sample = 16
    /// The words that an edge in a legend leads to.
    static let caption = 8
  }

  private let isWrapped: Bool
  private let diagramTitle: String
  /// The clusters that are legends.
  private let legends: Set<Diagram.Cluster.ID>
  /// The nodes that say what an edge to them means; such an edge has no words of its own.
  private let captions: Set<String>

  /// Prepares the labels of a diagram. O(*n*).
  ///
  /// - Parameter isWrapped: Whether long lines are broken, as drawings need it.
  package init(of diagram: Diagram, isWrapped: Bool = true) {
    self.isWrapped = isWrapped
    diagramTitle = diagram.title
    legends = Set(diagram.clusters.lazy.filter { $0.role == .legend }.map(\.id))
    captions =
      legends.isEmpty
      ? [] : Set(diagram.nodes.lazy.filter { $0.role == .caption }.map(\.id))
  }

  /// The diagram's title, in one line.
  package var title: String { LabelText.shortened(LabelText.clean(diagramTitle)) }

  /// Returns a node's label.
  package func text(of node: Diagram.Node) -> String { LabelText.shortened(whole(node)) }

  /// Returns a cluster's label.
  package func text(of cluster: Diagram.Cluster) -> String { LabelText.shortened(whole(cluster)) }

  /// Returns an edge's label.
  package func text(of edge: Diagram.Edge) -> String { LabelText.shortened(whole(edge)) }

  /// Whether a cluster is a legend. O(1).
  func isLegend(_ cluster: Diagram.Cluster.ID?) -> Bool {
    !legends.isEmpty && cluster.map(legends.contains) ?? false
  }

  private func whole(_ node: Diagram.Node) -> String {
    if node.role == .caption {
      return LabelText.wrap(LabelText.clean(node.name), width: Width.caption)
    }
    let width = width(isLegend(node.cluster) ? Width.sample : Width.node)
    guard
      !node.rows.isEmpty || !node.marks.isEmpty || node.formerName != nil || node.change != nil
    else { return line(node.name, width: width) }
    return lines(
      node.name, node.rows, node.marks, node.formerName, node.change, width: width)
  }

  private func whole(_ cluster: Diagram.Cluster) -> String {
    lines(
      cluster.name, [], cluster.marks, cluster.formerName, cluster.change,
      width: width(cluster.role == .caption ? Width.sample : Width.node))
  }

  private func whole(_ edge: Diagram.Edge) -> String {
    if !captions.isEmpty, captions.contains(edge.head) { return "" }
    let width = width(Width.edge)
    if edge.rows.count == 1, edge.marks.isEmpty, edge.change == nil {
      return line(edge.rows[0].description, width: width)
    }
    return lines(nil, edge.rows, edge.marks, nil, edge.change, width: width)
  }

  private func width(_ width: Int) -> Int { isWrapped ? width : .max }

  private func line(_ text: String, width: Int) -> String {
    LabelText.balanced(LabelText.clean(text), width: width)
  }

  private func lines(
    _ name: String?, _ rows: [Diagram.Row], _ marks: [Diagram.Mark], _ formerName: String?,
    _ change: Diagram.Change?, width: Int
  ) -> String {
    var lines = rows.map(\.description)
    if let name { lines.insert(name, at: 0) }
    // A part without words shows nothing but what was found about it.
    if lines.allSatisfy(\.isEmpty) { lines = [] }
    lines += Self.lines(marks, width: width)
    if let formerName { lines.append("was \(formerName)") }
    if let change { lines.append("\(change)") }
    return lines.map { line($0, width: width) }.joined(separator: "\n")
  }

  /// Returns a line for each kind of mark, or two where one would be wider than `width`.
  private static func lines(_ marks: [Diagram.Mark], width: Int) -> [String] {
    Diagram.Mark.together(marks).flatMap { kind, subjects in
      guard let subjects else { return ["! \(kind.markWords)"] }
      let line = "! \(kind.markWords): \(subjects)"
      return line.count > width ? ["! \(kind.markWords):", subjects] : [line]
    }
  }
}

extension Labels {
  /// Returns what to call a node or a cluster in a sentence: all of its label but its marks, in one
  /// line.
  package func name(of node: Diagram.Node) -> String {
    oneLine(node.name, node.rows, node.formerName, node.change)
  }

  /// Returns what to call a cluster in a sentence.
  package func name(of cluster: Diagram.Cluster) -> String {
    oneLine(cluster.name, [], cluster.formerName, cluster.change)
  }

  /// Returns what an edge's label has but its marks, in one line.
  package func words(of edge: Diagram.Edge) -> String {
    oneLine("", edge.rows, nil, edge.change)
  }

  /// Returns text fit for a tooltip or a title: cleaned and cut, in one line.
  package static func plain(_ text: String) -> String {
    LabelText.shortened(LabelText.clean(text))
  }

  private func oneLine(
    _ name: String, _ rows: [Diagram.Row], _ formerName: String?, _ change: Diagram.Change?
  ) -> String {
    let words =
      [name] + rows.map(\.description) + [formerName.map { "was \($0)" } ?? ""]
      + [change?.description ?? ""]
    return words.filter { !$0.isEmpty }.map { Self.plain($0) }.joined(separator: " ")
  }
}

extension Labels {
  /// Returns a warning for the title and for each label that is cut. O(*n*).
  func warnings(for diagram: Diagram) -> [Diagnostic] {
    var warnings: [Diagnostic] = []
    func check(_ likelySize: Int, _ label: () -> String) {
      // A control of one byte becomes U+FFFD, which has three.
      guard likelySize > LabelText.limit / 4 else { return }
      let label = label()
      if let warning = LabelText.warning(about: label) { warnings.append(warning) }
    }
    check(diagram.title.utf8.count) { LabelText.clean(diagram.title) }
    for cluster in diagram.clusters {
      check(
        Self.likelySize(cluster.name, [], cluster.marks, cluster.formerName)
      ) { whole(cluster) }
    }
    for node in diagram.nodes {
      check(Self.likelySize(node.name, node.rows, node.marks, node.formerName)) { whole(node) }
    }
    for edge in diagram.edges {
      check(Self.likelySize("", edge.rows, edge.marks, nil)) { whole(edge) }
    }
    return warnings
  }

  private static func likelySize(
    _ name: String, _ rows: [Diagram.Row], _ marks: [Diagram.Mark], _ formerName: String?
  ) -> Int {
    var size = name.utf8.count
    for row in rows { size += row.likelySize }
    for mark in marks { size += 24 + (mark.subject?.description.utf8.count ?? 0) }
    return size + (formerName?.utf8.count ?? 0)
  }
}

extension Diagram.Node {
  /// About how many bytes the label takes.
  var likelyLabelSize: Int { name.utf8.count + rows.reduce(0) { $0 + $1.likelySize } }
}

extension Diagram.Edge {
  /// About how many bytes the label takes.
  var likelyLabelSize: Int { rows.reduce(0) { $0 + $1.likelySize } }
}
