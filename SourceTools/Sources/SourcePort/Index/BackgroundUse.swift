import SwiftSyntax

/// What an app does when a person leaves it or is back, as one that locks itself does.
enum BackgroundUse {
  /// Whether there is any.
  static func isThere(in files: [SourceFile]) -> Bool {
    files.contains { file in
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
      if !body.allSatisfy(Self.isUnseen) { isFound = true }
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
