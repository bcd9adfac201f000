public import FlowTrace

/// A Markdown file, and the places in it that are marked for diagrams.
///
///     let document = MarkedDocument(
///       Array("""
///         <!-- coordgraph: trace=shop.trace view=flow -->
///         <!-- /coordgraph -->
///         """.utf8), file: "README.md")
///     document.places[0].options.map(\.name)  // ["trace", "view"]
///
/// A mark is an HTML comment alone on its line, with at most three spaces before it. What stands
/// in a code block or in another comment is no mark.
public struct MarkedDocument: Sendable, Hashable {
  /// What to call the file in messages.
  public let file: String
  public let bytes: [UInt8]
  public let places: [MarkedPlace]
  /// Marks that cannot be understood. Where there are some, ``places`` are not to be relied on.
  public let problems: [Diagnostic]

  /// Finds the marks. O(*n*).
  public init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
    var scanner = MarkScanner(bytes, file: file)
    scanner.scan()
    places = scanner.places
    problems = scanner.problems
  }

  /// What stands in a place.
  public func content(of place: MarkedPlace) -> ArraySlice<UInt8> { bytes[place.content] }

  /// The document with something else between its marks, and the same everywhere else.
  ///
  /// - Parameter contents: one for each of the ``places``, in their order.
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

  /// A problem with a place.
  public func problem(
    at place: MarkedPlace, column: Int? = nil, _ message: String
  ) -> Diagnostic {
    Diagnostic(
      .error, file: file, line: place.line, column: column ?? place.column, message)
  }
}
