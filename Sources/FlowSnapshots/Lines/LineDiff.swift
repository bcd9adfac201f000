/// What turns one list of lines into another, by a longest common subsequence.
struct LineDiff {
  /// The table is as large as the product of what is left of both texts once their common
  /// beginning and end are off; beyond this, one is shown to replace the other.
  private static let largestTable = 1 << 22

  /// All lines of both texts, in order; what is removed comes before what is added in its place.
  var changes: [LineChange]

  /// - Complexity: O(*n* · *m*) in the lines between the common beginning and the common end.
  init(from old: [String], to new: [String]) {
    let start = zip(old, new).prefix { Self.equal($0, $1) }.count
    let end = zip(old[start...].reversed(), new[start...].reversed())
      .prefix { Self.equal($0, $1) }.count
    changes = old[..<start].map { .same($0) }
    changes += Self.middle(
      Array(old[start..<(old.count - end)]), Array(new[start..<(new.count - end)]))
    changes += old[(old.count - end)...].map { .same($0) }
  }

  private static func middle(_ old: [String], _ new: [String]) -> [LineChange] {
    guard old.count * new.count <= largestTable else {
      return old.map { .removed($0) } + new.map { .added($0) }
    }
    let common = commonLengths(old, new)
    var changes: [LineChange] = []
    var (i, j) = (0, 0)
    while i < old.count || j < new.count {
      if i < old.count, j < new.count, equal(old[i], new[j]) {
        changes.append(.same(old[i]))
        i += 1
        j += 1
      } else if j == new.count || (i < old.count && common[i + 1][j] >= common[i][j + 1]) {
        changes.append(.removed(old[i]))
        i += 1
      } else {
        changes.append(.added(new[j]))
        j += 1
      }
    }
    return changes
  }

  /// How many lines the rests of both texts have in common, by where the rests begin.
  private static func commonLengths(_ old: [String], _ new: [String]) -> [[Int32]] {
    var lengths = Array(
      repeating: [Int32](repeating: 0, count: new.count + 1), count: old.count + 1)
    for i in old.indices.reversed() {
      for j in new.indices.reversed() {
        lengths[i][j] =
          equal(old[i], new[j])
          ? lengths[i + 1][j + 1] + 1 : max(lengths[i + 1][j], lengths[i][j + 1])
      }
    }
    return lengths
  }

  private static func equal(_ a: String, _ b: String) -> Bool {
    a.utf8.elementsEqual(b.utf8)
  }
}
