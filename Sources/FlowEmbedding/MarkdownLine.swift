/// A line of a document.
struct MarkdownLine {
  /// Counted from 1.
  var number: Int
  /// Where it begins in the document.
  var start: Int
  /// Its bytes, without what ends it.
  var text: ArraySlice<UInt8>
  /// `\n`, `\r\n`, or nothing at the end of a document.
  var newline: String

  /// Where the next line begins.
  var end: Int { start + text.count + newline.utf8.count }

  /// The spaces at its beginning.
  var indent: Int { text.prefix { $0 == UInt8(ascii: " ") }.count }

  /// Hands the lines of a document to `body`. O(*n*).
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
