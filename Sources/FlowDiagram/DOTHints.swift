/// What helps Graphviz to a better picture and says nothing about the app.
struct DOTHints {
  /// Frames whose names stand in fewer arrows' way at the top than at the bottom.
  private(set) var clustersNamedAtTop: Set<Diagram.Cluster.ID> = []
  /// For each arrow, by its place among the edges.
  private(set) var detours: [Detour]
  /// Where an arrow that makes a detour leaves or enters its boxes.
  let side: String
  /// The same for arrows from frames that lead back.
  let otherSide: String

  /// What keeps an arrow between two frames off another that Graphviz would draw on top of it.
  enum Detour {
    /// There is no other.
    case none
    /// The other leads the other way: this one leaves and enters its boxes at the side.
    case atBothEnds
    /// The other leads the same way, and this one leaves the frame rather than the box: it enters
    /// its box at the side.
    case atHead
  }

  /// O(*n* × depth of frames).
  init(for diagram: Diagram) {
    struct Ends: Hashable {
      var tail: Int
      var head: Int
    }
    (side, otherSide) = diagram.direction == .topToBottom ? ("e", "w") : ("s", "n")
    detours = Array(repeating: .none, count: diagram.edges.count)
    let frames = FrameNumbers(of: diagram)
    var surplus = Array(repeating: 0, count: frames.count)
    var seen: Set<Ends> = []
    for (index, edge) in diagram.edges.enumerated() {
      let (tail, head) = (frames.box(edge.tail), frames.box(edge.head))
      guard let tail, let head, frames.home(of: tail) != frames.home(of: head) else { continue }
      let isFirst = seen.insert(Ends(tail: tail, head: head)).inserted
      if seen.contains(Ends(tail: head, head: tail)) {
        detours[index] = .atBothEnds
      } else if !isFirst, edge.tailCluster != nil {
        detours[index] = .atHead
      }
      let (outOf, into) = (frames.line(from: tail), frames.line(from: head))
      let common = zip(outOf.reversed(), into.reversed()).prefix { $0 == $1 }.count
      let leadsDown = tail < head
      for frame in outOf.dropLast(common) { surplus[frame] += leadsDown ? 1 : -1 }
      for frame in into.dropLast(common) { surplus[frame] += leadsDown ? -1 : 1 }
    }
    guard diagram.direction == .topToBottom else { return }
    let top = diagram.clusters.indices.filter { surplus[$0] > 0 }
    clustersNamedAtTop = Set(top.map { diagram.clusters[$0].id })
  }
}
