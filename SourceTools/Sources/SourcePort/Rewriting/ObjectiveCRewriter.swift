import InterfaceFiles
import SwiftSyntax

/// Finds what needs the Objective-C runtime or Interface Builder: attributes, selectors, optional
/// requirements.
final class ObjectiveCRewriter: EditingVisitor {
  /// The types around, outermost first.
  private var types: [String] = []

  /// The attributes that mean nothing without the Objective-C runtime.
  static let removed: Set<String> = [
    "objc", "objcMembers", "nonobjc", "IBAction", "IBOutlet", "IBInspectable", "IBDesignable",
    "IBSegueAction", "NSManaged", "NSCopying", "GKInspectable", "main", "UIApplicationMain",
    "NSApplicationMain",
  ]

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if Self.removed.contains(name) { remove(node, "@\(name) removed") }
    return .visitChildren
  }

  override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "dynamic" { remove(node, "dynamic removed") }
    return .skipChildren
  }

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    switch node.macroName.text {
    case "selector":
      if let first = arguments.first, let reference = SelectorReference(first.expression) {
        let name = selector(of: reference, accessor: first.label?.text)
        replace(node, by: "Selector(\"\(name)\")", "#selector replaced")
      }
      return .skipChildren
    case "keyPath":
      let path = arguments.map(\.expression.trimmedDescription).joined()
      let parts = path.split(separator: ".")
      let properties = parts.drop { $0.first?.isUppercase ?? false || $0 == "self" }
      replace(node, by: "\"\(properties.joined(separator: "."))\"", "#keyPath replaced")
    default: break
    }
    return .visitChildren
  }

  /// The selector in Objective-C: that of the method which is meant, or what its labels give.
  private func selector(of reference: SelectorReference, accessor: String?) -> String {
    if accessor == "getter" { return reference.method }
    if accessor == "setter" {
      return "set\(reference.method.prefix(1).uppercased())\(reference.method.dropFirst()):"
    }
    let candidates = methods(named: reference.method, of: reference.type)
    let match = candidates.first { method in
      reference.labels.map { $0 == method.parameters.map(\.label) } ?? true
    }
    return match?.selector
      ?? SelectorName.objectiveC(reference.method, labels: reference.labels ?? [])
  }

  /// The methods of a name: of the type that is written, or of the types around, nearest first.
  private func methods(named name: String, of type: String?) -> [MethodDeclaration] {
    let owners = type.map { [$0] } ?? types.reversed()
    let near = owners.flatMap { owner -> [TypeDeclaration] in
      let lineage = index.class(owner).map { index.lineage(of: $0) }
      let names = lineage.map { $0.own.map(\.name) + [$0.foreign].compactMap(\.self) } ?? [owner]
      return (lineage?.own ?? []) + names.flatMap { index.extensions(of: $0) }
    }
    let found = near.flatMap(\.methods).filter { $0.name == name }
    return found.isEmpty ? index.exposedMethods[name] ?? [] : found
  }

  // MARK: Requirements

  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.attributes.names.contains("objc") else { return .visitChildren }
    let inherited = Set(node.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? [])
    guard inherited.isDisjoint(with: ["AnyObject", "class", "NSObjectProtocol"]) else {
      return .visitChildren
    }
    insert(
      inherited.isEmpty ? ": AnyObject" : ", AnyObject",
      at: node.inheritanceClause?.endPositionBeforeTrailingTrivia
        ?? node.name.endPositionBeforeTrailingTrivia,
      "AnyObject added, which @objc implied")
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    if node.name.text == "awakeFromNib", isFirstToAwake {
      for modifier in node.modifiers where modifier.name.text == "override" {
        remove(modifier, "override removed: NSObject has no awakeFromNib() here")
      }
    }
    for modifier in node.modifiers where modifier.name.text == "optional" {
      remove(modifier, "optional removed: a default is generated")
    }
    return .visitChildren
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if node.calledExpression.trimmedDescription == "super.awakeFromNib", isFirstToAwake {
      replace(node, by: "()", "NSObject has no awakeFromNib() here")
    }
    if let chain = node.calledExpression.as(OptionalChainingExprSyntax.self) {
      removeMark(chain.questionMark, behind: chain.expression, of: node)
    } else if let forced = node.calledExpression.as(ForceUnwrapExprSyntax.self) {
      removeMark(forced.exclamationMark, behind: forced.expression, of: node)
    }
    return .visitChildren
  }

  private func removeMark(
    _ mark: TokenSyntax, behind callee: ExprSyntax, of call: FunctionCallExprSyntax
  ) {
    guard let member = callee.as(MemberAccessExprSyntax.self), isRequirement(member, of: call)
    else { return }
    let name = member.declName.baseName.text
    remove(mark, "\(mark.text) of the optional requirement \(name) removed")
  }

  private func isRequirement(
    _ member: MemberAccessExprSyntax, of call: FunctionCallExprSyntax
  ) -> Bool {
    // The arguments of a closure have no labels.
    if call.arguments.contains(where: { $0.label != nil }) { return true }
    let name = member.declName.baseName.text
    let isOwn = index.protocols.values.contains { type in
      type.methods.contains { $0.isOptionalRequirement && $0.name == name }
    }
    guard isOwn || OptionalRequirements.unlabeled.contains(name) else { return false }
    guard index.closureProperties.contains(name) else { return true }
    let base = member.base?.trimmedDescription.split(separator: ".").last.map(String.init) ?? ""
    let property = String(base.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    return (index.propertyTypes[property] ?? []).contains { type in
      let plain = String(type.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
      return plain.hasSuffix("Delegate") || plain.hasSuffix("DataSource")
        || index.protocols[plain] != nil
    }
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.names
    let isRequirement = node.parent?.parent?.parent?.parent?.is(ProtocolDeclSyntax.self) == true
    for modifier in node.modifiers {
      switch modifier.name.text {
      case "optional": remove(modifier, "optional removed")
      case "weak", "unowned":
        if isRequirement { remove(modifier, "\(modifier.name.text) of a requirement removed") }
      case "private", "fileprivate":
        // Storyboards and nibs set these properties from another file.
        if attributes.contains("IBOutlet") {
          remove(modifier, "\(modifier.trimmedDescription) of an outlet removed")
        } else if attributes.contains("IBInspectable") {
          remove(modifier, "\(modifier.trimmedDescription) of an inspectable property removed")
        }
      default: break
      }
    }
    return .visitChildren
  }

  // MARK: Types

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append((types.last.map { $0 + "." } ?? "") + node.name.text)
    let members = node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
    if members.contains(where: { $0.name.text == "awakeFromNib" }), isFirstToAwake,
      let end = node.inheritanceClause?.endPositionBeforeTrailingTrivia
    {
      insert(", NibAwakening", at: end, "NibAwakening added, which is NSObject on a phone")
    }
    return .visitChildren
  }

  /// Whether the class around is no responder, and none above it has `awakeFromNib()`.
  private var isFirstToAwake: Bool {
    guard let type = types.last.flatMap({ index.class($0) }) else { return false }
    let line = index.lineage(of: type)
    let known = line.foreign.map { UIKitClasses.lineage(of: $0) } ?? []
    guard known.last == "NSObject", !known.contains("UIResponder") else { return false }
    return !line.own.dropFirst().flatMap(\.methods).contains { $0.name == "awakeFromNib" }
  }

  override func visitPost(_ node: ClassDeclSyntax) { types.removeLast() }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    types.append(node.extendedType.trimmedDescription.withoutGenerics)
    return .visitChildren
  }

  override func visitPost(_ node: ExtensionDeclSyntax) { types.removeLast() }
}
