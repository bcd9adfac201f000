public import FlowTrace

/// A Markdown file with marked places for diagrams.
///
///     let document = MarkedDocument(
///       Array("""
///         <!-- coordgraph: trace=shop.trace view=flow -->
///         <!-- /coordgraph -->
///         """.utf8), file: "README.md")
///     document.places[0].options.map(\.name)  // ["trace", "view"]
///
/// A mark is an HTML comment alone on its line, with at most three spaces before it. Comments in a
/// code block or in another comment are not marks.
public struct MarkedDocument: Sendable, Hashable {
  /// The file's name in messages.
  public let file: String
  /// The file's content.
  public let bytes: [UInt8]
  /// The marked places, in order.
  public let places: [MarkedPlace]
  /// The problems with the marks. Where there are any, ``places`` is incomplete.
  public let problems: [Diagnostic]

  /// Reads a file and finds its marks. O(*n*).
  ///
  /// - Parameters:
  ///   - bytes: the file's content.
  ///   - file: the file's name in messages.
  public init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    var scanner = MarkScanner(bytes, file: file)
    scanner.scan()
    places = scanner.places
    problems = scanner.problems
  }

  /// Returns the lines between the marks of a place.
  public func content(of place: MarkedPlace) -> ArraySlice<UInt8> { bytes[place.content] }

  /// Returns the document with other lines between its marks, and the same bytes everywhere else.
  /// O(*n*).
  ///
  /// - Parameter contents: the lines of each of the ``places``, in order.
  public func replacing(_ contents: [[UInt8]]) -> [UInt8] {
    var result: [UInt8] = []
    var position = 0
    for (place, content) in zip(places, contents) {
      result += bytes[position..<place.content.lowerBound]
      result += content
      position = place.content.upperBound
    }
    return result + bytes[position...]
  }

  /// Returns an error about a place.
  ///
  /// - Parameters:
  ///   - place: one of the ``places``.
  ///   - columns: the columns of the mark that are wrong, which are shown; nil where the whole place
  ///     is.
  ///   - message: what is wrong, as in `Diagnostic.message`.
  public func problem(
    at place: MarkedPlace, columns: Range<Int>? = nil, _ message: String
  ) -> Diagnostic {
    guard let columns else {
      return Diagnostic(.error, file: file, line: place.line, column: place.column, message)
    }
    return Diagnostic(
      .error, file: file, line: place.line, columns: columns, of: text(ofLine: place.line), message)
  }

  private func text(ofLine number: Int) -> String {
    var text = ""
    MarkdownLine.each(in: bytes) { line in
      if line.number == number { text = String(decoding: line.text, as: UTF8.self) }
    }
    return text
  }
}
