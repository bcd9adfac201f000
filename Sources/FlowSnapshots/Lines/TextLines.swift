/// A text as its lines, as far as they are compared.
///
/// Line endings are none of a flow's business: CRLF, which git writes on some machines, counts as
/// LF, and a line break at the end may be missing. No format writes a carriage return of its own.
struct TextLines: Equatable {
  var lines: [String]

  init(_ text: String) {
    var lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.last == "\r" ? $0.dropLast() : $0 }
    if lines.last?.isEmpty == true { lines.removeLast() }
    self.lines = lines.map { String($0) }
  }

  /// Compares scalars, because accents may be written in two ways that are not the same text.
  static func == (a: Self, b: Self) -> Bool {
    a.lines.elementsEqual(b.lines) { $0.unicodeScalars.elementsEqual($1.unicodeScalars) }
  }
}
