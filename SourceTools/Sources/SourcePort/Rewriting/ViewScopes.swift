import SwiftSyntax

/// What is around a view in a body: loops, and conditions and declarations that bind names.
struct ViewScopes {
  enum Scope {
    case loop(String)
    case condition(String)
    /// A condition that binds a name which is declared before, where that is used.
    case declaration(name: String, String)

    var code: String {
      switch self {
      case .loop(let code), .condition(let code), .declaration(_, let code): code
      }
    }
    fileprivate var isLoop: Bool { if case .loop = self { true } else { false } }
  }

  /// What stands for an element of a list of bindings, `$item in $model.items`, by the elements' names.
  private var elements: [String: String] = [:]
  /// What stands around the statement that adds a button.
  let statements: [String]
  /// The conditions that bind the names in its action. They are tested when it is tapped: a value is often
  /// there only later.
  private let conditions: [String]

  /// - Parameters:
  ///   - node: The view.
  ///   - contents: How views of the app's own call the closures that make their contents.
  init(around node: Syntax, _ contents: ViewContents = ViewContents()) {
    var scopes: [Scope] = []
    var used = [node.as(FunctionCallExprSyntax.self)?.textOfArguments ?? node.trimmedDescription]
    var node = node
    while let parent = node.parent, !parent.is(MemberBlockItemSyntax.self) {
      for scope in Self.scopes(of: node, in: parent, contents).reversed() {
        if case .declaration(let name, _) = scope, !used.contains(where: { $0.hasWord(name) }) {
          continue
        }
        scopes.insert(scope, at: 0)
        used.append(scope.code)
      }
      if let element = BindingElement(of: node, in: parent) {
        elements[element.name] = element.place
      }
      node = parent
    }
    let inner = scopes.reversed().prefix { !$0.isLoop }
    conditions = inner.reversed().map(\.code)
    statements = scopes.dropLast(inner.count).map(\.code)
    ordered = scopes
  }

  /// All that is around, from the outermost on.
  let ordered: [Scope]

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

  /// What a binding is of, where the value in its code is that of an element of a list.
  func place(of value: String) -> String {
    let name = value.prefix { $0 != "." }
    return elements[String(name)].map { $0 + value.dropFirst(name.count) } ?? value
  }

  /// The code of a closure that tests the conditions before it calls another one.
  func bound(_ code: String) -> String {
    let call = code.contains("await ") ? "try await " : ""
    return conditions.reversed().reduce(code) { "{ \($1) { \(call)(\($0))() } }" }
  }

  private static func scopes(
    of node: Syntax, in parent: Syntax, _ contents: ViewContents
  ) -> [Scope] {
    if let list = parent.as(CodeBlockItemListSyntax.self) {
      return list.prefix { $0.id != node.id }.compactMap(\.declaredScope)
    }
    if let element = BindingElement(of: node, in: parent) {
      return [.loop(element.loop), .condition("if case let \(element.name) = \(element.place)")]
    }
    if let closure = node.as(ClosureExprSyntax.self), let call = closure.callTakingIt,
      let scopes = contents.scopes(around: closure, in: call)
    {
      return scopes
    }
    return scope(of: node, in: parent).map { [$0] } ?? []
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
    guard let closure = node.as(ClosureExprSyntax.self), let call = closure.callTakingIt else {
      return nil
    }
    // What a dialog is about.
    if let value = call.argument("presenting"), let name = closure.onlyName {
      return .condition("if let \(name) = \(value.trimmedDescription)")
    }
    guard ["ForEach", "List"].contains(call.name), let data = call.argument(nil),
      let name = closure.patternOfParameters
    else { return nil }
    return .loop("for \(name) in Array(\(data.trimmedDescription)).prefix(2)")
  }
}

/// The element of a list of bindings, which a closure makes a view of: `ForEach($model.items) { $item in … }`.
private struct BindingElement {
  /// `item`
  let name: String
  /// `model.items[itemIndex]`
  let place: String
  let loop: String

  /// - Returns: nil unless the node is such a closure.
  init?(of node: Syntax, in parent: Syntax) {
    guard let closure = node.as(ClosureExprSyntax.self), let name = closure.onlyName,
      name.hasPrefix("$"), let call = parent.as(FunctionCallExprSyntax.self),
      let list = call.argument(nil)?.boundValue
    else { return nil }
    self.name = String(name.dropFirst())
    place = "\(list)[\(self.name)Index]"
    loop = "for \(self.name)Index in \(list).indices.prefix(2)"
  }
}

extension ClosureExprSyntax {
  /// The name of its only parameter, if that is written without a type.
  var onlyName: String? {
    guard case .simpleInput(let names)? = signature?.parameterClause, names.count == 1 else {
      return nil
    }
    return names.first?.name.text
  }

  /// What its parameters, if they are written without types, bind as the parts of one value: `item` or
  /// `(index, item)`.
  var patternOfParameters: String? {
    let names: [String]
    switch signature?.parameterClause {
    case .simpleInput(let list): names = list.map(\.name.text)
    case .parameterClause(let clause):
      guard clause.parameters.allSatisfy({ $0.type == nil }) else { return nil }
      names = clause.parameters.map(\.firstName.text)
    case nil: return nil
    }
    return names.count == 1 ? names[0] : "(\(names.joined(separator: ", ")))"
  }

  /// The call that the closure is passed to.
  var callTakingIt: FunctionCallExprSyntax? {
    parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(LabeledExprSyntax.self)?.parent?.parent?.as(FunctionCallExprSyntax.self)
      ?? parent?.as(MultipleTrailingClosureElementSyntax.self)?.parent?.parent?
      .as(FunctionCallExprSyntax.self)
  }
}

extension CodeBlockItemSyntax {
  /// What binds the name that the statement declares, for views after it; nil for another statement.
  fileprivate var declaredScope: ViewScopes.Scope? {
    guard let variable = item.as(VariableDeclSyntax.self), variable.bindings.count == 1,
      variable.attributes.isEmpty, let binding = variable.bindings.first,
      let value = binding.initializer?.value,
      let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text
    else { return nil }
    let type = binding.typeAnnotation.map { " as \($0.type.trimmedDescription)" } ?? ""
    return .declaration(
      name: name, "if case let \(name) = (\(value.trimmedDescription))\(type)")
  }
}

extension FunctionCallExprSyntax {
  /// What is passed to the call.
  fileprivate var textOfArguments: String {
    arguments.description + (trailingClosure?.description ?? "")
      + additionalTrailingClosures.description
  }
}

extension String {
  /// Whether a name stands in code.
  func hasWord(_ word: String) -> Bool {
    split { !$0.isLetter && !$0.isNumber && $0 != "_" }.contains { $0 == word }
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
