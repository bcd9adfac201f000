/// Finds what can be reached in a graph of numbers, again and again without new memory.
struct Visits {
  private var marks: [Int]
  private var mark = 0

  init(count: Int) {
    marks = Array(repeating: 0, count: count)
  }

  /// Forgets the last visit and visits all that can be reached. O(*n*) in what is reached.
  mutating func visit<Next: Sequence<Int>>(from start: Int, along next: (Int) -> Next) {
    mark += 1
    marks[start] = mark
    var stack = [start]
    while let number = stack.popLast() {
      for further in next(number) where marks[further] != mark {
        marks[further] = mark
        stack.append(further)
      }
    }
  }

  /// Whether the last visit came by.
  func contains(_ number: Int) -> Bool { marks[number] == mark }
}
