public import FlowGraph
import FlowTrace

/// Reads rules: one a line, `#` begins a comment.
///
///     screen Checkout is never reached without Login
///     screen Checkout is reachable
///     no dead ends except Confirmation, Receipt
///     depth <= 6
///     coordinator Login never owns Checkout
///     coordinator Login never presents Cart
///     no verdicts of kind zombie except Legacy
///
/// A name is what the reports call a screen or a coordinator; `Checkout` is enough for
/// `CheckoutViewController` or `CheckoutCoordinator`. Names with spaces stand in quotes.
public struct RuleParser: Sendable {
  /// What a line may say.
  static let forms = [
    "screen NAME is never reached without NAME [or NAME …]", "screen NAME is reachable",
    "no dead ends [except NAME, …]", "depth <= NUMBER", "coordinator NAME never owns NAME, …",
    "coordinator NAME never presents NAME, …", "no verdicts [of kind KIND] [except NAME, …]",
  ]

  private let file: String?
  private let names: RuleNames

  /// Makes a parser for rules about one graph.
  ///
  /// - Parameters:
  ///   - graph: what the traces show; a name that is not in it is an error.
  ///   - file: what to call the rules in messages.
  public init(graph: FlowGraph, file: String? = nil) {
    self.file = file
    names = RuleNames(graph)
  }

  /// Reads a whole file. O(*n*).
  ///
  /// - Parameter text: the file's content.
  /// - Returns: the rules in their order.
  /// - Throws: `Diagnostics` with an error for each line that is not a rule.
  public func parse(_ text: String) throws(Diagnostics) -> [Rule] {
    var rules: [Rule] = []
    var errors: [Diagnostic] = []
    for (index, line) in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .enumerated()
    {
      var words = RuleWords(String(line))
      guard let first = words.current else { continue }
      do throws(Mistake) {
        let statement = try statement(&words)
        rules.append(
          Rule(
            statement: statement, text: words.text, file: file, line: index + 1,
            column: first.column))
      } catch {
        errors.append(
          Diagnostic(
            .error, file: file ?? "rules", line: index + 1, columns: error.columns, of: line,
            error.message))
      }
    }
    guard errors.isEmpty else { throw Diagnostics(errors) }
    return rules
  }

  /// What is wrong with a line, and the columns to underline.
  private struct Mistake: Error {
    var columns: Range<Int>
    var message: String
  }

  private func statement(_ words: inout RuleWords) throws(Mistake) -> Rule.Statement {
    let statement: Rule.Statement
    if words.skip("screen") {
      statement = try screen(&words)
    } else if words.skip("coordinator") {
      statement = try coordinator(&words)
    } else if words.skip("no", "dead", "ends") {
      statement = .noDeadEnds(except: try exceptions(&words, .screen))
    } else if words.skip("no", "verdicts") {
      statement = try verdicts(&words)
    } else if words.skip("depth") {
      statement = .depth(atMost: try depth(&words))
    } else {
      let forms = Self.forms.map { "'\($0)'" }.joined(separator: ", ")
      throw Mistake(columns: words.columns, message: "not a rule. Use one of \(forms).")
    }
    guard words.isAtEnd else {
      throw Mistake(columns: words.columns, message: "unexpected text after the rule")
    }
    return statement
  }

  private func screen(_ words: inout RuleWords) throws(Mistake) -> Rule.Statement {
    let screens = try name(&words, .screen)
    if words.skip("is", "reachable") { return .reachable(screens) }
    guard words.skip("is", "never", "reached", "without") else {
      throw Mistake(
        columns: words.columns,
        message: "expected 'is reachable' or 'is never reached without NAME'")
    }
    var others = try name(&words, .any)
    while words.skip("or") { others.formUnion(try name(&words, .any)) }
    return .neverReached(screens, without: others)
  }

  private func coordinator(_ words: inout RuleWords) throws(Mistake) -> Rule.Statement {
    let coordinators = try name(&words, .coordinator)
    if words.skip("never", "owns") {
      return .neverOwns(coordinators, children: try list(&words, .coordinator))
    }
    guard words.skip("never", "presents") else {
      throw Mistake(
        columns: words.columns,
        message: "expected 'never owns NAME' or 'never presents NAME'")
    }
    return .neverPresents(coordinators, screens: try list(&words, .screen))
  }

  private func verdicts(_ words: inout RuleWords) throws(Mistake) -> Rule.Statement {
    guard words.skip("of", "kind") else {
      return .noVerdicts(nil, except: try exceptions(&words, .any))
    }
    let start = words.columns
    var end = start
    var parts: [String] = []
    while let word = words.current, word.isQuoted || word.text != "except",
      let next = words.word()
    {
      parts.append(next.text)
      end = next.columns
    }
    let text = parts.joined(separator: " ")
    guard let kind = Verdict.Kind.allCases.first(where: { $0.rawValue == text || $0.slug == text })
    else {
      let kinds = Verdict.Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      throw Mistake(
        columns: start.lowerBound..<end.upperBound,
        message: "unknown kind of verdict '\(text)'. Use one of \(kinds).")
    }
    return .noVerdicts(kind, except: try exceptions(&words, .any))
  }

  private func depth(_ words: inout RuleWords) throws(Mistake) -> Int {
    guard words.skip("<=") || words.skip("≤") else {
      throw Mistake(columns: words.columns, message: "expected '<=' or '≤'")
    }
    let columns = words.columns
    guard let depth = words.word().flatMap({ Int($0.text) }), depth >= 0 else {
      throw Mistake(columns: columns, message: "expected a whole number, 0 or greater")
    }
    return depth
  }

  private func exceptions(
    _ words: inout RuleWords, _ role: RuleNames.Role
  ) throws(Mistake) -> Set<FlowGraph.Name> {
    guard !words.isAtEnd else { return [] }
    guard words.skip("except") else {
      throw Mistake(columns: words.columns, message: "expected 'except' or the end of the rule")
    }
    return try list(&words, role)
  }

  private func list(
    _ words: inout RuleWords, _ role: RuleNames.Role
  ) throws(Mistake) -> Set<FlowGraph.Name> {
    var found = try name(&words, role)
    while words.skip(",") { found.formUnion(try name(&words, role)) }
    return found
  }

  private func name(
    _ words: inout RuleWords, _ role: RuleNames.Role
  ) throws(Mistake) -> Set<FlowGraph.Name> {
    let columns = words.columns
    guard let word = words.word() else {
      throw Mistake(columns: columns, message: "expected the name of a \(role.rawValue)")
    }
    let found = names.find(word.text, role)
    guard found.isEmpty else { return found }
    let unknown = UnknownName(
      name: word.text, role: role.rawValue,
      nearest: names.suggestions(for: word.text, role), hasOthers: names.has(role))
    throw Mistake(columns: columns, message: unknown.message)
  }
}
