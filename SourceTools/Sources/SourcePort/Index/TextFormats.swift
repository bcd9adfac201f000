import SwiftSyntax

/// The regular expressions that an app checks texts with, as texts that they match, by the words near them:
/// `ticket` of `ticket.range(of: "^PDM-[0-9]{4}$", options: .regularExpression)`.
struct TextFormats: Sendable {
  /// An expression's text, and where it stands.
  struct Format: Sendable {
    let words: Set<String>
    let example: String
    let path: String
    let line: Int
  }

  /// In the order of the files, each once.
  let formats: [Format]

  init(_ files: [SourceFile]) {
    var seen: Set<String> = []
    formats = files.flatMap { file in
      let visitor = TextFormatVisitor(file)
      visitor.walk(file.tree)
      return visitor.found
    }.filter { seen.insert("\($0.words.sorted()) \($0.example)").inserted }
  }

  /// What the explorer is told; empty where there are none.
  var source: String {
    let entries = formats.map { format in
      "\n      .init(words: \(format.words.sorted().debugDescription), example: \(format.example.debugDescription)),"
    }
    return entries.isEmpty ? "" : "    explorer.textFormats = [\(entries.joined())\n    ]\n"
  }

  /// What the report says of them.
  var notes: [PortNote] {
    formats.map { format in
      let words = format.words.sorted().map(\.debugDescription).joined(separator: " or ")
      return PortNote(
        .changed, path: format.path, line: format.line,
        "\(format.example.debugDescription) is typed into fields whose names have \(words)")
    }
  }
}

/// Finds the expressions in a file.
private final class TextFormatVisitor: SyntaxVisitor {
  private(set) var found: [TextFormats.Format] = []
  private let file: SourceFile

  init(_ file: SourceFile) {
    self.file = file
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: StringLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    if let text = node.representedLiteralValue, text.isPattern { add(text, at: Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: RegexLiteralExprSyntax) -> SyntaxVisitorContinueKind {
    add(node.regex.text, at: Syntax(node))
    return .skipChildren
  }

  /// A range of numbers, beside the placeholder of the field that takes one of them.
  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    guard parts.count == 3, let sign = parts[1].as(BinaryOperatorExprSyntax.self)?.operator.text,
      ["...", "..<"].contains(sign), let lower = Double(parts[0].trimmedDescription),
      let upper = Double(parts[2].trimmedDescription), lower < upper,
      !(lower...upper).contains(Self.usualNumber)
    else { return .visitChildren }
    let whole = ((lower + upper) / 2).rounded()
    let number = (lower..<upper).contains(whole) ? whole : lower
    let example = number == number.rounded() ? "\(Int(number))" : "\(number)"
    add(example: example, at: Syntax(node), isNumber: true)
    return .visitChildren
  }
  /// What is typed where a number is asked for.
  private static let usualNumber = 42.0

  private func add(_ pattern: String, at node: Syntax) {
    guard let example = PatternExample(of: pattern) else { return }
    add(example: example.text, at: node)
  }

  private func add(example: String, at node: Syntax, isNumber: Bool = false) {
    // Most ranges are of something else.
    guard !isNumber || node.placeholderAround else { return }
    let words = node.wordsAround
    guard !words.isEmpty else { return }
    let line = file.lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    found.append(
      TextFormats.Format(
        words: words, example: example, path: file.file.path, line: line))
  }
}

extension String {
  /// Whether it is more likely a regular expression than anything else: it has a set of characters.
  fileprivate var isPattern: Bool {
    firstMatch(of: /\[[^\]\s]+-[^\]\s]+\]|\[\^[^\]]+\]|\\[dwDWS]/) != nil
  }

  /// The words of a name or a text, in small letters, without those that say nothing.
  fileprivate var telling: [String] {
    replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
      .split { !$0.isLetter }.map(String.init)
      .filter { $0.count > 2 && !Self.silent.contains($0) }
  }

  private static let silent: Set<String> = [
    "all", "and", "are", "check", "does", "enter", "expression", "field", "for", "format", "has",
    "input", "invalid", "its", "like", "match", "matches", "must", "not", "number", "pattern",
    "please", "predicate", "regex", "regexp", "reg", "rule", "rules", "self", "should", "string",
    "text", "that", "the", "their", "this", "type", "valid", "validate", "validation", "validator",
    "value", "with", "your", "you",
  ]
}

extension Syntax {
  /// The words of the labels, values and declarations around an expression, up to the variable, function
  /// or case that it is of.
  fileprivate var wordsAround: Set<String> {
    var words: [String] = []
    var node = self
    while let parent = node.parent {
      if let argument = parent.as(LabeledExprSyntax.self) {
        words += (argument.label?.text ?? "").telling
      } else if let call = parent.as(FunctionCallExprSyntax.self) {
        // What the expression is applied to, and what else is passed with it.
        if let member = call.calledExpression.as(MemberAccessExprSyntax.self) {
          words += (member.base?.trimmedDescription.prefixOfNames ?? "").telling
        }
        for argument in call.arguments where argument.id != node.id {
          if let text = argument.expression.as(StringLiteralExprSyntax.self)?
            .representedLiteralValue, argument.label?.text.hasPrefix("placeholder") == true
          {
            words += text.telling
          }
        }
      } else if let binding = parent.as(PatternBindingSyntax.self) {
        let name = binding.pattern.trimmedDescription.telling
        words += name
        // A variable of a function that only says that it is a pattern.
        if !name.isEmpty || parent.isMember { break }
      } else if let item = parent.as(SwitchCaseSyntax.self) {
        words += item.label.trimmedDescription.telling
        break
      } else if let element = parent.as(DictionaryElementSyntax.self) {
        words += element.key.trimmedDescription.telling
      } else if let function = parent.as(FunctionDeclSyntax.self) {
        words += function.name.text.telling
        for parameter in function.signature.parameterClause.parameters {
          words += parameter.firstName.text.telling
          words += (parameter.secondName?.text ?? "").telling
        }
        break
      } else if let variable = parent.as(VariableDeclSyntax.self), parent.isMember {
        words += variable.bindings.map(\.pattern.trimmedDescription).joined(separator: " ").telling
        break
      } else if let enumCase = parent.as(EnumCaseElementSyntax.self) {
        words += enumCase.name.text.telling
        break
      } else if parent.asProtocol((any DeclGroupSyntax).self) != nil {
        break
      }
      node = parent
    }
    return Set(words)
  }

  /// Whether an expression stands in a call that has a placeholder.
  fileprivate var placeholderAround: Bool {
    var next = parent
    while let node = next, !node.is(CodeBlockItemSyntax.self), !node.is(MemberBlockItemSyntax.self)
    {
      if let call = node.as(FunctionCallExprSyntax.self),
        call.arguments.contains(where: { $0.label?.text.hasPrefix("placeholder") == true })
      {
        return true
      }
      next = node.parent
    }
    return false
  }

  private var isMember: Bool {
    parent?.is(MemberBlockItemSyntax.self) == true || parent?.is(CodeBlockItemSyntax.self) == true
      || parent?.parent?.is(MemberBlockItemSyntax.self) == true
  }
}

extension String {
  /// The names that an expression begins with, without calls and literals.
  fileprivate var prefixOfNames: String { String(prefix { $0.isLetter || $0 == "." }) }
}
