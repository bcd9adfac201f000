/// How many letters have to be put in, taken out or changed to make one text of another.
enum EditDistance {
  /// O(*n* × *m*).
  static func between<T: Equatable>(_ a: [T], _ b: [T]) -> Int {
    var row = Array(0...b.count)
    for (i, x) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, y) in b.enumerated() {
        let replaced = diagonal + (x == y ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, diagonal + 1, row[j] + 1)
      }
    }
    return row[b.count]
  }
}
