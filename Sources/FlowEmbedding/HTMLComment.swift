/// A comment that begins a line.
struct HTMLComment {
  /// What a comment of ours is for.
  enum Kind {
    /// Begins a place; with what it says.
    case beginning(ArraySlice<UInt8>)
    /// Ends a place.
    case end
  }

  /// Nil for a comment that is none of ours.
  let kind: Kind?
  /// Whether it ends on its line.
  let isClosed: Bool
  /// Whether nothing stands behind it.
  let isAlone: Bool

  /// Nil when no comment begins the line.
  init?(_ line: MarkdownLine) {
    let text = line.text.dropFirst(line.indent)
    guard line.indent < 4, text.starts(with: "<!--".utf8) else { return nil }
    let inside = text.dropFirst(4)
    let end = MarkScanner.find("-->", in: inside)
    isClosed = end != nil
    isAlone = end.map { inside[$0...].dropFirst(3).allSatisfy(Self.isSpace) } ?? true
    kind = Self.kind(of: inside[..<(end ?? inside.endIndex)])
  }

  private static func kind(of text: ArraySlice<UInt8>) -> Kind? {
    let text = text.drop(while: isSpace)
    if text.starts(with: "coordgraph:".utf8) {
      return .beginning(text.dropFirst("coordgraph:".utf8.count))
    }
    guard text.starts(with: "/coordgraph".utf8) else { return nil }
    return text.dropFirst("/coordgraph".utf8.count).allSatisfy(isSpace) ? .end : nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
