import FlowTrace

/// Finds the marks of a document.
struct MarkScanner {
  private enum Surroundings {
    case text
    case code(CodeFence)
    case comment
  }

  private let bytes: [UInt8]
  private let file: String
  private var surroundings = Surroundings.text
  private var open: MarkedPlace?
  private(set) var places: [MarkedPlace] = []
  private(set) var problems: [Diagnostic] = []

  init(_ bytes: [UInt8], file: String) {
    self.bytes = bytes
    self.file = file
  }

  mutating func scan() {
    MarkdownLine.each(in: bytes) { scan($0) }
    if let open {
      problem(
        line: open.line, column: open.column,
        "Nothing ends this place; put <!-- /coordgraph --> on a line behind it")
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
    let column = line.indent + 1
    guard let kind = comment.kind else {
      if !comment.isClosed { surroundings = .comment }
      return
    }
    guard comment.isClosed else {
      surroundings = .comment
      return problem(
        line: line.number, column: column, "This mark does not end on its line; end it with -->")
    }
    guard comment.isAlone else {
      return problem(
        line: line.number, column: column,
        "Something stands behind this mark; put it on a line of its own")
    }
    switch kind {
    case .beginning(let text): begin(text, on: line)
    case .end: end(on: line)
    }
  }

  private mutating func begin(_ text: ArraySlice<UInt8>, on line: MarkdownLine) {
    let column = line.indent + 1
    if let open {
      problem(
        line: line.number, column: column,
        "This place begins inside the one that begins on line \(open.line); "
          + "end that with <!-- /coordgraph --> before")
    }
    var options = MarkOptions(text, line: line)
    options.parse()
    for failure in options.failures {
      problem(line: line.number, column: failure.column, failure.message)
    }
    open = MarkedPlace(
      options: options.options, line: line.number, column: column, indent: line.indent,
      newline: line.newline, content: line.end..<line.end)
  }

  private mutating func end(on line: MarkdownLine) {
    guard var place = open else {
      return problem(
        line: line.number, column: line.indent + 1,
        "No place begins before this mark that ends one; "
          + "begin it with <!-- coordgraph: trace=FILE --> or take the mark out")
    }
    place.content = place.content.lowerBound..<line.start
    places.append(place)
    open = nil
  }

  private mutating func problem(line: Int, column: Int, _ message: String) {
    problems.append(
      Diagnostic(.error, file: file, line: line, column: column, "\(message)."))
  }

  /// Where a text begins in bytes.
  static func find(_ text: String, in bytes: ArraySlice<UInt8>) -> Int? {
    let pattern = Array(text.utf8)
    return bytes.indices.first { bytes[$0...].starts(with: pattern) }
  }
}
