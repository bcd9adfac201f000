/// The difference of two lists of lines: a shortest list of lines to remove and to add.
package struct LineDiff<Line> {
  /// The most pairs of lines that are compared. Beyond, all old lines are removed and all new ones
  /// added.
  private static var mostComparisons: Int { 1 << 22 }

  /// A line of either list.
  package enum Change {
    case same(Line)
    case removed(Line)
    case added(Line)

    /// Whether the line is in both lists.
    package var isSame: Bool {
      if case .same = self { true } else { false }
    }
  }

  /// The lines of both lists, in order. Removed lines come before the lines that replace them.
  package private(set) var changes: [Change]

  /// O(*n* + *d*²) for *n* lines with *d* changes.
  ///
  /// - Parameters:
  ///   - old: the old lines.
  ///   - new: the new lines.
  ///   - areEqual: whether two lines are equal.
  package init(from old: [Line], to new: [Line], by areEqual: (Line, Line) -> Bool) {
    let head = zip(old, new).prefix { areEqual($0, $1) }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { areEqual($0, $1) }.count
    changes = old.prefix(head).map { .same($0) }
    changes += Self.changes(
      from: Array(old[head..<(old.count - tail)]), to: Array(new[head..<(new.count - tail)]),
      by: areEqual)
    changes += old.suffix(tail).map { .same($0) }
  }

  private static func changes(
    from old: [Line], to new: [Line], by areEqual: (Line, Line) -> Bool
  ) -> [Change] {
    guard old.count * new.count <= mostComparisons else {
      return old.map { .removed($0) } + new.map { .added($0) }
    }
    let difference = new.difference(from: old, by: areEqual)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var changes: [Change] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if removed.contains(index) {
        changes.append(.removed(line))
        continue
      }
      while added.contains(next) {
        changes.append(.added(new[next]))
        next += 1
      }
      changes.append(.same(line))
      next += 1
    }
    return changes + new[next...].map { .added($0) }
  }
}

extension LineDiff.Change: Equatable where Line: Equatable {}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
