/// What helps Graphviz to a better picture and says nothing about the app.
struct DOTHints {
  /// Frames whose names stand in fewer arrows' way at the top than at the bottom.
  private(set) var clustersNamedAtTop: Set<Diagram.Cluster.ID> = []
  /// Arrows that Graphviz would draw right on top of one that leads the other way, as it does with
  /// two between the same frames: their places among the edges.
  private(set) var returns: Set<Int> = []
  /// Where such an arrow leaves and enters its boxes instead.
  let side: String
  /// The same for arrows from frames.
  let otherSide: String

  /// O(*n* × depth of frames).
  init(for diagram: Diagram) {
    struct Ends: Hashable {
      var tail: Int
      var head: Int
    }
    (side, otherSide) = diagram.direction == .topToBottom ? ("e", "w") : ("s", "n")
    let frames = FrameNumbers(of: diagram)
    var surplus = Array(repeating: 0, count: frames.count)
    var seen: Set<Ends> = []
    for (index, edge) in diagram.edges.enumerated() {
      let (tail, head) = (frames.box(edge.tail), frames.box(edge.head))
      guard let tail, let head, frames.home(of: tail) != frames.home(of: head) else { continue }
      if seen.contains(Ends(tail: head, head: tail)) { returns.insert(index) }
      seen.insert(Ends(tail: tail, head: head))
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
