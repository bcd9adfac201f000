import SwiftSyntax

/// How code uses types that no one declares.
final class TypeUses: SyntaxVisitor {
  private let names: Set<String>
  /// The types that classes name first after the colon.
  private(set) var superclasses: Set<String> = []
  /// Those of classes that override something.
  private(set) var overridden: Set<String> = []
  /// The classes of UIKit whose methods subclasses override.
  private(set) var superclassesByOverrides: [String: String] = [:]
  private static let overrides: [(methods: Set<String>, superclass: String)] = [
    (
      [
        "viewDidLoad", "loadView", "viewWillAppear", "viewDidAppear", "viewWillDisappear",
        "viewDidDisappear", "viewDidLayoutSubviews",
      ], "UIViewController"
    ),
    (["prepareForReuse", "setSelected"], "UITableViewCell"),
    (["layoutSubviews", "draw", "didMoveToSuperview", "updateConstraints"], "UIView"),
  ]
  /// The types of weak properties.
  private(set) var weak: Set<String> = []
  private(set) var genericCounts: [String: Int] = [:]
  private var inherited: Set<String> = []
  private var inheritedByValues: Set<String> = []
  private var existential: Set<String> = []
  /// How the app makes values of the types, in the order of the sources.
  private(set) var calls: [String: [CallShape]] = [:]
  /// How subclasses call the initializers of their superclasses.
  private(set) var superCalls: [String: [CallShape]] = [:]
  /// The options that such calls pass.
  private(set) var options = CallOptions()
  /// The missing classes whose initializers the app's own classes inherit, by those.
  private let inheriting: [String: String]
  private var classes: [String?] = []

  /// - Parameters:
  ///   - names: The types.
  ///   - index: What all files declare.
  init(names: Set<String>, _ index: SourceIndex) {
    self.names = names
    let subclasses = index.allClasses.compactMap { type -> (String, String)? in
      let line = index.lineage(of: type)
      guard let foreign = line.foreign, names.contains(foreign),
        line.own.allSatisfy(\.initializers.isEmpty)
      else { return nil }
      return (type.ownName, foreign)
    }
    inheriting = Dictionary(subclasses) { first, _ in first }
    super.init(viewMode: .sourceAccurate)
  }

  /// How a type's initializers are called, each once, sorted.
  func initializers(of name: String) -> [CallShape] {
    Set((calls[name] ?? []) + (superCalls[name] ?? [])).sorted { $0.lexicographicallyPrecedes($1) }
  }

  override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
    var called = node.calledExpression
    if let generic = called.as(GenericSpecializationExprSyntax.self) { called = generic.expression }
    if let name = called.as(DeclReferenceExprSyntax.self)?.baseName.text {
      if names.contains(name) {
        calls[name, default: []].append(CallShape(node))
        options.add(node)
      }
      if let superclass = inheriting[name] {
        superCalls[superclass, default: []].append(CallShape(node))
        options.add(node)
      }
    } else if let superclass = classes.last ?? nil, called.trimmedDescription == "super.init" {
      superCalls[superclass, default: []].append(CallShape(node))
      options.add(node)
    }
    return .visitChildren
  }

  func isProtocol(_ name: String) -> Bool {
    inherited.contains(name) || existential.contains(name)
      || ["Delegate", "Protocol", "DataSource", "Providing"].contains { name.hasSuffix($0) }
  }

  func needsObject(_ name: String) -> Bool {
    weak.contains(name) || name.hasSuffix("Delegate") && !inheritedByValues.contains(name)
  }

  private func note(_ clause: InheritanceClauseSyntax?, isClass: Bool, isProtocol: Bool = false) {
    for type in clause?.inheritedTypes ?? [] {
      let name = type.type.trimmedDescription.withoutGenerics
      guard names.contains(name) else { continue }
      inherited.insert(name)
      if !isClass, !isProtocol { inheritedByValues.insert(name) }
    }
  }

  override func visitPost(_ node: ClassDeclSyntax) { classes.removeLast() }
  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, isClass: true)
    let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription
      .withoutGenerics
    classes.append(first.flatMap { names.contains($0) ? $0 : nil })
    if let first = node.inheritanceClause?.inheritedTypes.first?.type.trimmedDescription,
      names.contains(first.withoutGenerics)
    {
      superclasses.insert(first.withoutGenerics)
      let text = node.memberBlock.description
      if text.contains("override ") || text.contains("super.") {
        overridden.insert(first.withoutGenerics)
      }
      let methods = Set(
        node.memberBlock.members.compactMap { $0.decl.as(FunctionDeclSyntax.self) }
          .filter { $0.modifiers.contains { $0.name.text == "override" } }.map(\.name.text))
      let known = Self.overrides.first { !$0.methods.isDisjoint(with: methods) }?.superclass
      if let known, superclassesByOverrides[first.withoutGenerics] == nil {
        superclassesByOverrides[first.withoutGenerics] = known
      }
    }
    return .visitChildren
  }
  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, isClass: false)
    return .visitChildren
  }
  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, isClass: false)
    return .visitChildren
  }
  override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, isClass: false, isProtocol: true)
    return .visitChildren
  }
  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    note(node.inheritanceClause, isClass: false, isProtocol: true)
    return .visitChildren
  }

  override func visit(_ node: GenericParameterSyntax) -> SyntaxVisitorContinueKind {
    if let type = node.inheritedType?.trimmedDescription, names.contains(type) {
      inherited.insert(type)
    }
    return .visitChildren
  }

  override func visit(_ node: SomeOrAnyTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.constraint.trimmedDescription
    if names.contains(name) { existential.insert(name) }
    return .visitChildren
  }

  override func visit(_ node: CompositionTypeSyntax) -> SyntaxVisitorContinueKind {
    for element in node.elements {
      let name = element.type.trimmedDescription
      if names.contains(name) { existential.insert(name) }
    }
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.name.text
    if names.contains(name), let arguments = node.genericArgumentClause {
      genericCounts[name] = max(genericCounts[name] ?? 0, arguments.arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: GenericSpecializationExprSyntax) -> SyntaxVisitorContinueKind {
    let name = node.expression.trimmedDescription
    if names.contains(name) {
      genericCounts[name] = max(
        genericCounts[name] ?? 0, node.genericArgumentClause.arguments.count)
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    guard node.modifiers.contains(where: { $0.name.text == "weak" || $0.name.text == "unowned" })
    else { return .visitChildren }
    for binding in node.bindings {
      let type = binding.typeAnnotation?.type.trimmedDescription ?? ""
      let name = type.replacing("any ", with: "").filter { !"?!()".contains($0) }
      if names.contains(name) { weak.insert(name) }
    }
    return .visitChildren
  }
}
