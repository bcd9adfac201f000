import SwiftSyntax

/// A `NavigationLink` whose destination is a view of the app.
struct NavigationLink {
  /// The code of the destination, without modifiers.
  let destination: String
  /// The name of the destination's type.
  let view: String

  /// - Returns: nil for another call, and for a link to a value.
  init?(_ call: FunctionCallExprSyntax) {
    guard call.name == "NavigationLink", call.argument("value") == nil else { return nil }
    var expression = call.argument("destination")
    if expression == nil, let closure = call.trailingClosure {
      // The closure is the destination if the label stands elsewhere.
      guard call.argument(nil) != nil || !call.additionalTrailingClosures.isEmpty else {
        return nil
      }
      expression = ExprSyntax(closure)
    }
    if let closure = expression?.as(ClosureExprSyntax.self) {
      guard closure.signature == nil, closure.statements.count == 1,
        case .expr(let only)? = closure.statements.first?.item
      else { return nil }
      expression = only
    }
    guard let made = expression?.madeView else { return nil }
    (view, destination) = made
  }
}

/// A modifier that shows another view as soon as a value is set: `sheet(isPresented:)`, `sheet(item:)`,
/// `fullScreenCover`, `popover`, and `navigationDestination`.
struct ViewPresentation {
  /// What shows the view.
  enum Trigger: Hashable {
    /// A Boolean value that is true.
    case flag(String)
    /// An optional value that is not nil, and its name in the content.
    case item(String, name: String)
    /// A link to a value of a type, and the value's name in the content.
    case value(type: String, name: String)
  }

  let trigger: Trigger
  /// Code that shows the view.
  let code: String
  /// The names of the views that it can show.
  let views: Set<String>
  /// Whether it is shown for the value of a link.
  var isDestination: Bool { if case .value = trigger { true } else { false } }

  /// - Parameters:
  ///   - call: A call of a modifier.
  ///   - views: The names of the app's views.
  /// - Returns: nil for another call, or where no view of the app is shown.
  init?(_ call: FunctionCallExprSyntax, views: Set<String>) {
    guard call.calledExpression.is(MemberAccessExprSyntax.self) else { return nil }
    let show: String
    switch call.name {
    case "sheet", "popover": show = "links.present"
    case "fullScreenCover": show = "links.cover"
    case "navigationDestination": show = "links.show"
    default: return nil
    }
    let closure =
      (call.argument("content") ?? call.argument("destination"))?.as(ClosureExprSyntax.self)
      ?? call.trailingClosure
    guard let closure else { return nil }
    let name = closure.parameterName
    if let flag = call.argument("isPresented")?.boundValue {
      trigger = .flag(flag)
    } else if let item = call.argument("item")?.boundValue, let name {
      trigger = .item(item, name: name)
    } else if let type = call.argument("for")?.trimmedDescription, type.hasSuffix(".self"), let name
    {
      trigger = .value(type: String(type.dropLast(".self".count)), name: name)
    } else {
      return nil
    }
    var builder = ShownViews(views: views, show: show)
    guard let code = builder.code(of: closure.statements) else { return nil }
    self.code = code
    self.views = builder.found
  }
}

/// Turns the code that builds a view into code that shows it.
private struct ShownViews {
  let views: Set<String>
  /// The function that shows a view.
  let show: String
  private(set) var found: Set<String> = []

  init(views: Set<String>, show: String) {
    self.views = views
    self.show = show
  }

  /// - Returns: nil for statements that build no view of the app.
  mutating func code(of statements: CodeBlockItemListSyntax) -> String? {
    var lines: [String] = []
    var showsView = false
    for statement in statements {
      switch statement.item {
      case .decl(let declaration): lines.append(declaration.trimmedDescription)
      case .expr(let expression): add(expression)
      case .stmt(let statement):
        if let expression = statement.as(ExpressionStmtSyntax.self)?.expression { add(expression) }
      }
    }
    return showsView ? lines.joined(separator: "; ") : nil

    func add(_ expression: ExprSyntax) {
      guard let code = code(of: expression) else { return }
      lines.append(code)
      showsView = true
    }
  }

  private mutating func code(of expression: ExprSyntax) -> String? {
    if let choice = expression.as(IfExprSyntax.self) { return code(of: choice) }
    if let choice = expression.as(SwitchExprSyntax.self) { return code(of: choice) }
    guard let made = expression.madeView, views.contains(made.name) else { return nil }
    found.insert(made.name)
    return "\(show)(\(made.code))"
  }

  private mutating func code(of choice: IfExprSyntax) -> String? {
    let own = code(of: choice.body.statements)
    var other: String?
    switch choice.elseBody {
    case .codeBlock(let block)?: other = code(of: block.statements)
    case .ifExpr(let next)?: other = code(of: next)
    case nil: break
    }
    guard own != nil || other != nil else { return nil }
    return "if \(choice.conditions.trimmedDescription) { \(own ?? "") } else { \(other ?? "") }"
  }

  private mutating func code(of choice: SwitchExprSyntax) -> String? {
    var cases: [String] = []
    var showsView = false
    for element in choice.cases {
      guard case .switchCase(let own) = element else { return nil }
      let shown = code(of: own.statements)
      showsView = showsView || shown != nil
      cases.append("\(own.label.trimmedDescription) \(shown ?? "break")")
    }
    guard showsView else { return nil }
    return "switch \(choice.subject.trimmedDescription) { \(cases.joined(separator: "; ")) }"
  }
}

extension ExprSyntax {
  /// The view that an expression makes, without modifiers and navigation containers around it.
  var madeView: (name: String, code: String)? {
    var expression = self
    while let call = expression.as(FunctionCallExprSyntax.self) {
      guard let name = call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text else {
        guard let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base else {
          return nil
        }
        expression = base
        continue
      }
      if ["NavigationStack", "NavigationView", "AnyView"].contains(name) {
        if let first = call.arguments.first, first.label == nil {
          expression = first.expression
        } else if case .expr(let only)? = call.trailingClosure?.statements.first?.item {
          expression = only
        } else {
          return nil
        }
        continue
      }
      guard name.first?.isUppercase == true else { return nil }
      return (name, call.trimmedDescription)
    }
    return nil
  }
}

extension ClosureExprSyntax {
  /// The name of the only parameter.
  fileprivate var parameterName: String? {
    switch signature?.parameterClause {
    case .simpleInput(let names)? where names.count == 1: names.first?.name.text
    case .parameterClause(let clause)? where clause.parameters.count == 1:
      clause.parameters.first?.firstName.text
    default: nil
    }
  }
}
