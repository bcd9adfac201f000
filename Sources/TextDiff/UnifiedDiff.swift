/// The difference of two texts, in the form of `diff -u` that `patch` reads.
package enum UnifiedDiff {
  /// The number of unchanged lines shown around a change.
  private static let context = 3

  private typealias Line = ArraySlice<UInt8>

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
  package static func text(
    from oldBytes: [UInt8], to newBytes: [UInt8], old: String, new: String
  ) -> String {
    guard oldBytes != newBytes else { return "" }
    let lines = LineDiff(from: split(oldBytes), to: split(newBytes)) { $0 == $1 }.changes
    let changes = lines.indices.filter { !lines[$0].isSame }
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

  /// Returns the lines, each with its line break.
  private static func split(_ bytes: [UInt8]) -> [Line] {
    var lines: [Line] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? rest.endIndex
      lines.append(rest[..<end])
      rest = rest[end...]
    }
    return lines
  }

  private static func text(of hunk: Range<Int>, in lines: [LineDiff<Line>.Change]) -> String {
    let before = lines[..<hunk.lowerBound]
    let inside = lines[hunk]
    let old = range(start: before.count(where: \.isOld), inside.count(where: \.isOld))
    let new = range(start: before.count(where: \.isNew), inside.count(where: \.isNew))
    return "@@ -\(old) +\(new) @@\n" + inside.map(\.text).joined()
  }

  /// Returns a hunk's range: its first line, from 1, and its number of lines unless that is 1. An
  /// empty range names the line before it.
  private static func range(start: Int, _ count: Int) -> String {
    let first = count == 0 ? start : start + 1
    return count == 1 ? "\(first)" : "\(first),\(count)"
  }
}

extension LineDiff.Change where Line == ArraySlice<UInt8> {
  fileprivate var isOld: Bool { if case .added = self { false } else { true } }
  fileprivate var isNew: Bool { if case .removed = self { false } else { true } }

  /// The line after its sign.
  fileprivate var text: String {
    let (sign, line) =
      switch self {
      case .same(let line): (" ", line)
      case .removed(let line): ("-", line)
      case .added(let line): ("+", line)
      }
    let text = sign + String(decoding: line, as: UTF8.self)
    return line.last == UInt8(ascii: "\n") ? text : text + "\n\\ No newline at end of file\n"
  }
}
