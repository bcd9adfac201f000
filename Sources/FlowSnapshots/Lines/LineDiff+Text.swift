extension LineDiff {
  /// How many unchanged lines stand around a change.
  private static let context = 1
  /// How many lines are shown at most; the rest is counted.
  private static let longest = 80

  /// The changes, with a line of context around each and the line's number before it.
  ///
  ///     line 3:
  ///         "screen-Home" [id="screen-Home", label="Home"];
  ///       - "screen-Cart" [id="screen-Cart", label="Cart"];
  ///         "screen-Pay" [id="screen-Pay", label="Pay"];
  var text: String {
    var shown: [String] = []
    var number = 1
    var wasShown = false
    for (index, change) in changes.enumerated() {
      let isShown = isNearChange(index)
      if isShown {
        if !wasShown { shown.append("line \(number):") }
        shown.append(change.text)
      }
      wasShown = isShown
      if case .added = change { continue }
      number += 1
    }
    guard shown.count > Self.longest else { return shown.joined(separator: "\n") }
    let rest = shown.count - Self.longest
    return (shown.prefix(Self.longest) + ["… and \(rest) lines more"]).joined(separator: "\n")
  }

  private func isNearChange(_ index: Int) -> Bool {
    let near = max(0, index - Self.context)...min(changes.count - 1, index + Self.context)
    return changes[near].contains { !$0.isSame }
  }
}
