import SwiftSyntax

/// Whether an app does something when a person leaves it or is back, as one that locks itself does.
struct BackgroundUse {
  let isThere: Bool

  init(_ files: [SourceFile]) {
    isThere = files.contains { file in
      let visitor = BackgroundVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      return visitor.isFound
    }
  }
}

/// Finds the methods of delegates that do something, and the names of the notifications.
private final class BackgroundVisitor: SyntaxVisitor {
  private(set) var isFound = false

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    // Those of Xcode's templates are empty, or save only.
    if Self.methods.contains(node.name.text), let body = node.body?.statements {
      isFound = isFound || !body.allSatisfy(Self.isUnseen)
    }
    return .visitChildren
  }

  /// Whether a statement only saves or logs, which nobody sees when the app is back.
  private static func isUnseen(_ statement: CodeBlockItemSyntax) -> Bool {
    statement.trimmedDescription.firstMatch(of: /(?i)save|print\(|\blog|analytics|track/) != nil
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    if Self.notifications.contains(node.declName.baseName.text) { isFound = true }
    return .visitChildren
  }

  private static let methods: Set<String> = [
    "sceneWillResignActive", "sceneDidEnterBackground", "sceneWillEnterForeground",
    "sceneDidBecomeActive", "applicationWillResignActive", "applicationDidEnterBackground",
    "applicationWillEnterForeground", "applicationDidBecomeActive",
  ]
  private static let notifications: Set<String> = [
    "willResignActiveNotification", "didEnterBackgroundNotification",
    "willEnterForegroundNotification", "didBecomeActiveNotification", "willDeactivateNotification",
    "didActivateNotification", "UIApplicationDidEnterBackground",
    "UIApplicationWillEnterForeground", "UIApplicationDidBecomeActive",
    "UIApplicationWillResignActive",
  ]
}
