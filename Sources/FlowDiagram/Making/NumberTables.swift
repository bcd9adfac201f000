import FlowGraph

/// Numbers in groups, which are numbered as well: all of them in one array.
struct Groups {
  /// Where each group begins, and where the last ends.
  private var starts: [Int32]
  private var members: [Int32]

  /// Puts the second of each pair into the group of the first; groups keep the order of pairs.
  /// O(*n*).
  init(count: Int, _ pairs: some Collection<(group: Int, member: Int)>) {
    starts = Array(repeating: 0, count: count + 1)
    for (group, _) in pairs { starts[group + 1] += 1 }
    for group in 0..<count { starts[group + 1] += starts[group] }
    var ends = starts
    members = Array(repeating: 0, count: pairs.count)
    for (group, member) in pairs {
      members[Int(ends[group])] = Int32(member)
      ends[group] += 1
    }
  }

  /// Returns a group's members. O(1).
  subscript(_ group: Int) -> some RandomAccessCollection<Int> {
    members[Int(starts[group])..<Int(starts[group + 1])].lazy.map { Int($0) }
  }

  /// Sorts each group's members. O(*n* log *n*).
  mutating func sort(by areInOrder: (Int, Int) -> Bool) {
    members.withUnsafeMutableBufferPointer { members in
      for group in starts.indices.dropLast() where starts[group + 1] - starts[group] > 1 {
        var slice = UnsafeMutableBufferPointer(
          rebasing: members[Int(starts[group])..<Int(starts[group + 1])])
        slice.sort { areInOrder(Int($0), Int($1)) }
      }
    }
  }
}

/// Finds what can be reached in a graph of numbers, many times without new memory.
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

  /// Whether the last visit reached a number.
  func contains(_ number: Int) -> Bool { marks[number] == mark }
}

/// The places of texts in a list, found by their bytes.
struct TextNumbers {
  let texts: [String]
  /// For each of the texts, the place of the first that is the same.
  private(set) var firsts: [Int] = []
  private var numbers: TextInterner
  /// By number.
  private var places: [Int] = []

  /// O(*n*).
  init(_ texts: [String]) {
    self.texts = texts
    numbers = TextInterner(capacity: texts.count)
    firsts.reserveCapacity(texts.count)
    places.reserveCapacity(texts.count)
    for (index, text) in texts.enumerated() {
      let number = Int(numbers.number(of: text))
      if number == places.count { places.append(index) }
      firsts.append(places[number])
    }
  }

  /// The first place of a text; nil where it is none of them. O(1) on average.
  subscript(_ text: String) -> Int? { numbers.knownNumber(of: text).map { places[Int($0)] } }

  /// How often each of the texts is among them. O(*n*).
  var uses: [Int] {
    var counts = Array(repeating: 0, count: texts.count)
    for first in firsts { counts[first] += 1 }
    return firsts.map { counts[$0] }
  }
}

extension Array {
  /// Moves to each place the element at the place that `order` has there. O(*n*).
  mutating func reorder(_ order: [Int]) {
    var order = order
    for start in indices {
      var place = start
      while order[place] != start {
        let source = order[place]
        swapAt(place, source)
        order[place] = place
        place = source
      }
      order[place] = place
    }
  }
}
