/// An HTML comment at the start of a line.
struct HTMLComment {
  /// The kind of a mark.
  enum Kind {
    /// The mark that opens a place, with its options.
    case beginning(ArraySlice<UInt8>)
    /// The mark that closes a place.
    case end
    /// What is meant to open a place, by its look.
    case misspelt
  }

  /// Nil for a comment that is not a mark.
  let kind: Kind?
  /// Whether the comment ends on its line.
  let isClosed: Bool
  /// Whether no text follows it on its line.
  let isAlone: Bool

  /// Nil where the line does not begin with a comment.
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
    let word = text.prefix { !isSpace($0) }
    if String(decoding: word.prefix(5), as: UTF8.self).lowercased() == "coord",
      MarkScanner.find(" trace=", in: text) != nil
    {
      return .misspelt
    }
    guard text.starts(with: "/coordgraph".utf8) else { return nil }
    return text.dropFirst("/coordgraph".utf8.count).allSatisfy(isSpace) ? .end : nil
  }

  static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t")
  }
}
