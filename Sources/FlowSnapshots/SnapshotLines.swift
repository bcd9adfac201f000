import TextDiff

/// The lines of a text, as they are compared.
///
/// CRLF, which git writes on some machines, counts as LF, and a line break at the end is ignored: no
/// format writes a carriage return.
struct SnapshotLines: Equatable {
  var lines: [String]

  init(_ text: String) {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map { String($0) }
  }

  /// Compares bytes: Swift's strings are equal however accents are encoded.
  static func == (a: Self, b: Self) -> Bool {
    a.lines.elementsEqual(b.lines, by: areEqual)
  }

  /// Returns how other lines differ.
  func difference(from old: Self) -> LineDiff<String> {
    LineDiff(from: old.lines, to: lines, by: Self.areEqual)
  }

  private static func areEqual(_ a: String, _ b: String) -> Bool {
    a.utf8.elementsEqual(b.utf8)
  }
}

extension LineDiff<String> {
  /// The number of unchanged lines shown around a change.
  private static var context: Int { 1 }
  /// The most lines that are shown; the rest are counted.
  private static var longest: Int { 80 }

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

extension LineDiff.Change where Line == String {
  /// The line after its sign.
  fileprivate var text: String {
    switch self {
    case .same(let line): line.isEmpty ? "" : "    \(line)"
    case .removed(let line): "  - \(line)"
    case .added(let line): "  + \(line)"
    }
  }
}
