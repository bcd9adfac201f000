/// A kind of file that may come from anybody, and what holds of every such file: it is read and
/// everything made of it is whole, or it is refused with a message that is safe to print.
///
/// The fuzzer and the tests with inputs changed at random check the same.
package enum FuzzedInput: String, CaseIterable, Sendable {
  case trace
  case graph
  case reading
  case summary
  case theme
  case rules
  case known
  case baseline
  case page
  case svg

  /// Checks one file.
  ///
  /// - Parameter bytes: the file's content.
  /// - Throws: ``Violation`` with what does not hold.
  package func check(_ bytes: [UInt8]) throws(Violation) {
    switch self {
    case .trace, .reading, .summary: try Self.checkFlow(bytes)
    case .graph: try Self.checkGraph(bytes)
    case .theme: try Self.checkTheme(bytes)
    case .rules: try Self.checkRules(bytes)
    case .known: try Self.checkKnown(bytes)
    case .baseline: try Self.checkBaseline(bytes)
    case .page: try Self.checkPage(bytes)
    case .svg: try Self.checkSVG(bytes)
    }
  }
}

/// What does not hold of an input.
package struct Violation: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

/// Throws unless a condition holds.
func require(
  _ condition: @autoclosure () -> Bool, _ description: @autoclosure () -> String
) throws(Violation) {
  guard condition() else { throw Violation(description()) }
}

/// Returns what a closure returns; any error of it is a violation.
func requireNoError<Value>(
  _ description: String, _ body: () throws -> Value
) throws(Violation) -> Value {
  do {
    return try body()
  } catch {
    throw Violation("\(description): \(error)")
  }
}

/// Throws if a text has a character that acts on a terminal, or turns the direction of what follows.
func requireVisible(_ text: String) throws(Violation) {
  let acting = text.unicodeScalars.first { scalar in
    switch scalar.value {
    case 0x09, 0x0A: false
    case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
    default: false
    }
  }
  guard let acting else { return }
  throw Violation("the character \(acting.value) is printed: \(text)")
}
