import SwiftSyntax

extension FunctionCallExprSyntax {
  /// The actions that a call passes to a view, with their titles.
  ///
  /// - Parameter components: the app's views by their names.
  func actions(
    in scopes: ViewScopes, _ components: [String: ViewComponent]
  ) -> [(title: String, code: String)] {
    switch name {
    case "Button":
      let action = argument("action") ?? trailingClosure.map { ExprSyntax($0) }
      return action.map { [(buttonTitle(in: scopes), $0.trimmedDescription)] } ?? []
    case "refreshable":
      guard let trailingClosure else { return [] }
      return [("\"refresh\"", trailingClosure.trimmedDescription)]
    case "onTapGesture":
      guard let trailingClosure, trailingClosure.signature == nil else { return [] }
      return [("\"tap\"", trailingClosure.trimmedDescription)]
    default:
      // Another view of the app that takes closures.
      guard name.first?.isUppercase == true else { return [] }
      let component = components[name]
      var found = arguments.compactMap { argument -> (label: String, code: ExprSyntax)? in
        guard let label = argument.label?.text else { return nil }
        let closure = argument.expression.as(ClosureExprSyntax.self)
        let isAction =
          closure.map { $0.signature == nil && (label.hasPrefix("on") || label == "action") }
          ?? false
          || component?.accepts(argument.expression, as: label) ?? false
        return isAction ? (label, argument.expression) : nil
      }
      if let component, !component.hasContent, let trailingClosure,
        trailingClosure.signature == nil,
        let first = component.actions.first(where: { name in
          !arguments.contains { $0.label?.text == name }
            && !additionalTrailingClosures.contains { $0.label.text == name }
        })
      {
        found.append((first, ExprSyntax(trailingClosure)))
      }
      for other in additionalTrailingClosures
      where component?.accepts(ExprSyntax(other.closure), as: other.label.text) ?? false {
        found.append((other.label.text, ExprSyntax(other.closure)))
      }
      let title = componentTitle(in: scopes)
      return found.map { label, code in
        (found.count == 1 ? title ?? "\"\(label)\"" : "\"\(label)\"", code.trimmedDescription)
      }
    }
  }

  /// The field or switch that a call makes, and what it is bound to; nil for another call.
  func input(in scopes: ViewScopes) -> ViewActions.Action? {
    func action(_ title: String, _ value: String, _ adder: String, _ before: String = "")
      -> ViewActions.Action?
    {
      let place = scopes.place(of: value)
      guard place != value || !scopes.bind(value) else { return nil }
      return .init(
        title: title,
        code: "\(before){ \(place) }, { \(place) = $0 }" + fieldConfiguration(ifOf: adder),
        adder: "add.\(adder)", scopes: scopes.statements)
    }
    switch name {
    case "Toggle":
      return argument("isOn")?.boundValue.flatMap {
        action(buttonTitle(in: scopes), $0, "toggle")
      }
    case "TextField", "SecureField":
      guard let title = argument(nil), !title.is(ClosureExprSyntax.self),
        let value = argument("text")?.boundValue
      else { return nil }
      return action(
        scopes.bindsLate ? title.constantText ?? "\"Text\"" : title.titleCode, value, "field",
        name == "SecureField" ? "isSecure: true, " : "")
    case "TextEditor":
      return argument("text")?.boundValue.flatMap { action("\"Text\"", $0, "field") }
    default: return nil
    }
  }

  /// A closure that gives a field the keyboard that modifiers give it.
  private func fieldConfiguration(ifOf adder: String) -> String {
    guard adder == "field" else { return "" }
    let lines = modifiers.compactMap { modifier -> String? in
      guard ["keyboardType", "textContentType"].contains(modifier.name),
        let value = modifier.argument(nil), value.trimmedDescription.hasPrefix(".")
      else { return nil }
      return "$0.\(modifier.name) = \(value.trimmedDescription)"
    }
    return lines.isEmpty ? "" : ", { \(lines.joined(separator: "; ")) }"
  }

  /// The condition under which the view is disabled, by a modifier of its own.
  var disabledCondition: String? {
    modifiers.first { $0.name == "disabled" }?.argument(nil)?.trimmedDescription
  }

  /// What a modifier does when the view appears.
  var appearance: String? {
    guard let closure = trailingClosure ?? argument("perform")?.as(ClosureExprSyntax.self),
      closure.signature == nil
    else { return nil }
    return switch name {
    case "onAppear": "({ @MainActor () -> Void in \(closure.statements.trimmedDescription)\n})()"
    case "task": "add.run { \(closure.statements.trimmedDescription)\n}"
    default: nil
    }
  }
}

extension ExprSyntax {
  /// The property that a binding such as `$model.name` is of.
  var boundValue: String? {
    let text = trimmedDescription
    return text.wholeMatch(of: /\$[\w.]+/) == nil ? nil : String(text.dropFirst())
  }
}

extension ViewComponent {
  /// Whether an argument is an action that a button of the view calls. What may be nil is only known of a
  /// closure.
  func accepts(_ argument: ExprSyntax, as label: String) -> Bool {
    guard actions.contains(label) else { return false }
    guard let closure = argument.as(ClosureExprSyntax.self) else {
      return !optionalActions.contains(label)
    }
    return closure.signature == nil
  }
}
