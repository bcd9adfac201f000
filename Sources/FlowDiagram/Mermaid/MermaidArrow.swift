/// An arrow as Mermaid draws it, with all that is written on it.
struct MermaidArrow {
  /// The box or frame that it leaves.
  var tail: String
  /// The box or frame that it points to.
  var head: String
  var role: Diagram.Edge.Role
  var label: String
  var change: Diagram.Change?

  private init(_ edge: Diagram.Edge) {
    tail = edge.tailCluster ?? edge.tail
    head = edge.headCluster ?? edge.head
    role = edge.role
    change = edge.change
    let words = [MermaidLook.word(edge.role) ?? "", edge.label]
    label = words.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// The arrows of a diagram, in their order.
  ///
  /// Of several that lead from a box to itself Mermaid draws only the last. There one stands for
  /// all, looks like the first, and says of each what it is. O(*n*).
  static func all(of diagram: Diagram) -> [Self] {
    let loops = Dictionary(grouping: diagram.edges.filter { $0.tail == $0.head }, by: \.tail)
    var seen: Set<String> = []
    return diagram.edges.compactMap { edge in
      var arrow = Self(edge)
      guard edge.tail == edge.head, let same = loops[edge.tail], same.count > 1 else {
        return arrow
      }
      guard seen.insert(edge.tail).inserted else { return nil }
      let lines = same.map { $0.label.isEmpty ? $0.role.rawValue : "\($0.role): \($0.label)" }
      arrow.label = lines.joined(separator: "\n")
      return arrow
    }
  }
}
