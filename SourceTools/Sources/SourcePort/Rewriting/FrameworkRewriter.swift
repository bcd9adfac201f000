import SwiftSyntax

/// Finds calls of frameworks that go elsewhere here, and what older versions of Swift and of libraries had.
final class FrameworkRewriter: EditingVisitor {
  /// The shims that the replaced calls need.
  private(set) var shims: Set<PortShim> = []

  // MARK: Literals

  override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
    let arguments = Array(node.arguments)
    switch node.macroName.text {
    case "colorLiteral":
      let components = arguments.map(\.trimmedDescription).joined(separator: " ")
      replace(node, by: "UIColor(\(components))", "#colorLiteral replaced")
    case "imageLiteral":
      let name = arguments.first?.expression.trimmedDescription ?? "\"\""
      replace(node, by: "UIImage(named: \(name))!", "#imageLiteral replaced")
    case "fileLiteral":
      let name = arguments.first?.expression.trimmedDescription ?? "\"\""
      replace(node, by: "URL(fileURLWithPath: \(name))", "#fileLiteral replaced")
    default: break
    }
    return .visitChildren
  }

  // MARK: Members

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    let base = node.base?.trimmedDescription ?? ""
    if node.declName.baseName.text == "characters", node.base != nil, hasCharacters {
      remove(node.period, nil)
      remove(node.declName, ".characters removed: a string is a collection of them")
    }
    if base == "characters", node.isInExtension(of: "String"), hasCharacters, let own = node.base {
      replace(own, by: "self", "characters replaced by self: a string is a collection of them")
    }
    return .visitChildren
  }

  /// Whether `characters` is what strings had before Swift 4.
  private var hasCharacters: Bool {
    !index.memberNames.contains("characters") && !file.text.contains("AttributedString")
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    if let label = node.arguments.first?.label, label.text == "suiteName",
      ["UserDefaults", "UserDefaults.init"].contains(node.calledExpression.trimmedDescription)
    {
      replace(label, by: "portedSuite", "UserDefaults(suiteName:) is empty at each launch")
    }
    if node.calledExpression.trimmedDescription == "Timer", node.arguments.isEmpty,
      node.trailingClosure == nil, !index.typeNames.contains("Timer")
    {
      replace(
        node, by: "Timer(timeInterval: 0, repeats: false) { _ in }", "Timer() does not exist here")
    }
    if let argument = node.arguments.first, argument.label?.text == "key",
      node.arguments.dropFirst().first?.label?.text == "ascending",
      node.calledExpression.trimmedDescription == "NSSortDescriptor", let name = argument.label
    {
      shims.insert(.coreData)
      replace(node.calledExpression, by: "KeySortDescriptor", "NSSortDescriptor(key:) replaced")
      replace(name, by: "name", "NSSortDescriptor(key:) replaced")
    }
    return .visitChildren
  }

  // MARK: Types

  /// Alamofire 4's responses have one parameter.
  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    replaceResponse(node.name, node.genericArgumentClause)
    return .visitChildren
  }

  private func replaceResponse(_ name: TokenSyntax, _ arguments: GenericArgumentClauseSyntax?) {
    guard name.text == "DataResponse", !index.typeNames.contains(name.text),
      arguments?.arguments.count == 1,
      modules.contains("Alamofire")
    else { return }
    replace(name, by: "AFDataResponse", "DataResponse of Alamofire 4 replaced")
  }

  override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
    replaceResponse(node.name, node.genericArgumentClause)
    return .visitChildren
  }

  /// What streams of RxSwift 4 called the type of their elements.
  override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.text == "E", node.initializer.value.trimmedDescription != "Element",
      modules.contains("RxSwift") || modules.contains("RxCocoa"),
      let members = node.parent?.parent?.as(MemberBlockItemListSyntax.self),
      !members.contains(where: { $0.decl.as(TypeAliasDeclSyntax.self)?.name.text == "Element" }),
      let group = members.parent?.parent?.asProtocol(DeclGroupSyntax.self),
      let inherited = group.inheritanceClause?.inheritedTypes,
      inherited.contains(where: { Self.isStream($0.type.trimmedDescription) })
    else { return .visitChildren }
    let alias = "\(node.modifiers.trimmedDescription) typealias Element = E"
    insert("; \(alias)", at: node.endPositionBeforeTrailingTrivia, "Element added, as of RxSwift 5")
    return .visitChildren
  }

  private static func isStream(_ name: String) -> Bool {
    ["ConvertibleType", "ObservableType", "ObserverType"].contains(where: name.hasSuffix)
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    for parameter in node.signature.parameterClause.parameters
    where parameter.firstName.text == "didFinishPickingMediaWithInfo"
      && parameter.type.trimmedDescription.hasPrefix("[String")
    {
      replace(
        parameter.type, by: "[UIImagePickerController.InfoKey: Any]",
        "the keys of what was picked, as of Swift 4.2")
    }
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription.withoutGenerics
    // The app has a decoder of samples by that name, and libraries take Foundation's.
    if type == "JSONDecoder", index.concrete(type) == nil {
      replace(
        node.extendedType, by: "Foundation.JSONDecoder", "extension of Foundation's JSONDecoder")
    }
    return .visitChildren
  }
}

extension SyntaxProtocol {
  /// Whether the nearest class or extension around is an extension of a type.
  fileprivate func isInExtension(of type: String) -> Bool {
    var parent = parent
    while let current = parent, !current.is(ClassDeclSyntax.self) {
      if let declaration = current.as(ExtensionDeclSyntax.self) {
        return declaration.extendedType.trimmedDescription.withoutGenerics == type
      }
      parent = current.parent
    }
    return false
  }
}
