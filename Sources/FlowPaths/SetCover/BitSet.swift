/// A set of small numbers.
struct BitSet: Hashable, Sendable {
  private(set) var words: ContiguousArray<UInt64>

  /// An empty set of numbers below `bound`.
  init(below bound: Int) {
    words = ContiguousArray(repeating: 0, count: (bound + 63) / 64)
  }

  init(_ numbers: some Sequence<Int>, below bound: Int) {
    self.init(below: bound)
    for number in numbers { insert(number) }
  }

  var isEmpty: Bool { words.allSatisfy { $0 == 0 } }

  var count: Int { words.reduce(0) { $0 + $1.nonzeroBitCount } }

  func contains(_ number: Int) -> Bool { words[number / 64] >> (number % 64) & 1 == 1 }

  mutating func insert(_ number: Int) { words[number / 64] |= 1 << UInt64(number % 64) }

  func isSubset(of other: BitSet) -> Bool {
    for index in words.indices where words[index] & ~other.words[index] != 0 { return false }
    return true
  }

  mutating func formUnion(_ other: BitSet) {
    for index in words.indices { words[index] |= other.words[index] }
  }

  mutating func subtract(_ other: BitSet) {
    for index in words.indices { words[index] &= ~other.words[index] }
  }

  mutating func formIntersection(_ other: BitSet) {
    for index in words.indices { words[index] &= other.words[index] }
  }

  func intersection(_ other: BitSet) -> BitSet {
    var result = self
    result.formIntersection(other)
    return result
  }

  func subtracting(_ other: BitSet) -> BitSet {
    var result = self
    result.subtract(other)
    return result
  }

  /// How many numbers are in both. O(*n* / 64).
  func commonCount(with other: BitSet) -> Int {
    var count = 0
    for index in words.indices { count += (words[index] & other.words[index]).nonzeroBitCount }
    return count
  }

  /// The numbers, from the smallest.
  var numbers: [Int] {
    var numbers: [Int] = []
    for (index, word) in words.enumerated() {
      var rest = word
      while rest != 0 {
        numbers.append(index * 64 + rest.trailingZeroBitCount)
        rest &= rest - 1
      }
    }
    return numbers
  }
}
