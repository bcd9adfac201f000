/// A line of a document.
struct MarkdownLine {
  /// The line's number, from 1.
  var number: Int
  /// The index of its first byte in the document.
  var start: Int
  /// Its bytes, without the line break.
  var text: ArraySlice<UInt8>
  /// Its line break: `\n`, `\r\n`, or nothing at the end of a document.
  var newline: String

  /// The index of the next line's first byte.
  var end: Int { start + text.count + newline.utf8.count }

  /// The number of spaces at its start.
  var indent: Int { text.prefix { $0 == UInt8(ascii: " ") }.count }

  /// The bytes of a mark that is all of the line but for space around it.
  var mark: Range<Int> {
    let end = text.lastIndex { !HTMLComment.isSpace($0) } ?? start
    return (start + indent)..<max(end + 1, start + indent + 1)
  }

  /// Returns the columns of bytes of the line: characters, from 1.
  func columns(of bytes: Range<Int>) -> Range<Int> {
    func column(_ index: Int) -> Int {
      String(decoding: text[..<min(index, text.endIndex)], as: UTF8.self).count + 1
    }
    return column(bytes.lowerBound)..<column(bytes.upperBound)
  }

  /// Calls `body` with each line of a document. O(*n*).
  static func each(in bytes: [UInt8], _ body: (MarkdownLine) -> Void) {
    var start = 0
    var number = 1
    while start < bytes.count {
      let feed = bytes[start...].firstIndex(of: UInt8(ascii: "\n"))
      var end = feed ?? bytes.count
      var newline = feed == nil ? "" : "\n"
      if feed != nil, end > start, bytes[end - 1] == UInt8(ascii: "\r") {
        end -= 1
        newline = "\r\n"
      }
      let line = MarkdownLine(
        number: number, start: start, text: bytes[start..<end], newline: newline)
      body(line)
      start = line.end
      number += 1
    }
  }
}
