import SwiftSyntax

extension FunctionCallExprSyntax {
  /// What tests of the app call the view.
  private var identifier: String? {
    modifiers.first { $0.name == "accessibilityIdentifier" }?.argument(nil)?.constantText
  }

  /// The code of a button's or a link's title.
  func buttonTitle(in scopes: ViewScopes) -> String {
    let spoken = modifiers.first { $0.name == "accessibilityLabel" }?.argument(nil)
      .flatMap { $0.is(StringLiteralExprSyntax.self) ? $0 : nil }
    if let title = spoken ?? argument(nil), !title.is(ClosureExprSyntax.self) {
      return scopes.bindsLate ? title.constantText ?? "\"Button\"" : title.titleCode
    }
    let texts = LabelVisitor(isConstant: scopes.bindsLate)
    for closure in additionalTrailingClosures { texts.walk(closure) }
    if let label = argument("label") { texts.walk(label) }
    if let trailingClosure,
      ["action", "destination", "value"].contains(where: { argument($0) != nil })
    {
      texts.walk(trailingClosure)
    }
    return texts.title ?? texts.name ?? texts.picture ?? identifier ?? "\"Button\""
  }

  /// The text that a view of the app's own gets first.
  func componentTitle(in scopes: ViewScopes) -> String? {
    let first =
      arguments.first.flatMap { argument -> ExprSyntax? in
        let isTitle = ["title", "text", "label", nil].contains(argument.label?.text)
        return isTitle ? argument.expression : nil
      } ?? arguments.first { $0.label?.text.hasSuffix("Title") == true }?.expression
    guard let literal = first?.as(StringLiteralExprSyntax.self) else { return nil }
    return scopes.bindsLate
      ? ExprSyntax(literal).constantText : ExprSyntax(literal).titleCode
  }
}

extension ExprSyntax {
  /// The code of a title: SwiftUI takes a literal for a key of the app's strings.
  var titleCode: String {
    let text = trimmedDescription
    let literal = self.as(StringLiteralExprSyntax.self)
    let isKey = literal?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ?? false
    return isKey ? "StandInText.title(\(text))" : text
  }

  /// The code of a text without the values in it; nil where it is no literal.
  var constantText: String? {
    guard let literal = self.as(StringLiteralExprSyntax.self), literal.openingPounds == nil,
      literal.openingQuote.tokenKind == .stringQuote
    else { return nil }
    let parts = literal.segments.map { $0.as(StringSegmentSyntax.self)?.content.text ?? "…" }
    return "\"\(parts.joined())\""
  }
}

extension ExprSyntax {
  /// Whether the value may not be there: it is unwrapped by force, or an element of a collection.
  fileprivate var mayTrap: Bool {
    tokens(viewMode: .sourceAccurate).contains {
      [.exclamationMark, .leftSquare].contains($0.tokenKind)
    }
  }
}

/// Finds the first text of a label.
private final class LabelVisitor: SyntaxVisitor {
  private(set) var title: String?
  /// What a view without a text of its own shows: `PlantRow(plant: plant)`.
  private(set) var name: String?
  /// What the first picture is called.
  private(set) var picture: String?
  private var isConstant: Bool
  /// Whether the label depends on a condition, which may not hold where the title stands.
  private var isConditional = false

  /// - Parameter isConstant: whether values in the text may have no names where the title stands.
  init(isConstant: Bool) {
    self.isConstant = isConstant
    super.init(viewMode: .sourceAccurate)
  }

  // What a condition binds has a name only there.
  override func visit(_ node: IfExprSyntax) -> SyntaxVisitorContinueKind {
    isConditional = true
    if node.conditions.contains(where: { !$0.condition.is(ExprSyntax.self) }) { isConstant = true }
    return .visitChildren
  }

  override func visit(_ node: SwitchExprSyntax) -> SyntaxVisitorContinueKind {
    isConstant = true
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.calledExpression.trimmedDescription
    if title == nil, ["Text", "Label"].contains(name), let first = node.arguments.first,
      first.label == nil
    {
      let mayTrap = isConditional && first.expression.mayTrap
      title = isConstant || mayTrap ? first.expression.constantText : first.expression.titleCode
    }
    if picture == nil, name == "Image" {
      picture = (node.argument("systemName") ?? node.argument(nil))?.constantText
    }
    if node.name == "accessibilityLabel", let spoken = node.argument(nil)?.constantText {
      picture = spoken
    }
    if self.name == nil, name.first?.isUppercase == true, name != "ForEach",
      let value = node.arguments.first?.expression.as(DeclReferenceExprSyntax.self)
    {
      let type = name.debugDescription
      self.name = isConstant ? type : "StandInText.name(of: \(value.baseName.text), or: \(type))"
    }
    return .visitChildren
  }
}
