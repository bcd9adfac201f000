import HeapModule

/// The states in which not every action was tried yet, in the order in which their turn comes.
///
/// States nearer to launch come first. Only where states of the same screens are many, such as those of
/// a form that is filled in, do the later of them wait as if they were farther away: a search that hits
/// a limit has then seen the flow behind the form rather than each of its combinations.
struct SearchAgenda {
  private struct Turn: Comparable {
    let distance: Int
    let state: Int

    static func < (one: Turn, other: Turn) -> Bool {
      (one.distance, one.state) < (other.distance, other.state)
    }
  }

  /// How many states of the same screens do not wait.
  private static let free = 16
  /// How many of those that are a form filled in by a part do not wait: the whole form was filled in by itself.
  private static let freeOfForm = 4
  /// How many of those after them wait one step longer.
  private static let batch = 4

  private var turns: Heap<Turn> = []
  /// The number of states whose turn came.
  private(set) var taken = 0

  init() {}

  /// Creates an agenda without states that goes on counting where another one stopped.
  init(after other: SearchAgenda) { taken = other.taken }

  /// Adds a state that was just found.
  ///
  /// - Parameters:
  ///   - state: its index.
  ///   - depth: the number of actions since launch.
  ///   - alike: the number of states of the same screens, this one included.
  ///   - isFilledIn: whether the last action filled in a part of a form.
  ///
  /// Complexity: O(log *n*) in the number of states that wait.
  mutating func add(_ state: Int, depth: Int, alike: Int, isFilledIn: Bool = false) {
    let free = isFilledIn ? Self.freeOfForm : Self.free
    let wait = (max(0, alike - free) + Self.batch - 1) / Self.batch
    turns.insert(Turn(distance: depth + wait, state: state))
  }

  /// The states whose turn comes next, if no others are found before: as many as asked for, at most.
  ///
  /// Complexity: O(*n*) in the number of states that wait.
  func following(_ count: Int) -> [Int] {
    var turns = turns
    return (0..<count).compactMap { _ in turns.popMin()?.state }
  }

  /// Takes the state whose turn it is; nil when none is left.
  mutating func next() -> Int? {
    guard let turn = turns.popMin() else { return nil }
    taken += 1
    return turn.state
  }
}
