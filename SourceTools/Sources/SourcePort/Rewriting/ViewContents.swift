import SwiftSyntax

/// How views of the app's own call the closures that make their contents, such as a view that shows what was
/// loaded: `case .loaded(let value): content(value)`.
struct ViewContents {
  /// A call of such a closure in a view's body.
  fileprivate struct Call {
    /// What is around it, in which names are bound.
    let scopes: [ViewScopes.Scope]
    let argument: String

    /// Whether a name stands in it.
    func has(_ name: String) -> Bool {
      (scopes.map(\.code) + [argument]).contains { $0.hasWord(name) }
    }
  }

  /// By the names of views, and of their properties.
  private var calls: [String: [String: Call]] = [:]
  /// The names of the views' properties.
  private var properties: [String: [String]] = [:]
  /// The labels and names of the parameters with which views are made, by the views' names.
  private var parameters: [String: [(label: String, name: String)]] = [:]

  init() {}

  /// - Parameters:
  ///   - files: All files.
  ///   - views: The properties of the app's views that are closures, by the views' names.
  init(_ files: [SourceFile], of views: [String: Set<String>]) {
    let visitor = ContentVisitor(views)
    for file in files where file.text.contains("View") { visitor.walk(file.tree) }
    calls = visitor.calls
    properties = visitor.properties
    parameters = visitor.parameters
  }

  /// What is around the call of a closure that a view is passed, in the words of the code that makes the view, the
  /// last of which binds the closure's parameter; nil where that is not known, as of what the view holds itself.
  func scopes(
    around closure: ClosureExprSyntax, in call: FunctionCallExprSyntax
  ) -> [ViewScopes.Scope]? {
    guard let name = closure.onlyName, name != "_", let known = calls[call.name] else { return nil }
    let label =
      closure.parent?.as(LabeledExprSyntax.self)?.label?.text
      ?? closure.parent?.as(MultipleTrailingClosureElementSyntax.self)?.label.text
    guard let property = label ?? (known.count == 1 ? known.keys.first : nil),
      let content = known[property]
    else { return nil }
    let values = values(of: call)
    let own = (properties[call.name] ?? []).filter { values[$0] == nil }
    guard !own.contains(where: content.has) else { return nil }
    let argument = Self.renamed(content.argument, values)
    let around = content.scopes.map { scope -> ViewScopes.Scope in
      switch scope {
      case .loop(let code): .loop(Self.renamed(code, values))
      case .condition(let code): .condition(Self.renamed(code, values))
      case .declaration(let name, let code):
        .declaration(name: name, Self.renamed(code, values))
      }
    }
    return around + [.condition("if case let \(name) = \(argument)")]
  }

  /// What a view's properties are, by the arguments with which it is made.
  private func values(of call: FunctionCallExprSyntax) -> [String: String] {
    var declared = parameters[call.name] ?? []
    var found: [String: String] = [:]
    for argument in call.arguments {
      let label = argument.label?.text ?? "_"
      guard let place = declared.firstIndex(where: { $0.label == label }) else { continue }
      found[declared.remove(at: place).name] = "(\(argument.expression.trimmedDescription))"
    }
    return found
  }

  /// Returns code in which names of properties are replaced by values.
  private static func renamed(_ code: String, _ values: [String: String]) -> String {
    let long = code.replacing(/\blet (\w+)$/) { "let \($0.1) = \($0.1)" }
    return long.replacing(/(self\.)?\b([A-Za-z_]\w*)\b/) { match in
      let (before, after) = (long[..<match.range.lowerBound], long[match.range.upperBound...])
      let isName = before.last == "." || after.hasPrefix(":") || before.hasSuffix("let ")
      return isName ? String(match.0) : values[String(match.2)] ?? String(match.0)
    }
  }
}

/// Finds the calls of closures in the bodies of views, and how the views are made.
private final class ContentVisitor: ViewTypeVisitor {
  private let views: [String: Set<String>]
  private(set) var calls: [String: [String: ViewContents.Call]] = [:]
  private(set) var parameters: [String: [(label: String, name: String)]] = [:]
  private(set) var properties: [String: [String]] = [:]

  init(_ views: [String: Set<String>]) {
    self.views = views
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard let view = currentType, let name = node.nameOfOwn, views[view]?.contains(name) == true,
      calls[view]?[name] == nil, node.arguments.count == 1, let argument = node.arguments.first
    else { return .visitChildren }
    calls[view, default: [:]][name] = ViewContents.Call(
      scopes: ViewScopes(around: Syntax(node)).ordered,
      argument: argument.expression.trimmedDescription)
    return .visitChildren
  }

  override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let view = currentType, views[view] != nil, parameters[view] == nil else {
      return .skipChildren
    }
    parameters[view] = node.signature.parameterClause.parameters.map {
      ($0.firstName.text, ($0.secondName ?? $0.firstName).text)
    }
    return .skipChildren
  }

  override func visitPost(_ node: StructDeclSyntax) {
    if let view = currentType, views[view] != nil {
      let names = node.memberBlock.members.compactMap { member in
        member.decl.as(VariableDeclSyntax.self)?.bindings.first?.pattern
          .as(IdentifierPatternSyntax.self)?.identifier.text
      }
      properties[view] = names
      if parameters[view] == nil { parameters[view] = names.map { ($0, $0) } }
    }
    super.visitPost(node)
  }
}
