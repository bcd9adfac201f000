import SwiftSyntax

/// The regular expressions that an app checks texts with, as texts that they match, by the words near them:
/// `ticket` of `ticket.range(of: "^PDM-[0-9]{4}$", options: .regularExpression)`. And what the stand-ins of its
/// services compare texts with.
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

  /// - Parameters:
  ///   - files: The files of the app.
  ///   - known: What stand-ins of its services accept.
  init(_ files: [SourceFile], known: [Format]) {
    var seen: Set<String> = []
    let patterns = files.flatMap { file in
      let visitor = TextFormatVisitor(file)
      visitor.walk(file.tree)
      return visitor.found
    }
    formats = (known + patterns).filter {
      seen.insert("\($0.words.sorted()) \($0.example)").inserted
    }
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
    let example = Int(exactly: number).map { "\($0)" } ?? "\(number)"
    add(example: example, at: Syntax(node), isNumber: true)
    return .visitChildren
  }
  /// What is typed where a number is asked for.
  private static let usualNumber = 42.0

  private func add(_ pattern: String, at node: Syntax) {
    guard
      let example = PatternExample(
        of: pattern, ignoringCase: node.function.contains("caseInsensitive"))
    else { return }
    add(example: example.text, at: node)
  }

  private func add(example: String, at node: Syntax, isNumber: Bool = false) {
    // Most ranges are of something else.
    let nearby = NearbyWords(of: node)
    guard !isNumber || nearby.havePlaceholder, !nearby.words.isEmpty else { return }
    let line = file.lines.line(at: node.positionAfterSkippingLeadingTrivia.utf8Offset)
    found.append(
      TextFormats.Format(
        words: nearby.words, example: example, path: file.file.path, line: line))
  }
}

extension Syntax {
  /// The text of the function or the member around a node.
  fileprivate var function: String {
    let around = sequence(first: self, next: \.parent).first {
      $0.is(FunctionDeclSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
    return around?.description ?? ""
  }
}

extension String {
  /// Whether it is more likely a regular expression than anything else: it has a set of characters.
  fileprivate var isPattern: Bool {
    firstMatch(of: /\[[^\]\s]+-[^\]\s]+\]|\[\^[^\]]+\]|\\[dwDWS]/) != nil
  }
}
