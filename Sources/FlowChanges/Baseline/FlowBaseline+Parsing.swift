import FlowGraph

extension FlowBaseline {
  /// Reads a baseline. Empty lines and lines that begin with `#` say nothing; the order makes no
  /// difference.
  ///
  /// O(*n*).
  ///
  /// - Parameter file: What to call the file in errors.
  /// - Throws: ``BaselineError`` with the first line that says nothing a baseline can.
  public init(parsing text: String, file: String) throws(BaselineError) {
    var detail: BaselineDetail?
    var facts: [ExactString: Int] = [:]
    let lines = text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    for (index, scalars) in lines.enumerated() {
      let line = Substring(scalars).trimming(while: \.isWhitespace)
      guard !line.isEmpty, line.first != "#" else { continue }
      func fail(_ message: String) -> BaselineError {
        BaselineError(file: file, line: index + 1, message: message)
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
      throw BaselineError(
        file: file, line: 1,
        message: "the file is empty; coordgraph baseline -o \(file) writes a baseline.")
    }
    self.init(detail: detail, lines: facts)
  }

  private static func message(for line: Substring) -> String {
    if ["<<<<<<<", "=======", ">>>>>>>", "|||||||"].contains(where: line.hasPrefix) {
      return "this is a line of an unresolved merge; keep the facts of both sides and remove it."
    }
    return """
      "\(line)" is no fact; a line reads as one of: coordinator A, screen A, A owns B, \
      A presents B, A → B: push by C, verdict ID. Names that are not one word stand in quotes.
      """
  }
}

/// A line of a baseline that cannot be read.
public struct BaselineError: Error, Sendable, Hashable, CustomStringConvertible {
  /// What to call the file.
  public var file: String
  /// Counted from 1.
  public var line: Int
  /// What is wrong, and what to do.
  public var message: String

  public var description: String { "\(file):\(line): error: \(message)" }
}
