import Foundation
import SwiftParser
import SwiftSyntax

/// Reads the modules that files import.
enum ImportScanner {
  /// Returns the names of the modules that a file imports, without submodules.
  static func imports(of file: URL) -> [String] {
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { return [] }
    // Only a line that begins with the word, after attributes, can be an import.
    guard text.contains("import ") else { return [] }
    return imports(in: Parser.parse(source: text))
  }

  /// Returns the names of the modules that a file imports, in its order.
  static func imports(in tree: SourceFileSyntax) -> [String] {
    tree.statements.flatMap { statement in
      switch statement.item {
      case .decl(let declaration): imports(in: Syntax(declaration))
      default: [String]()
      }
    }
  }

  private static func imports(in node: Syntax) -> [String] {
    if let declaration = node.as(ImportDeclSyntax.self) {
      return declaration.path.first.map { [$0.name.text] } ?? []
    }
    guard node.is(IfConfigDeclSyntax.self) else { return [] }
    let found = ImportCollector(viewMode: .sourceAccurate)
    found.walk(node)
    return found.names
  }

  static func isOfTests(_ module: String) -> Bool {
    ["XCTest", "Testing", "SnapshotTesting", "Quick", "Nimble"].contains(module)
  }

  /// Whether a module is only imported by the manifests of a project or package.
  static func isOfManifests(_ module: String) -> Bool {
    ["ProjectDescription", "ProjectDescriptionHelpers", "PackageDescription"].contains(module)
  }
}

private final class ImportCollector: SyntaxVisitor {
  var names: [String] = []

  override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
    if let name = node.path.first?.name.text { names.append(name) }
    return .skipChildren
  }
}
