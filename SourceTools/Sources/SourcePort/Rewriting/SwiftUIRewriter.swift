import SwiftSyntax

/// Finds what builds SwiftUI views, for which generated screens stand.
final class SwiftUIRewriter: EditingVisitor {
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let type = node.signature.returnClause?.type, type.isBody, node.body != nil,
      !makesViewsForOthers(node)
    else { return .visitChildren }
    removeBody(node, "\(node.name.text)(…) -> \(type.trimmedDescription)")
    return .skipChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let binding = node.bindings.first, let type = binding.typeAnnotation?.type, type.isBody,
      binding.accessorBlock != nil, node.isCalledBody || !makesViewsForOthers(node)
    else { return .visitChildren }
    let name = binding.pattern.trimmedDescription
    // A member stands in an item of the list in the block of its structure.
    let owner = node.parent?.parent?.parent?.parent?.as(StructDeclSyntax.self)?.name.text
    if name == "body", let function = owner.flatMap(index.roots.function) {
      replaceLines(node, by: function, "body replaced by the screen that it begins with")
    } else {
      removeBody(node, "var \(name): \(type.trimmedDescription)")
    }
    return .skipChildren
  }

  /// Whether a member stands in a type that is not a part of SwiftUI, such as a factory of screens.
  private func makesViewsForOthers(_ node: some DeclSyntaxProtocol) -> Bool {
    var parent = node.parent
    while let current = parent {
      if current.is(ClassDeclSyntax.self) { return true }
      if let clause = current.as(StructDeclSyntax.self).map(\.inheritanceClause)
        ?? current.as(EnumDeclSyntax.self).map(\.inheritanceClause)
      {
        return clause?.inheritedTypes.allSatisfy { inherited in
          let type = index.protocols[inherited.type.trimmedDescription]
          return type.map { !index.conforms($0, to: "View") } ?? false
        } ?? true
      }
      if let type = current.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription {
        return index.class(type) != nil
      }
      parent = current.parent
    }
    return false
  }

  override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    removeBody(node, "#Preview")
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.macroName.text == "Preview" else { return .visitChildren }
    removeBody(node, "#Preview")
    return .skipChildren
  }

  /// Removes what builds a SwiftUI view, line by line.
  private func removeBody(_ node: some SyntaxProtocol, _ name: String) {
    removeLines(node, "\(name) removed: a generated screen stands for the SwiftUI view")
  }

  // MARK: Hosts

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.firstCallOfChain.calledExpression.trimmedDescription == "UIHostingConfiguration" {
      let lines = String(
        repeating: "\n", count: node.trimmedDescription.utf8.count { $0 == 0x0A })
      replace(
        node, by: "UIHostingConfiguration(\(lines))", "the SwiftUI views of a cell removed")
      return .skipChildren
    }
    unwrapHostedView(of: node)
    return .visitChildren
  }

  /// Makes the view in an `AnyView` the one that a host is named by.
  private func unwrapHostedView(of node: FunctionCallExprSyntax) {
    guard node.calledExpression.trimmedDescription == "AnyView", node.arguments.count == 1,
      let view = node.arguments.first, view.label == nil, node.trailingClosure == nil,
      node.isOfHost,
      !index.files.contains(where: { $0.text.contains("UIHostingController<AnyView>") })
    else { return }
    remove(
      node.positionAfterSkippingLeadingTrivia..<view.position,
      "AnyView around the view of a host removed")
    remove(view.endPositionBeforeTrailingTrivia..<node.endPositionBeforeTrailingTrivia, nil)
  }
}

extension TypeSyntax {
  /// Whether it is the type of what SwiftUI builds screens of.
  fileprivate var isBody: Bool {
    ["some View", "some SwiftUI.View", "some Scene", "some ToolbarContent", "some Commands"]
      .contains(trimmedDescription)
  }
}

extension FunctionCallExprSyntax {
  /// Whether the value is passed to a host, or named before, as by `let view = AnyView(…)`.
  fileprivate var isOfHost: Bool {
    if let argument = parent?.as(LabeledExprSyntax.self) {
      return argument.label?.text == "rootView"
    }
    let binding = parent?.as(InitializerClauseSyntax.self)?.parent?.as(PatternBindingSyntax.self)
    guard let binding, binding.typeAnnotation == nil,
      let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
      variable.bindingSpecifier.tokenKind == .keyword(.let),
      let block = variable.parent?.parent?.as(CodeBlockItemListSyntax.self)
    else { return false }
    let name = binding.pattern.trimmedDescription
    let code = block.description
    return code.contains("rootView: \(name)") && !code.contains("return \(name)")
  }

  /// The call on whose result the others of a chain are made: `a()` of `a().b().c()`.
  fileprivate var firstCallOfChain: FunctionCallExprSyntax {
    var call = self
    while let base = call.calledExpression.as(MemberAccessExprSyntax.self)?.base,
      let inner = base.as(FunctionCallExprSyntax.self)
    {
      call = inner
    }
    return call
  }
}
