/// The line of backticks or tildes that begins and ends a code block.
struct CodeFence {
  private var character: UInt8
  private var count: Int

  /// Nil where the line begins no code block.
  init?(opening line: MarkdownLine) {
    guard line.indent < 4 else { return nil }
    let text = line.text.dropFirst(line.indent)
    guard let first = text.first, first == UInt8(ascii: "`") || first == UInt8(ascii: "~")
    else { return nil }
    character = first
    count = text.prefix { $0 == first }.count
    guard count >= 3 else { return nil }
    if first == UInt8(ascii: "`"), text.dropFirst(count).contains(first) { return nil }
  }

  /// Whether a line ends the code block that this fence begins.
  func isClosed(by line: MarkdownLine) -> Bool {
    let text = line.text.dropFirst(line.indent)
    let run = text.prefix { $0 == character }.count
    return line.indent < 4 && run >= count
      && text.dropFirst(run).allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
  }
}
