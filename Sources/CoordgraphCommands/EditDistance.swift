/// How alike two spellings are.
enum EditDistance {
  /// The few that are spelled most like a text, the most alike first.
  ///
  /// Those that contain the text come before those that merely resemble it.
  static func nearest(to text: String, among names: [String], count: Int = 3) -> [String] {
    let wanted = Array(text.lowercased().prefix(100))
    let ranked = names.map { name -> (distance: Int, name: String) in
      let candidate = Array(name.lowercased().prefix(100))
      let extra = candidate.count - wanted.count
      if extra >= 0, name.lowercased().contains(text.lowercased()) {
        return (extra - 1_000, name)
      }
      return (distance(wanted, candidate), name)
    }
    // What has little in common with it is no help, unless there is nothing better.
    let limit = max(ranked.lazy.map(\.distance).min() ?? 0, wanted.count / 3)
    return ranked.enumerated().filter { $0.element.distance <= limit }
      .sorted { ($0.element.distance, $0.offset) < ($1.element.distance, $1.offset) }
      .prefix(count).map(\.element.name)
  }

  /// How many characters to insert, remove or replace to make one of the other. O(*m* × *n*).
  static func distance(_ a: [Character], _ b: [Character]) -> Int {
    var row = Array(0...b.count)
    for (i, character) in a.enumerated() {
      var diagonal = row[0]
      row[0] = i + 1
      for (j, other) in b.enumerated() {
        let replaced = diagonal + (character == other ? 0 : 1)
        diagonal = row[j + 1]
        row[j + 1] = min(replaced, row[j] + 1, row[j + 1] + 1)
      }
    }
    return row[b.count]
  }
}
