/// An edge as Mermaid draws it, with its whole label.
struct MermaidEdge {
  /// The node that it leaves.
  var tail: String
  /// The node that it leads to.
  var head: String
  var role: Diagram.Edge.Role
  var label: String
  var change: Diagram.Change?

  private init(_ edge: Diagram.Edge, _ labels: Labels) {
    tail = edge.tail
    head = edge.head
    role = edge.role
    change = edge.change
    let words = [MermaidLook.word(edge.role) ?? "", labels.text(of: edge)]
    label = words.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Returns the edges of a diagram, in their order.
  ///
  /// Of several edges from a node to itself, Mermaid draws only the last. There one stands for all,
  /// looks like the first, and its label has the role and the label of each. O(*n*).
  static func all(of diagram: Diagram) -> [Self] {
    let labels = Labels(of: diagram)
    let loops = Dictionary(grouping: diagram.edges.filter { $0.tail == $0.head }, by: \.tail)
    var seen: Set<String> = []
    return diagram.edges.compactMap { edge in
      var drawn = Self(edge, labels)
      guard edge.tail == edge.head, let same = loops[edge.tail], same.count > 1 else {
        return drawn
      }
      guard seen.insert(edge.tail).inserted else { return nil }
      let lines = same.map { edge in
        let label = labels.text(of: edge)
        return label.isEmpty ? edge.role.rawValue : "\(edge.role): \(label)"
      }
      drawn.label = lines.joined(separator: "\n")
      return drawn
    }
  }
}
