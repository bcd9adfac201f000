/// Numbers in groups, which are numbered, too: all of them side by side in one array.
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

  /// A group's members. O(1).
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
