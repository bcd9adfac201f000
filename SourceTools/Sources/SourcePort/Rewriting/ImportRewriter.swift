import SwiftSyntax

/// Finds imports and conditions on modules, and names of modules that stand before other names.
final class ImportRewriter: EditingVisitor {
  private let imports: ImportMap

  init(_ file: SourceFile, index: SourceIndex, modules: Set<String>, imports: ImportMap) {
    self.imports = imports
    super.init(file, index: index, modules: modules)
  }

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    guard let module = node.path.first?.name.text else { return .skipChildren }
    switch imports.fate(of: module) {
    case .kept:
      if node.path.count > 1, node.importKindSpecifier == nil {
        replace(node.path, by: module, "import of a part of \(module) replaced by the whole")
      }
    case .mapped(let others):
      let text = others.map { "import \($0)" }.joined(separator: "; ")
      replace(node, by: text, "import \(module) replaced by \(others.joined(separator: ", "))")
    case .own: remove(node, "import \(module) removed: the module is ported with the app")
    case .dropped: remove(node, "import \(module) removed: the module doesn't exist here")
    }
    return .skipChildren
  }

  override func visit(_ node: IfConfigClauseSyntax) -> SyntaxVisitorContinueKind {
    if let condition = node.condition { ConditionRewriter(self).walk(condition) }
    return .visitChildren
  }

  /// Replaces what a condition asks about the platform by what a phone answers.
  private final class ConditionRewriter: SyntaxVisitor {
    private let rewriter: ImportRewriter

    init(_ rewriter: ImportRewriter) {
      self.rewriter = rewriter
      super.init(viewMode: .sourceAccurate)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
      let argument = node.arguments.first?.expression.trimmedDescription ?? ""
      let text = node.trimmedDescription
      switch node.calledExpression.trimmedDescription {
      case "os":
        rewriter.replace(node, by: argument == "iOS" ? "true" : "false", "\(text) decided")
      case "canImport":
        let isThere = rewriter.imports.fate(of: argument) != .dropped
        rewriter.replace(node, by: isThere ? "true" : "false", "\(text) decided")
      default: break
      }
      return .skipChildren
    }
  }

  /// Why the name of a module cannot stand before a name here; nil for what is none, or can.
  private func reasonToRemove(module name: String) -> String? {
    guard !index.typeNames.contains(name), !ImportMap.likeTypes.contains(name) else { return nil }
    return switch imports.fate(of: name) {
    case .own: "the module is ported with the app"
    case .mapped: "another module has its names"
    case .kept, .dropped: nil
    }
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    if let base = node.baseType.as(IdentifierTypeSyntax.self) {
      remove(module: base.name.text, base, node.period)
    }
    return .visitChildren
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard let base = node.base?.as(DeclReferenceExprSyntax.self) else { return .visitChildren }
    let module = base.trimmedDescription
    if let shim = shim(for: node.declName.baseName.text, of: module) {
      replace(base, by: shim, "\(module) replaced by \(shim)")
    } else {
      remove(module: module, base, node.period)
    }
    return .visitChildren
  }

  /// The module that stands for another, before the name of a function that the app has a method of, too.
  private func shim(for function: String, of module: String) -> String? {
    guard reasonToRemove(module: module) != nil, function.first?.isLowercase == true,
      case .mapped(let others) = imports.fate(of: module), others.count == 1,
      index.files.contains(where: { file in
        file.declarations.contains { $0.methods.contains { $0.name == function } }
      })
    else { return nil }
    return others.first
  }

  private func remove(module name: String, _ node: some SyntaxProtocol, _ period: TokenSyntax) {
    guard let reason = reasonToRemove(module: name) else { return }
    remove(node, "\(name). removed: \(reason)")
    remove(period, nil)
  }
}
