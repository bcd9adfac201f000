import SwiftSyntax

/// How the screens of UIKit's begin in an app that SwiftUI launches: its scene, or a view in it, makes a
/// `UIViewControllerRepresentable`.
///
/// The bodies on the way are replaced by functions, in which the properties of each type can be used:
///
/// ```swift
/// func portedRoot() -> UIViewController { RootView(coordinator: delegate.coordinator).madeViewController() }
/// ```
struct RepresentableRoots {
  /// The type that conforms to `App`; nil where no representable is made.
  let app: String?
  /// The functions in place of the bodies, by the names of the types.
  private let functions: [String: String]

  init(_ files: [SourceFile]) {
    let visitor = BodyCalls(viewMode: .sourceAccurate)
    for file in files { visitor.walk(file.tree) }
    let representables = Set(
      files.flatMap(\.declarations)
        .filter { $0.inherited.contains("UIViewControllerRepresentable") }.map(\.ownName))
    var functions: [String: String] = [:]
    /// Returns what makes the screen that the body of a type begins with.
    func root(of type: String, depth: Int) -> String? {
      for call in visitor.calls[type] ?? [] where call.type != type {
        let made =
          representables.contains(call.type)
          ? "\(call.text).madeViewController()"
          : depth < Self.mostViews && root(of: call.type, depth: depth + 1) != nil
            ? "\(call.text).portedRoot()" : nil
        guard let made else { continue }
        functions[type] = "@MainActor func portedRoot() -> UIViewController { \(made) }"
        return made
      }
      return nil
    }
    let app = files.swiftUIApp?.name
    self.app = app.flatMap { root(of: $0, depth: 0) == nil ? nil : $0 }
    if let app = self.app {
      let perform = visitor.openings[app] ?? "{ _ in }"
      functions[app]? +=
        "; @MainActor func portedOpen(_ url: URL) { let perform: (URL) -> Void = \(perform); perform(url) }"
    }
    self.functions = functions
  }

  /// The most views around a representable.
  private static let mostViews = 4

  /// The functions in place of a type's body; nil where it leads to no representable.
  func function(of type: String) -> String? { app == nil ? nil : functions[type] }
}

extension [SourceFile] {
  /// The type by which SwiftUI launches the app.
  var swiftUIApp: TypeDeclaration? {
    lazy.flatMap(\.declarations).first { $0.inherited.contains("App") }
  }
}

/// Collects what the bodies of structures make, in order, and what they do with URLs.
private final class BodyCalls: ViewTypeVisitor {
  private(set) var calls: [String: [(type: String, text: String)]] = [:]
  private(set) var openings: [String: String] = [:]
  private var bodyDepth = 0

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.isCalledBody { bodyDepth += 1 }
    return .visitChildren
  }
  override func visitPost(_ node: VariableDeclSyntax) {
    if node.isCalledBody { bodyDepth -= 1 }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    guard bodyDepth > 0, let owner = currentType else { return .visitChildren }
    if let name = node.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text {
      // What a container such as a group of windows holds comes after it.
      calls[owner, default: []].append((name, node.trimmedDescription))
    } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self),
      member.declName.baseName.text == "onOpenURL"
    {
      openings[owner] =
        node.trailingClosure?.trimmedDescription
        ?? node.arguments.first?.expression.trimmedDescription
    }
    return .visitChildren
  }
}
