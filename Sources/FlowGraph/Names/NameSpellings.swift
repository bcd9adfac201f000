/// The ways in which somebody may write the name of a coordinator or a screen.
package struct NameSpellings: Sendable {
  package static let coordinatorEndings = ["Coordinator"]
  package static let screenEndings = ["ViewController", "Controller", "Screen", "View"]

  package let name: FlowGraph.Name
  /// As diagrams write it in full: `StepViewController (Ship it!)`.
  package let shown: String
  /// The most exact first; of those that come together, each is as good as another.
  package let forms: [[String]]
  private let short: [String]

  /// - Parameter endings: What may be left out at the end of the type.
  package init(_ name: FlowGraph.Name, _ names: CanonicalNames, endings: [String]) {
    func shortened(_ text: String) -> [String] {
      endings.filter { text.hasSuffix($0) && text != $0 }.map { String(text.dropLast($0.count)) }
    }
    self.name = name
    shown = names[name]
    let type = names.typeName(of: name)
    short = shortened(type)
    forms = [
      [shown], [name.label.map { "\(name.type) (\($0))" } ?? name.type], [name.type], [type],
      [name.label].compactMap { $0 }, shortened(shown) + short,
    ]
  }

  /// How far a text is from what the name is called: the letters to put in, take out, change or
  /// swap, and less than none where one is a part of the other. Nil where they are not alike: more
  /// than a third of the text's letters would have to change.
  func distance(from text: String) -> Int? {
    let wanted = Array(text.lowercased().prefix(Self.longest))
    guard !wanted.isEmpty else { return nil }
    return ([shown] + short + [name.label].compactMap { $0 }).compactMap { spelling in
      let candidate = Array(spelling.lowercased().prefix(Self.longest))
      let extra = candidate.count - wanted.count
      if extra >= 0, spelling.lowercased().contains(text.lowercased()) { return extra - 1_000 }
      if candidate.count >= Self.shortest, text.lowercased().contains(spelling.lowercased()) {
        return -extra - 500
      }
      return EditDistance.ofMisspelt(wanted, from: candidate)
    }.min()
  }

  /// How many letters a name has at least that counts as a part of a text.
  private static let shortest = 3

  /// How many letters are compared: nobody types more.
  private static let longest = 100
}

extension Sequence<NameSpellings> {
  /// What somebody may have meant, the most likely first; nothing where no name is alike.
  package func suggestions(for text: String) -> [String] {
    compactMap { spelling in
      spelling.distance(from: text).map { (distance: $0, shown: ExactString(spelling.shown)) }
    }.sorted { ($0.distance, $0.shown) < ($1.distance, $1.shown) }
      .prefix(Self.mostSuggestions).map(\.shown.string)
  }

  private static var mostSuggestions: Int { 3 }
}

/// How many letters have to be put in, taken out or changed to make one text of another.
package enum EditDistance {
  /// - Parameter swaps: Whether two letters side by side may also be swapped, as one change.
  /// - Complexity: O(*n* × *m*).
  package static func between<T: Equatable>(_ a: [T], _ b: [T], swaps: Bool = false) -> Int {
    var before: [Int] = []
    var row = Array(0...b.count)
    for i in a.indices {
      var next = [i + 1]
      next.reserveCapacity(row.count)
      for j in b.indices {
        var least = min(row[j] + (a[i] == b[j] ? 0 : 1), row[j + 1] + 1, next[j] + 1)
        if swaps, i > 0, j > 0, a[i] == b[j - 1], a[i - 1] == b[j] {
          least = min(least, before[j - 1] + 1)
        }
        next.append(least)
      }
      (before, row) = (row, next)
    }
    return row[b.count]
  }

  /// Returns how far what somebody wrote is from a word; nil where they are not alike, as more than a
  /// third of what was written would have to change. O(*n* × *m*).
  static func ofMisspelt(_ misspelt: [Character], from word: [Character]) -> Int? {
    let distance = between(misspelt, word, swaps: true)
    return distance * 3 <= misspelt.count ? distance : nil
  }

  /// Returns the word that a misspelt one was meant to be; nil where none is alike.
  ///
  /// - Complexity: O(*n* × *m*) for each word.
  package static func nearest(to misspelt: Substring, in words: [String]) -> String? {
    let letters = Array(misspelt)
    return words.compactMap { word in
      ofMisspelt(letters, from: Array(word)).map { (word: word, distance: $0) }
    }.min { $0.distance < $1.distance }?.word
  }
}
