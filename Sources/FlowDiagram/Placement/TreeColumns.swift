/// The top left corners of cards in a tree: one below the other, or where that is long in columns.
///
/// A card whose branches stand in columns is the one for which that makes the tree shortest; inside
/// columns there are none.
struct TreeColumns {
  /// The height from which a list is long: half of its page's width.
  private static let longest = 415.0

  private(set) var corners: [Placement.Point] = []
  private let cards: [CardSize]
  private let metrics: CardMetrics
  private var depths: [Int]
  /// By card, the one behind all that stands below it.
  private var ends: [Int]
  /// By card, the width of all that stands below it in a list, with itself.
  private var widths: [Double]
  /// By card, the height of all before it.
  private var tops = [0.0]

  /// - Parameters:
  ///   - cards: The cards in the order of the tree.
  ///   - parents: By card, its parent, which comes before it.
  ///   - metrics: The distances.
  /// - Complexity: O(*n* log *n*).
  init(cards: [CardSize], parents: [Int?], _ metrics: CardMetrics) {
    self.cards = cards
    self.metrics = metrics
    depths = Array(repeating: 0, count: cards.count)
    ends = cards.indices.map { $0 + 1 }
    widths = cards.map(\.width)
    for (index, parent) in parents.enumerated() {
      depths[index] = parent.map { depths[$0] + 1 } ?? 0
      tops.append(tops[index] + cards[index].height + metrics.gap)
    }
    for index in cards.indices.reversed() {
      guard let parent = parents[index] else { continue }
      ends[parent] = max(ends[parent], ends[index])
      widths[parent] = max(widths[parent], metrics.indent + widths[index])
    }
    place(columns: bestColumns(parents))
  }

  /// Returns the columns of branches below each card that has some; the last are those of the roots.
  private func bestColumns(_ parents: [Int?]) -> [[Range<Int>]?] {
    let top = cards.count
    var branches = [[Range<Int>]](repeating: [], count: top + 1)
    for (index, parent) in parents.enumerated() {
      branches[parent ?? top].append(index..<ends[index])
    }
    var columns = [[Range<Int>]?](repeating: nil, count: top + 1)
    // By card, the least height of all branches below it.
    var lists = [Double](repeating: 0, count: top + 1)
    for index in cards.indices.reversed() + [top] {
      let list = branches[index]
      if let first = list.first, let last = list.last,
        height(first.lowerBound..<last.upperBound) > Self.longest
      {
        let found = self.columns(list, left: Double(depths[first.lowerBound]) * metrics.indent)
        let height = found.map(height).max() ?? 0
        if height < lists[index] { (columns[index], lists[index]) = (found, height) }
      }
      guard index < top else { break }
      lists[parents[index] ?? top] += cards[index].height + metrics.gap + lists[index]
    }
    return columns
  }

  private mutating func place(columns: [[Range<Int>]?]) {
    corners = Array(repeating: .init(x: 0, y: 0), count: cards.count)
    var bottom = 0.0
    var index = 0
    if let roots = columns[cards.count] {
      place(roots, at: &bottom)
      return
    }
    while index < cards.count {
      corners[index] = .init(x: Double(depths[index]) * metrics.indent, y: bottom)
      bottom += cards[index].height + metrics.gap
      if let branches = columns[index] {
        place(branches, at: &bottom)
        index = ends[index]
      } else {
        index += 1
      }
    }
  }

  /// Puts columns side by side.
  private mutating func place(_ columns: [Range<Int>], at bottom: inout Double) {
    var shift = 0.0
    for column in columns {
      for index in column {
        corners[index] = .init(
          x: shift + Double(depths[index]) * metrics.indent,
          y: bottom + tops[index] - tops[column.lowerBound])
      }
      shift += width(column) + metrics.gap + metrics.indent
    }
    bottom += columns.map(height).max() ?? 0
  }

  private func height(_ range: Range<Int>) -> Double {
    tops[range.upperBound] - tops[range.lowerBound]
  }

  /// Returns the width of branches in a list.
  private func width(_ range: Range<Int>) -> Double {
    var width = 0.0
    var index = range.lowerBound
    while index < range.upperBound {
      width = max(width, widths[index])
      index = ends[index]
    }
    return width
  }
}

extension TreeColumns {
  /// Returns branches in as few columns as are short, or in as many as fit the page.
  private func columns(_ branches: [Range<Int>], left: Double) -> [Range<Int>] {
    var best = [branches[0].lowerBound..<branches[branches.count - 1].upperBound]
    var shortest = height(best[0])
    var count = 2
    while count <= branches.count, shortest > Self.longest {
      let columns = filled(branches, count: count)
      let gaps = Double(columns.count - 1) * (metrics.gap + metrics.indent)
      guard columns.reduce(left + gaps, { $0 + width($1) }) <= CardMetrics.page else { break }
      let height = columns.map(height).max() ?? 0
      if height < shortest { (best, shortest) = (columns, height) }
      count += 1
    }
    return best
  }

  /// Returns branches in so many columns at the most, the highest as low as it can be, within a point.
  private func filled(_ branches: [Range<Int>], count: Int) -> [Range<Int>] {
    let heights = branches.map(height)
    func fill(_ limit: Double) -> [Range<Int>] {
      var columns: [Range<Int>] = []
      var used = Double.infinity
      for (branch, height) in zip(branches, heights) {
        if used + height <= limit, let last = columns.popLast() {
          columns.append(last.lowerBound..<branch.upperBound)
          used += height
        } else {
          columns.append(branch)
          used = height
        }
      }
      return columns
    }
    var (low, high) = (heights.max() ?? 0, heights.reduce(0, +))
    let lowest = fill(low)
    if lowest.count <= count { return lowest }
    while high - low > 1 {
      let middle = (low + high) / 2
      if fill(middle).count <= count { high = middle } else { low = middle }
    }
    return fill(high)
  }
}
