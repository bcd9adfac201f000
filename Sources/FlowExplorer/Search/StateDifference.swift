import FlowPerson

/// The first thing in which what a step did differs from what it did before in the same state.
struct StateDifference {
  private let expected: [Substring]
  private let found: [Substring]

  /// Compares the texts that stand for two interfaces.
  init(_ expected: ExplorerSession.Sighting.Identity, _ found: ExplorerSession.Sighting.Identity) {
    let (text, words) = (expected.text == found.text, expected.words == found.words)
    let isInWords = text && !words
    self.expected = (isInWords ? expected.words : expected.text).split(separator: "\n")
    self.found = (isInWords ? found.words : found.text).split(separator: "\n")
  }

  /// Compares the transitions of two steps.
  init(transitions expected: [String], _ found: [String]) {
    self.expected = expected.map { $0[...] }
    self.found = found.map { $0[...] }
  }

  /// The first line that differs, as it was before and as it is; nil where none does.
  var text: String? {
    guard expected != found else { return nil }
    let equal = zip(expected, found).prefix { $0 == $1 }.count
    let (before, now) = (expected.dropFirst(equal), found.dropFirst(equal))
    let isAdded = before.first.map(now.contains) ?? true
    let isGone = now.first.map(before.contains) ?? true
    return Self.line(isAdded && !isGone ? nil : before.first) + ", then "
      + Self.line(isGone && !isAdded ? nil : now.first)
  }

  private static func line(_ line: Substring?) -> String {
    line.map { "`\($0.drop { $0 == " " })`" } ?? "nothing"
  }
}
