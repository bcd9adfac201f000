import SwiftSyntax

/// Where a statement stands that can be removed without its function, or a part of which can be replaced.
struct StatementPlace {
  /// What happens to the statement.
  enum Purpose {
    case removal
    /// The value of the variable that it declares is replaced.
    case value
    /// Something else in it is replaced.
    case part
  }

  /// The function's name, and the positions of the statement and of those around it:
  /// `viewDidLoad()[2.0]`. Of several blocks in one statement, those after the first are counted, too:
  /// `viewDidLoad()[2.1:0]` is in the `else`.
  let name: String

  /// - Parameters:
  ///   - node: The statement.
  ///   - purpose: What happens to it.
  /// - Returns: nil for a statement that stands outside of functions or builds a SwiftUI view, and for the removal
  ///   of one that something else needs: what leaves a function, or is the value of one.
  init?(_ node: CodeBlockItemSyntax, for purpose: Purpose = .removal) {
    if purpose != .part {
      guard !node.item.leavesScope, !node.isOnlyValue, purpose == .value || !node.hidesMember
      else { return nil }
    }
    var positions: [String] = []
    var function: String?
    var current = Syntax(node)
    while let parent = current.parent {
      if let item = current.as(CodeBlockItemSyntax.self),
        let list = parent.as(CodeBlockItemListSyntax.self)
      {
        positions.append(list.position(of: item))
      }
      if let declaration = current.as(FunctionDeclSyntax.self) {
        guard declaration.signature.returnClause?.type.is(SomeOrAnyTypeSyntax.self) != true else {
          return nil
        }
        function = MethodDeclaration(declaration).fullName
      } else if let declaration = current.as(InitializerDeclSyntax.self) {
        let parameters = declaration.signature.parameterClause.parameters
        function = "init(\(parameters.map { $0.firstName.text + ":" }.joined()))"
      } else if current.is(DeinitializerDeclSyntax.self) {
        function = "deinit"
      } else if let declaration = current.as(VariableDeclSyntax.self),
        current.parent?.is(MemberBlockItemSyntax.self) == true,
        let binding = declaration.bindings.first
      {
        guard binding.typeAnnotation?.type.is(SomeOrAnyTypeSyntax.self) != true else { return nil }
        function = binding.pattern.trimmedDescription
      }
      if function != nil { break }
      current = parent
    }
    guard let function, !positions.isEmpty else { return nil }
    name = "\(function)[\(positions.reversed().joined(separator: "."))]"
  }
}

extension CodeBlockItemListSyntax {
  /// The place of a statement in the list, after that of the list in the statement around it.
  fileprivate func position(of item: CodeBlockItemSyntax) -> String {
    let index = "\(count { $0.position < item.position })"
    let around = sequence(first: Syntax(self), next: \.parent).first {
      $0.is(CodeBlockItemSyntax.self) || $0.is(MemberBlockItemSyntax.self)
    }
    guard let around else { return index }
    let lists = BlockVisitor(viewMode: .sourceAccurate)
    for child in around.children(viewMode: .sourceAccurate) { lists.walk(child) }
    let block = lists.positions.firstIndex(of: position) ?? 0
    return block == 0 ? index : "\(block):\(index)"
  }
}

/// Finds the outermost lists of statements in a node.
private final class BlockVisitor: SyntaxVisitor {
  private(set) var positions: [AbsolutePosition] = []

  override func visit(_ node: CodeBlockItemListSyntax) -> SyntaxVisitorContinueKind {
    positions.append(node.position)
    return .skipChildren
  }
}

extension CodeBlockItemSyntax.Item {
  /// Whether code below relies on this to end the function, or the loop around it.
  fileprivate var leavesScope: Bool {
    switch self {
    case .stmt(let statement):
      statement.is(ReturnStmtSyntax.self) || statement.is(ThrowStmtSyntax.self)
        || statement.is(GuardStmtSyntax.self) || statement.is(BreakStmtSyntax.self)
        || statement.is(ContinueStmtSyntax.self) || statement.is(FallThroughStmtSyntax.self)
    case .decl(let declaration): !declaration.is(VariableDeclSyntax.self)
    case .expr: false
    }
  }
}

extension CodeBlockItemSyntax {
  /// Whether the statement declares a variable with the name of a member of its type, which what
  /// follows would mean without it.
  fileprivate var hidesMember: Bool {
    guard case .decl(let declaration) = item,
      let names = declaration.as(VariableDeclSyntax.self)?.names
    else { return false }
    var type = parent
    while let node = type, node.asProtocol(DeclGroupSyntax.self) == nil { type = node.parent }
    let members = type?.asProtocol(DeclGroupSyntax.self)?.memberBlock.members ?? []
    return members.contains { member in
      member.decl.as(VariableDeclSyntax.self)?.names.contains(where: names.contains) ?? false
    }
  }

  /// Whether the statement is the value of a function without `return`.
  fileprivate var isOnlyValue: Bool {
    guard let list = parent?.as(CodeBlockItemListSyntax.self), list.count == 1, case .expr = item
    else { return false }
    if let block = list.parent?.as(CodeBlockSyntax.self) {
      if let function = block.parent?.as(FunctionDeclSyntax.self) {
        return function.signature.returnClause != nil
      }
      return block.parent?.as(AccessorDeclSyntax.self)?.accessorSpecifier.text == "get"
    }
    return list.parent?.is(AccessorBlockSyntax.self) == true
  }
}

extension VariableDeclSyntax {
  fileprivate var names: [String] { bindings.map(\.pattern.trimmedDescription) }
}

/// What code calls.
enum Calls {
  /// Returns the names of the functions, methods and closures that a piece of code calls, and of the
  /// methods that it names by selectors. A method of a type has the type's name before it, and so has one of a
  /// new object: `Banner.show`.
  static func names(in node: Syntax) -> Set<String> {
    let visitor = CallVisitor(viewMode: .sourceAccurate)
    visitor.walk(node)
    return visitor.names
  }
}

private final class CallVisitor: SyntaxVisitor {
  var names: Set<String> = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var callee = node.calledExpression
    while let chain = callee.as(OptionalChainingExprSyntax.self) { callee = chain.expression }
    // What has nothing before its dot makes a value.
    if let member = callee.as(MemberAccessExprSyntax.self), let base = member.base {
      let name = member.declName.baseName.text
      let made = base.as(FunctionCallExprSyntax.self)?.calledExpression ?? base
      if let type = made.as(DeclReferenceExprSyntax.self)?.baseName.text,
        type.first?.isUppercase == true
      {
        names.insert("\(type).\(name)")
      } else {
        names.insert(name)
      }
    } else if let reference = callee.as(DeclReferenceExprSyntax.self) {
      names.insert(reference.baseName.text)
      if reference.baseName.text == "Selector",
        let text = node.arguments.first?.expression.as(StringLiteralExprSyntax.self)
      {
        let selector = text.representedLiteralValue ?? ""
        names.insert(String(selector.prefix { $0 != ":" }))
      }
    }
    return .visitChildren
  }
}
