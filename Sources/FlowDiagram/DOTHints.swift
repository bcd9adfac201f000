/// What helps Graphviz to a better picture and says nothing about the app.
struct DOTHints {
  /// Whether a frame's name stands in fewer arrows' way at the top than at the bottom, by frame.
  private(set) var isNamedAtTop: [Bool]
  /// By arrow.
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
  init(for diagram: Diagram, frames: FrameNumbers) {
    struct Ends: Hashable {
      var tail: Int
      var head: Int
    }
    (side, otherSide) = diagram.direction == .topToBottom ? ("e", "w") : ("s", "n")
    detours = Array(repeating: .none, count: diagram.edges.count)
    var surplus = Array(repeating: 0, count: frames.count)
    var seen: Set<Ends> = []
    var lastTail: (id: String, box: Int?)?
    for index in diagram.edges.indices {
      let id = diagram.edges[index].tail
      if lastTail?.id != id { lastTail = (id, frames.box(id)) }
      guard let tail = lastTail?.box, let head = frames.box(diagram.edges[index].head),
        frames.home(of: tail) != frames.home(of: head)
      else { continue }
      let isFirst = seen.insert(Ends(tail: tail, head: head)).inserted
      if seen.contains(Ends(tail: head, head: tail)) {
        detours[index] = .atBothEnds
      } else if !isFirst, diagram.edges[index].tailCluster != nil {
        detours[index] = .atHead
      }
      let (outOf, into) = (frames.line(from: tail), frames.line(from: head))
      let common = zip(outOf.reversed(), into.reversed()).prefix { $0 == $1 }.count
      let leadsDown = tail < head
      for frame in outOf.dropLast(common) { surplus[frame] += leadsDown ? 1 : -1 }
      for frame in into.dropLast(common) { surplus[frame] += leadsDown ? -1 : 1 }
    }
    isNamedAtTop = surplus.map { diagram.direction == .topToBottom && $0 > 0 }
  }
}
