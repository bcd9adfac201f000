import SwiftSyntax

/// What is around a view in a body: loops, and conditions that bind names.
struct ViewScopes {
  private enum Scope {
    case loop(String)
    case condition(String)

    var code: String {
      switch self {
      case .loop(let code), .condition(let code): code
      }
    }
  }

  /// What stands around the statement that adds a button.
  let statements: [String]
  /// The conditions that bind the names in its action. They are tested when it is tapped: a value is often
  /// there only later.
  private let conditions: [String]

  /// - Parameter node: the view.
  init(around node: Syntax) {
    var scopes: [Scope] = []
    var node = node
    while let parent = node.parent {
      if let scope = Self.scope(of: node, in: parent) { scopes.insert(scope, at: 0) }
      node = parent
    }
    let inner = scopes.reversed().prefix { if case .condition = $0 { true } else { false } }
    conditions = inner.reversed().map(\.code)
    statements = scopes.dropLast(inner.count).map(\.code)
  }

  /// All that is around, where names are bound before a statement.
  var all: [String] { statements + conditions }

  /// Whether nothing is around.
  var isPlain: Bool { statements.isEmpty && conditions.isEmpty }

  /// Whether names are bound when the button is tapped.
  var bindsLate: Bool { !conditions.isEmpty }

  /// Whether a condition may bind a name in the code of a value, such as `user` in `user.name`.
  func bind(_ value: String) -> Bool {
    let name = value.prefix { $0 != "." }
    return conditions.contains { condition in
      let words = condition.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
      return zip(words, words.dropFirst()).contains { ["let", "var"].contains($0) && $1 == name }
    }
  }

  /// The code of a closure that tests the conditions before it calls another one.
  func bound(_ code: String) -> String {
    let call = code.contains("await ") ? "try await " : ""
    return conditions.reversed().reduce(code) { "{ \($1) { \(call)(\($0))() } }" }
  }

  private static func scope(of node: Syntax, in parent: Syntax) -> Scope? {
    if let choice = parent.as(IfExprSyntax.self), node.id == choice.body.id,
      choice.conditions.contains(where: \.bindsNames)
    {
      return .condition("if \(choice.conditions.trimmedDescription)")
    }
    if let choice = parent.as(SwitchCaseSyntax.self), node.id == choice.statements.id,
      case .case(let label) = choice.label, label.caseItems.count == 1,
      let item = label.caseItems.first,
      item.pattern.trimmedDescription.contains("let "), item.whereClause == nil,
      let subject = choice.parent?.parent?.as(SwitchExprSyntax.self)?.subject
    {
      return .condition(
        "if case \(item.pattern.trimmedDescription) = \(subject.trimmedDescription)")
    }
    guard let closure = node.as(ClosureExprSyntax.self),
      let call = parent.as(FunctionCallExprSyntax.self), ["ForEach", "List"].contains(call.name),
      let data = call.argument(nil),
      case .simpleInput(let names)? = closure.signature?.parameterClause,
      names.count == 1, let name = names.first
    else { return nil }
    return .loop("for \(name.name.text) in Array(\(data.trimmedDescription)).prefix(2)")
  }
}

extension ConditionElementSyntax {
  fileprivate var bindsNames: Bool {
    switch condition {
    case .optionalBinding, .matchingPattern: true
    default: false
    }
  }
}
