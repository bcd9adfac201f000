/// The difference of two texts, in the form of `diff -u` that `patch` reads.
public enum UnifiedDiff {
  /// The number of unchanged lines shown around a change.
  private static let context = 3
  /// The most pairs of lines that are compared. Beyond, all old lines are removed and all new ones
  /// added.
  private static let mostComparisons = 4_000_000

  /// Returns the difference; an empty text where there is none.
  ///
  ///     UnifiedDiff.text(
  ///       from: Array("a\nb\n".utf8), to: Array("a\nc\n".utf8), old: "x.md", new: "x.md, current")
  ///
  ///     --- x.md
  ///     +++ x.md, current
  ///     @@ -1,2 +1,2 @@
  ///      a
  ///     -b
  ///     +c
  ///
  /// Lines are compared byte for byte. O(*n* + *d*²) for *n* lines with *d* changes.
  ///
  /// - Parameters:
  ///   - oldBytes: the old text.
  ///   - newBytes: the new text.
  ///   - old: the old text's name.
  ///   - new: the new text's name.
  public static func text(
    from oldBytes: [UInt8], to newBytes: [UInt8], old: String, new: String
  ) -> String {
    guard oldBytes != newBytes else { return "" }
    let lines = script(from: split(oldBytes), to: split(newBytes))
    let changes = lines.indices.filter { lines[$0].sign != .same }
    var text = "--- \(old)\n+++ \(new)\n"
    var hunk: Range<Int>?
    for change in changes {
      let around = max(0, change - context)..<min(lines.count, change + context + 1)
      if let before = hunk, around.lowerBound <= before.upperBound {
        hunk = before.lowerBound..<around.upperBound
      } else {
        if let hunk { text += self.text(of: hunk, in: lines) }
        hunk = around
      }
    }
    if let hunk { text += self.text(of: hunk, in: lines) }
    return text
  }

  private enum Sign: String {
    case same = " "
    case gone = "-"
    case new = "+"
  }

  private struct Line {
    var sign: Sign
    var bytes: ArraySlice<UInt8>

    var text: String {
      let text = sign.rawValue + String(decoding: bytes, as: UTF8.self)
      return bytes.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
    }
  }

  /// Returns the lines, each with its line break.
  private static func split(_ bytes: [UInt8]) -> [ArraySlice<UInt8>] {
    var lines: [ArraySlice<UInt8>] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func script(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Line] {
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let oldMiddle = Array(old[head..<(old.count - tail)])
    let newMiddle = Array(new[head..<(new.count - tail)])
    return old.prefix(head).map { Line(sign: .same, bytes: $0) }
      + changes(from: oldMiddle, to: newMiddle)
      + old.suffix(tail).map { Line(sign: .same, bytes: $0) }
  }

  private static func changes(
    from old: [ArraySlice<UInt8>], to new: [ArraySlice<UInt8>]
  ) -> [Line] {
    guard old.count * new.count <= mostComparisons else {
      return old.map { Line(sign: .gone, bytes: $0) } + new.map { Line(sign: .new, bytes: $0) }
    }
    let difference = new.difference(from: old)
    let gone = Set(difference.removals.map(\.offset))
    let come = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var next = 0
    for (index, line) in old.enumerated() {
      if gone.contains(index) {
        lines.append(Line(sign: .gone, bytes: line))
        continue
      }
      while come.contains(next) {
        lines.append(Line(sign: .new, bytes: new[next]))
        next += 1
      }
      lines.append(Line(sign: .same, bytes: line))
      next += 1
    }
    return lines + new[next...].map { Line(sign: .new, bytes: $0) }
  }

  private static func text(of hunk: Range<Int>, in lines: [Line]) -> String {
    let before = lines[..<hunk.lowerBound]
    let inside = lines[hunk]
    let old = range(start: before.count { $0.sign != .new }, inside.count { $0.sign != .new })
    let new = range(start: before.count { $0.sign != .gone }, inside.count { $0.sign != .gone })
    return "@@ -\(old) +\(new) @@\n" + inside.map(\.text).joined()
  }

  /// Returns a hunk's range: its first line, from 1, and its number of lines unless that is 1. An
  /// empty range names the line before it.
  private static func range(start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
