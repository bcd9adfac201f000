import FlowGraph

/// The order in which a reader meets things: from where the app begins along the ways forward.
///
/// Layout breaks circles by the order in which it meets boxes and arrows, so in this order a way
/// back is drawn as one. It depends on the diagram alone: of several ways on, the one that leads
/// through most boxes comes first, then the one to the smaller identifier.
struct WalkOrder {
  /// A box: its number, what it is, and the frame around it.
  struct Box {
    var number: Int
    var role: Diagram.Node.Role
    var frame: Int?
  }

  struct Frame {
    var number: Int
    var parent: Int?
  }

  struct Arrow {
    var tail: Int
    var head: Int
    var isForward: Bool
  }

  /// By number: where a box comes, or a frame with the first box inside it.
  private let positions: [Int]
  /// By number: the place in the order of identifiers.
  private let ranks: [Int]

  /// - Parameter ids: the identifiers of boxes and frames, by their numbers.
  /// - Complexity: O(*n* log *n*) in the diagram's size.
  init(boxes: [Box], frames: [Frame], arrows: [Arrow], ids: [String]) {
    var ranks = Array(repeating: Int.max, count: ids.count)
    let numbers = boxes.map(\.number) + frames.map(\.number)
    for (rank, index) in ByteOrder(numbers.map { ids[$0] }).sorted().enumerated() {
      ranks[numbers[index]] = rank
    }
    var next = Groups(
      count: ids.count,
      arrows.lazy.filter { $0.isForward && $0.tail != $0.head }.map { ($0.tail, $0.head) })
    var isReached = Array(repeating: false, count: ids.count)
    for arrow in arrows where arrow.isForward && arrow.tail != arrow.head {
      isReached[arrow.head] = true
    }
    let starts = boxes.map { box in
      let turn = box.role == .entry ? 0 : isReached[box.number] ? 2 : 1
      return (turn: turn, rank: ranks[box.number], number: box.number)
    }.sorted { ($0.turn, $0.rank) < ($1.turn, $1.rank) }.map(\.number)
    next.sort { ranks[$0] < ranks[$1] }

    var lengths = Array(repeating: 0, count: ids.count)
    Self.walk(from: starts, along: next, count: ids.count) { number in
      var length = 0
      for head in next[number] { length = max(length, lengths[head] + 1) }
      lengths[number] = length
    }
    next.sort { a, b in
      lengths[a] == lengths[b] ? ranks[a] < ranks[b] : lengths[a] > lengths[b]
    }
    var positions = Array(repeating: Int.max, count: ids.count)
    var count = 0
    Self.walk(
      from: starts, along: next, count: ids.count,
      entering: {
        positions[$0] = count
        count += 1
      })

    var parents = Array(repeating: -1, count: ids.count)
    for frame in frames { parents[frame.number] = frame.parent ?? -1 }
    for box in boxes {
      var frame = box.frame ?? -1
      while frame >= 0, positions[box.number] < positions[frame] {
        positions[frame] = positions[box.number]
        frame = parents[frame]
      }
    }
    self.positions = positions
    self.ranks = ranks
  }

  /// The places of numbers in the order: those that are met with the same box by identifier.
  func sorted(_ numbers: [Int]) -> [Int] {
    numbers.enumerated()
      .map { (position: positions[$1], rank: ranks[$1], place: $0) }
      .sorted { ($0.position, $0.rank) < ($1.position, $1.rank) }
      .map(\.place)
  }

  /// The places of arrows in the order, ways back last.
  ///
  /// - Parameter ties: orders the places of those between the same boxes.
  func sorted(_ arrows: [Arrow], ties areInOrder: (Int, Int) -> Bool) -> [Int] {
    arrows.enumerated()
      .map { place, arrow in
        (
          turn: arrow.isForward ? 0 : 1, tail: positions[arrow.tail],
          head: positions[arrow.head], place: place
        )
      }
      .sorted { a, b in
        if a.turn != b.turn { return a.turn < b.turn }
        if a.tail != b.tail { return a.tail < b.tail }
        return a.head == b.head ? areInOrder(a.place, b.place) : a.head < b.head
      }
      .map(\.place)
  }

  /// Goes depth first, each box once, without using the stack for it.
  private static func walk(
    from starts: [Int], along next: Groups, count: Int, entering: (Int) -> Void = { _ in },
    leaving: (Int) -> Void = { _ in }
  ) {
    var seen = Array(repeating: false, count: count)
    for start in starts where !seen[start] {
      seen[start] = true
      entering(start)
      var stack = [(number: start, rest: next[start][...])]
      while let number = stack.last?.number {
        if let head = stack[stack.count - 1].rest.popFirst() {
          guard !seen[head] else { continue }
          seen[head] = true
          entering(head)
          stack.append((head, next[head][...]))
        } else {
          stack.removeLast()
          leaving(number)
        }
      }
    }
  }
}

extension Diagram.Edge.Role {
  /// Whether this leads on, rather than back to where one has been.
  var isForward: Bool {
    switch self {
    case .root, .push, .present, .tab, .embed, .link, .presents: true
    case .pop, .dismiss: false
    }
  }
}
