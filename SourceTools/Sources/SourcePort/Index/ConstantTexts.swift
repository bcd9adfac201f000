import SwiftSyntax

/// The texts of an app's constants: `"2580"` of `static let acceptedCode = "2580"`.
struct ConstantTexts {
  /// By the constants' names and the paths of their files.
  private let texts: [String: [(path: String, text: String)]]

  init(_ files: [SourceFile]) {
    var texts: [String: [(path: String, text: String)]] = [:]
    for file in files {
      let visitor = ConstantVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      for (name, text) in visitor.found { texts[name, default: []].append((file.file.path, text)) }
    }
    self.texts = texts
  }

  /// The text of a constant that is named by its own name or by its type's, of the same file before others;
  /// nil where constants of that name have different texts.
  func text(of name: ExprSyntax, in file: SourceFile) -> String? {
    let reference =
      name.as(MemberAccessExprSyntax.self)?.declName ?? name.as(DeclReferenceExprSyntax.self)
    guard let all = reference.flatMap({ texts[$0.baseName.text] }) else { return nil }
    let own = all.filter { $0.path == file.file.path }
    let candidates = Set((own.isEmpty ? all : own).map(\.text))
    return candidates.count == 1 ? candidates.first : nil
  }
}

/// Finds the constants of files and types that are texts, and not those of functions.
private final class ConstantVisitor: SyntaxVisitor {
  private(set) var found: [(name: String, text: String)] = []

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.bindingSpecifier.tokenKind == .keyword(.let) else { return .skipChildren }
    for binding in node.bindings {
      if let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text,
        let text = binding.initializer?.value.text
      {
        found.append((name, text))
      }
    }
    return .skipChildren
  }

  override func visit(_ node: CodeBlockSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
