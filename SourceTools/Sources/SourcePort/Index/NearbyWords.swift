import SwiftSyntax

/// The words near an expression that tell what it is about: of the labels and values around it, up to the
/// variable, function or case that it is of. All are in small letters.
struct NearbyWords {
  private(set) var words: Set<String> = []
  /// Whether a placeholder is among what the words are of.
  private(set) var havePlaceholder = false

  init(of node: some SyntaxProtocol) {
    var node = Syntax(node)
    while let parent = node.parent {
      guard !add(parent, around: node) else { return }
      node = parent
    }
  }

  /// Adds the words of a node.
  ///
  /// - Parameter child: The part of it that was looked at.
  /// - Returns: Whether what stands around it is about something else.
  private mutating func add(_ node: Syntax, around child: Syntax) -> Bool {
    switch node.as(SyntaxEnum.self) {
    case .labeledExpr(let argument): add(argument.label?.text ?? "")
    case .functionCallExpr(let call): add(call, around: child)
    case .dictionaryElement(let element): add(element.key.trimmedDescription)
    case .patternBinding(let binding):
      let old = words.count
      add(binding.pattern.trimmedDescription)
      // A local variable may only say that it is a pattern.
      return words.count > old || node.isOfMember
    case .switchCase(let item):
      add(item.label.trimmedDescription)
      return true
    case .functionDecl(let function):
      add(function.name.text)
      for parameter in function.signature.parameterClause.parameters {
        add(parameter.firstName.text)
        add(parameter.secondName?.text ?? "")
      }
      return true
    case .enumCaseElement(let enumCase):
      add(enumCase.name.text)
      return true
    default: return node.asProtocol((any DeclGroupSyntax).self) != nil
    }
    return false
  }

  /// Adds what a method is called on, and the placeholder that is passed with an argument.
  private mutating func add(_ call: FunctionCallExprSyntax, around child: Syntax) {
    let receiver = call.calledExpression.as(MemberAccessExprSyntax.self)?.base
    add(String((receiver?.trimmedDescription ?? "").prefix { $0.isLetter || $0 == "." }))
    for argument in call.arguments where argument.label?.text.hasPrefix("placeholder") == true {
      havePlaceholder = true
      let text = argument.expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
      if argument.id != child.id { add(text ?? "") }
    }
  }

  private mutating func add(_ text: String) { words.formUnion(Self.words(of: text)) }

  /// The words of a name or a text, without those that say nothing.
  static func words(of text: String) -> Set<String> {
    let split = text.replacing(/([a-z])([A-Z])/) { "\($0.1) \($0.2)" }.lowercased()
    return Set(
      split.split { !$0.isLetter }.map(String.init).filter { $0.count > 2 && !silent.contains($0) })
  }

  private static let silent: Set<String> = [
    "all", "and", "are", "check", "does", "enter", "expression", "field", "for", "format", "has",
    "input", "invalid", "its", "like", "match", "matches", "must", "not", "number", "pattern",
    "please", "predicate", "range", "regex", "regexp", "reg", "rule", "rules", "self", "should",
    "string", "text", "that", "the", "their", "this", "type", "valid", "validate", "validation",
    "validator", "value", "with", "your", "you",
  ]
}

extension Syntax {
  /// Whether it is a part of a member's or a global variable's declaration.
  fileprivate var isOfMember: Bool {
    let declaration = parent?.parent
    return declaration?.parent?.is(MemberBlockItemSyntax.self) == true
      || declaration?.parent?.parent?.parent?.is(SourceFileSyntax.self) == true
  }
}
