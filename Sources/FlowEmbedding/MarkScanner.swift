import FlowTrace

/// A scanner that finds the marks of a document.
struct MarkScanner {
  private enum Surroundings {
    case text
    case code(CodeFence)
    case comment
  }

  private let bytes: [UInt8]
  private let file: String
  private var surroundings = Surroundings.text
  /// The place that is not closed yet, and the line of its mark.
  private var open: (place: MarkedPlace, line: MarkdownLine)?
  private(set) var places: [MarkedPlace] = []
  private(set) var problems: [Diagnostic] = []

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func scan() {
    MarkdownLine.each(in: bytes) { scan($0) }
    if let open {
      problem(on: open.line, "mark without an end. Add <!-- /coordgraph --> on a line below.")
    }
  }

  private mutating func scan(_ line: MarkdownLine) {
    switch surroundings {
    case .code(let fence):
      if fence.isClosed(by: line) { surroundings = .text }
    case .comment:
      if Self.find("-->", in: line.text) != nil { surroundings = .text }
    case .text:
      if let fence = CodeFence(opening: line) {
        surroundings = .code(fence)
      } else if let comment = HTMLComment(line) {
        scan(comment, on: line)
      }
    }
  }

  private mutating func scan(_ comment: HTMLComment, on line: MarkdownLine) {
    guard let kind = comment.kind else {
      if !comment.isClosed { surroundings = .comment }
      return
    }
    guard comment.isClosed else {
      surroundings = .comment
      return problem(on: line, "the mark does not end on its line. End it with -->.")
    }
    guard comment.isAlone else {
      return problem(on: line, "text after the mark. Put the mark on a line of its own.")
    }
    switch kind {
    case .beginning(let text): begin(text, on: line)
    case .end: end(on: line)
    case .misspelt:
      problem(
        on: line, "not a mark. Begin it with 'coordgraph:', as in <!-- coordgraph: trace=FILE -->.")
    }
  }

  private mutating func begin(_ text: ArraySlice<UInt8>, on line: MarkdownLine) {
    if let open {
      problem(
        on: line,
        "the mark on line \(open.line.number) has no end. Add <!-- /coordgraph --> before this mark."
      )
    }
    var options = MarkOptions(text, line: line)
    options.parse()
    for failure in options.failures {
      problem(on: line, at: failure.bytes, failure.message)
    }
    let place = MarkedPlace(
      options: options.options, line: line.number, column: line.indent + 1, indent: line.indent,
      newline: line.newline, content: line.end..<line.end)
    open = (place, line)
  }

  private mutating func end(on line: MarkdownLine) {
    guard var place = open?.place else {
      return problem(
        on: line,
        "end without a mark. Add <!-- coordgraph: trace=FILE --> above, or remove this line.")
    }
    place.content = place.content.lowerBound..<line.start
    places.append(place)
    open = nil
  }

  /// - Parameter bytes: what to underline; by default the mark.
  private mutating func problem(
    on line: MarkdownLine, at bytes: Range<Int>? = nil, _ message: String
  ) {
    problems.append(
      Diagnostic(
        .error, file: file, line: line.number, columns: line.columns(of: bytes ?? line.mark),
        of: String(decoding: line.text, as: UTF8.self), message))
  }

  /// Returns the index at which a text first occurs; nil where it does not. O(*n*).
  static func find(_ text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let pattern = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: pattern) }
  }
}
