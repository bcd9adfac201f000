import Foundation
import SwiftParser
import SwiftSyntax

/// The targets of a Swift package, read from its manifest without running it.
struct PackageManifest {
  /// A target with sources.
  struct Target: Hashable {
    let name: String
    let folder: URL
    /// Whether it tests or explores the app, and is no part of it.
    let isTest: Bool
  }

  let folder: URL
  let name: String
  let targets: [Target]

  /// - Throws: ``PortError`` where the manifest cannot be read.
  init(_ folder: URL) throws {
    let file = folder.appending(path: "Package.swift")
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw PortError("Can't read \(file.path).")
    }
    let calls = ManifestCalls(viewMode: .sourceAccurate)
    calls.walk(Parser.parse(source: text))
    self.folder = folder
    name = calls.packageName ?? folder.lastPathComponent
    targets = calls.targets.compactMap { call in
      let isTest = call.kind == "testTarget"
      let parents = isTest ? ["Tests"] : ["Sources", "Source", "src"]
      let folders =
        call.path.map { [folder.appending(path: $0)] }
        ?? parents.map { folder.appending(path: "\($0)/\(call.name)") }
      guard let found = folders.first(where: \.isFolder) else { return nil }
      return Target(
        name: call.name, folder: found.standardizedFileURL, isTest: isTest || call.explores)
    }
  }
}

/// The calls of a manifest that name a package and its targets.
private final class ManifestCalls: SyntaxVisitor {
  struct Target {
    let kind: String
    let name: String
    let path: String?
    /// Whether it depends on the explorer.
    let explores: Bool
  }

  var packageName: String?
  var targets: [Target] = []

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let callee =
      node.calledExpression.as(MemberAccessExprSyntax.self)?.declName.baseName.text
      ?? node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text
    let name = node.string(of: "name")
    switch callee {
    case "Package": packageName = name ?? packageName
    case "target", "executableTarget", "testTarget":
      // A dependency on a target looks alike, but has neither a path nor a list.
      let isDependency = node.isInDependencies
      if let name, let callee, !isDependency {
        targets.append(
          Target(
            kind: callee, name: name, path: node.string(of: "path"),
            explores: node.arguments.description.contains("\"FlowExplorer\"")))
      }
    default: break
    }
    return .visitChildren
  }
}

extension FunctionCallExprSyntax {
  /// The text of an argument that is a plain string.
  fileprivate func string(of label: String) -> String? {
    arguments.first { $0.label?.text == label }?
      .expression.as(StringLiteralExprSyntax.self)?.representedLiteralValue
  }

  fileprivate var isInDependencies: Bool {
    var node = parent
    while let current = node {
      if let argument = current.as(LabeledExprSyntax.self), argument.label?.text == "dependencies" {
        return true
      }
      node = current.parent
    }
    return false
  }
}
