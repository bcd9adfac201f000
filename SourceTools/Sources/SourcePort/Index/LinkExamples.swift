import SwiftSyntax

/// Examples of the links that an app opens: the schemes of its `Info.plist`, and the hosts that its code knows.
struct LinkExamples: Sendable {
  /// `shop://orders`, or `shop://` where no host is known.
  let links: [String]

  init(_ files: [SourceFile], schemes: [String]) {
    // By schemes with dots or numbers, other apps come back from signing in.
    let scheme = schemes.first { $0.wholeMatch(of: /[A-Za-z][A-Za-z\-]*/) != nil }
    guard let scheme else {
      links = []
      return
    }
    var seen: Set<String> = []
    let hosts = files.flatMap { file in
      let visitor = HostVisitor(viewMode: .sourceAccurate)
      visitor.walk(file.tree)
      return visitor.found
    }
    let known = hosts.filter { seen.insert($0).inserted }
    links = (known.isEmpty ? [""] : known).map { "\(scheme)://\($0)" }
  }
}

/// Finds what a file compares the hosts of links with: `url.host == "orders"`, and the cases of `switch host`.
private final class HostVisitor: SyntaxVisitor {
  private(set) var found: [String] = []

  override func visit(_ node: SequenceExprSyntax) -> SyntaxVisitorContinueKind {
    let parts = Array(node.elements)
    for index in parts.indices.dropFirst().dropLast()
    where parts[index].as(BinaryOperatorExprSyntax.self)?.operator.text == "==" {
      add(parts[index + 1], comparedWith: parts[index - 1])
    }
    return .visitChildren
  }

  override func visit(_ node: SwitchCaseItemSyntax) -> SyntaxVisitorContinueKind {
    if let pattern = node.pattern.as(ExpressionPatternSyntax.self)?.expression,
      let subject = node.switch?.subject
    {
      add(pattern, comparedWith: subject)
    }
    return .visitChildren
  }

  private func add(_ text: ExprSyntax, comparedWith value: ExprSyntax) {
    guard let host = text.text, value.nameOfValue?.lowercased() == "host",
      host.wholeMatch(of: /[A-Za-z0-9_\-]+/) != nil
    else { return }
    found.append(host)
  }
}
