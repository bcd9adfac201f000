import SwiftSyntax

/// Finds what a file compares with what: on the sides of `==` and `!=`, and in the cases of a `switch`.
class ComparisonVisitor: SyntaxVisitor {
  /// Takes what is compared; of a `switch`, its subject first.
  func compare(_ one: ExprSyntax, _ other: ExprSyntax) {}

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast() {
      guard let sign = parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text,
        ["==", "!="].contains(sign)
      else { continue }
      compare(parts[index - 1], parts[index + 1])
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(ExpressionPatternSyntax.self)?.expression,
      let subject = node.switch?.subject
    {
      compare(subject, pattern)
    }
    return .visitChildren
  }
}

extension SwitchCaseItemSyntax {
  /// The switch whose case it is of.
  fileprivate var `switch`: SwitchExprSyntax? {
    var next = parent
    while let node = next {
      if let found = node.as(SwitchExprSyntax.self) { return found }
      next = node.parent
    }
    return nil
  }
}
