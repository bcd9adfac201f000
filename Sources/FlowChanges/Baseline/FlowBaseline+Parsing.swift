import FlowGraph
public import FlowTrace

extension FlowBaseline {
  /// Reads a baseline. Empty lines, lines that begin with `#`, and the order of lines are ignored. O(*n*).
  ///
  /// - Parameters:
  ///   - text: the file's content.
  ///   - file: the file's name in errors.
  /// - Throws: `Diagnostics` for the first line that can't be read.
  public init(parsing text: String, file: String) throws(Diagnostics) {
    var detail: BaselineDetail?
    var facts: [ExactString: Int] = [:]
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in lines.enumerated() {
      let line = Substring(scalars).trimming(while: \.isWhitespace)
      guard !line.isEmpty, line.first != "#" else { continue }
      func fail(_ message: String) -> Diagnostics {
        let text = String(Substring(scalars))
        let column = text.prefix(while: \.isWhitespace).count + 1
        return Diagnostics(
          Diagnostic(
            .error, file: file, line: index + 1, columns: column..<(column + line.count), of: text,
            message))
      }
      guard detail != nil else {
        do throws(BaselineHeader.Failure) {
          detail = try BaselineHeader(line).detail
        } catch {
          throw fail(error.message)
        }
        continue
      }
      guard let fact = BaselineScanner.fact(in: line) else {
        throw fail(Self.message(for: line))
      }
      let known = facts[ExactString(fact.line)]
      facts[ExactString(fact.line)] = known ?? index + 1
    }
    guard let detail else {
      throw Diagnostics(
        Diagnostic(
          .error, file: file, line: 1,
          "empty baseline. Write one with 'coordgraph baseline -o \(file)'."))
    }
    self.init(detail: detail, lines: facts)
  }

  private static func message(for line: Substring) -> String {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
      return "conflict marker of a merge. Keep the facts of both sides, and remove this line."
    }
    return """
      not a fact. A line is one of: coordinator A, screen A, A owns B, A presents B, \
      A → B: push by C, verdict ID. Names with spaces are in quotes.
      """
  }
}
