import SwiftSyntax

/// A method of a view that makes a part of its body from values: `row(_ title: String, route: Route)`.
struct ViewHelper {
  let name: String
  /// Its parameters as they are declared.
  let parameters: String
  /// The label of the last parameter, before a closure that is passed after the parentheses; nil where that is
  /// no closure.
  private let closureLabel: String?

  /// - Returns: nil for a function that makes no views, or gets some.
  init?(_ node: FunctionDeclSyntax) {
    let parameters = node.signature.parameterClause.parameters
    guard node.signature.returnClause?.type.trimmedDescription == "some View",
      node.genericParameterClause == nil,
      parameters.allSatisfy({
        $0.attributes.isEmpty && !$0.type.trimmedDescription.contains("View")
      })
    else { return nil }
    name = node.name.text
    self.parameters = parameters.trimmedDescription
    closureLabel = parameters.last.flatMap {
      $0.type.trimmedDescription.contains("->") ? $0.firstName.text : nil
    }
  }

  /// The name of the method that adds the buttons of its part.
  private var method: String { "standIn\(name.prefix(1).uppercased() + name.dropFirst())" }

  /// The statement that adds the buttons for a call of it; nil for one that passes what cannot be named.
  func statement(for call: FunctionCallExprSyntax) -> String? {
    var arguments = call.arguments.map { argument in
      (argument.label.map { "\($0.text): " } ?? "") + argument.expression.trimmedDescription
    }
    if let closure = call.trailingClosure {
      guard let closureLabel, call.additionalTrailingClosures.isEmpty else { return nil }
      let label = closureLabel == "_" ? "" : "\(closureLabel): "
      arguments.append(label + closure.trimmedDescription)
    }
    return "\(method)(\((arguments + ["add", "links"]).joined(separator: ", ")))"
  }

  /// The method that adds its buttons.
  func declaration(of lines: [String]) -> String {
    let own = parameters.isEmpty ? "" : parameters + ", "
    return """
        @MainActor private func \(method)(
          \(own)_ add: StandInContents, _ links: StandInLinks
        ) {
      \(lines.joined(separator: "\n"))
        }

      """
  }
}

/// Collects the helpers of views by the views' names.
final class ViewHelperVisitor: ViewTypeVisitor {
  private(set) var helpers: [String: [String: ViewHelper]] = [:]

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if let view = currentType, let helper = ViewHelper(node) {
      helpers[view, default: [:]][helper.name] = helper
    }
    return .skipChildren
  }
}
