import InterfaceFiles
import SwiftSyntax

/// The members that an app adds to classes of UIKit in extensions and overrides in subclasses, such as the
/// messages that coordinators pass along the responder chain. Objective-C finds the override at run time; here
/// the member itself looks for one.
struct ExtensionMessages {
  private let index: SourceIndex
  /// The classes that override each member, by the member's full name.
  private let overriders: [String: Set<String>]

  /// - Parameter index: What all files declare.
  init(_ index: SourceIndex) {
    self.index = index
    let members = index.files.flatMap { MemberVisitor($0.tree).members }
      .compactMap { type, member in Message(member).map { (type: type, message: $0) } }
    var declared: [String: Set<String>] = [:]
    for (type, message) in members
    where !message.isOverride && type.isExtension && UIKitClasses.has(type.name) {
      declared[message.fullName, default: []].insert(type.name)
    }
    var overriders: [String: Set<String>] = [:]
    for (type, message) in members where message.isOverride {
      // One name in two classes would be two members.
      guard let types = declared[message.fullName], types.count == 1,
        Self.isOverride(message, in: type.name, ofMembersIn: types, index)
      else { continue }
      overriders[message.fullName, default: []].insert(type.name)
    }
    self.overriders = overriders
  }

  /// Whether a class overrides a member of an extension of a class above it, rather than a method that a class
  /// of the app has in its body.
  private static func isOverride(
    _ message: Message, in type: String, ofMembersIn extended: Set<String>, _ index: SourceIndex
  ) -> Bool {
    let line = index.class(type).map(index.lineage)
    let isOwn =
      line?.own.dropFirst().contains { above in
        ([above] + index.extensions(of: above.name)).contains { part in
          part.methods.contains { $0.fullName == message.fullName && !$0.isOverride }
            || part.properties.contains {
              $0.name == message.fullName && !$0.modifiers.contains("override")
            }
        }
      } ?? false
    guard !isOwn, let foreign = line == nil ? type : line?.foreign else { return false }
    return !extended.isDisjoint(with: UIKitClasses.lineage(of: foreign))
  }

  /// Returns what is changed in a file, and the code that is added at its end.
  func changes(of file: SourceFile) -> (edits: [SourceEdit], tail: [String]) {
    guard !overriders.isEmpty else { return ([], []) }
    var edits: [SourceEdit] = []
    var tail: [String] = []
    for (type, member) in MemberVisitor(file.tree).members {
      guard let message = Message(member), let classes = overriders[message.fullName] else {
        continue
      }
      if message.isOverride, classes.contains(type.name) {
        let above = index.class(type.name).map { index.lineage(of: $0).own.dropFirst() } ?? []
        let isOverridden = above.contains { classes.contains($0.ownName) }
        edits += message.edits(isOverridden: isOverridden)
        if !isOverridden {
          let name = index.class(type.name)?.name ?? type.name
          tail.append("extension \(name): \(message.protocolName) {}")
        }
      } else if !message.isOverride, type.isExtension, UIKitClasses.has(type.name) {
        edits += message.editsOfDeclaration
        tail.append(message.protocolDeclaration)
      }
    }
    return (edits, tail)
  }
}

/// A type or an extension that has members.
private struct MemberOwner {
  let name: String
  let isExtension: Bool
}

/// Lists the members of classes and extensions.
private final class MemberVisitor: SyntaxVisitor {
  private(set) var members: [(MemberOwner, DeclSyntax)] = []

  init(_ tree: SourceFileSyntax) {
    super.init(viewMode: .sourceAccurate)
    walk(tree)
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    add(node.memberBlock, of: MemberOwner(name: node.name.text, isExtension: false))
    return .visitChildren
  }

  override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
    let type = node.extendedType.trimmedDescription.withoutGenerics
    add(node.memberBlock, of: MemberOwner(name: type, isExtension: true))
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }

  private func add(_ block: MemberBlockSyntax, of owner: MemberOwner) {
    members += block.members.map { (owner, $0.decl) }
  }
}

/// A method, or a property that is computed and never set.
private struct Message {
  let fullName: String
  /// The name without labels.
  private let name: TokenSyntax
  private let modifiers: DeclModifierListSyntax
  /// Between the name and the body: parameters and result, or the type.
  private let signature: String
  /// The same without default values.
  private let requirement: String
  /// How a call hands on the parameters; empty for a property.
  private let arguments: String
  private let isMethod: Bool
  private let effects: String
  private let body: any SyntaxProtocol

  var isOverride: Bool { modifiers.contains { $0.name.text == "override" } }

  init?(_ member: DeclSyntax) {
    if let function = member.as(FunctionDeclSyntax.self) {
      self.init(function)
    } else if let variable = member.as(VariableDeclSyntax.self) {
      self.init(variable)
    } else {
      return nil
    }
  }

  private init?(_ function: FunctionDeclSyntax) {
    guard let body = function.body, function.genericParameterClause == nil,
      !function.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return nil }
    let parameters = function.signature.parameterClause.parameters
    guard parameters.allSatisfy({ $0.ellipsis == nil }) else { return nil }
    fullName = MethodDeclaration(function).fullName
    name = function.name
    modifiers = function.modifiers
    signature = function.signature.trimmedDescription
    let result = [
      function.signature.effectSpecifiers?.trimmedDescription,
      function.signature.returnClause?.trimmedDescription,
    ].compactMap(\.self).map { " " + $0 }.joined()
    let plain = parameters.map { parameter in
      let names = [parameter.firstName.text, parameter.secondName?.text].compactMap(\.self)
      return "\(names.joined(separator: " ")): \(parameter.type.trimmedDescription)"
    }
    requirement = "(\(plain.joined(separator: ", ")))\(result)"
    let handedOn = parameters.map { parameter in
      let label = parameter.firstName.text == "_" ? "" : "\(parameter.firstName.text): "
      let isInout = parameter.type.trimmedDescription.hasPrefix("inout ")
      return label + (isInout ? "&" : "") + (parameter.secondName ?? parameter.firstName).text
    }
    arguments = "(\(handedOn.joined(separator: ", ")))"
    isMethod = true
    let specifiers = function.signature.effectSpecifiers
    effects =
      (specifiers?.throwsClause == nil ? "" : "try ")
      + (specifiers?.asyncSpecifier == nil ? "" : "await ")
    self.body = body
  }

  private init?(_ variable: VariableDeclSyntax) {
    guard variable.bindings.count == 1, let binding = variable.bindings.first,
      let pattern = binding.pattern.as(IdentifierPatternSyntax.self),
      let type = binding.typeAnnotation, let block = binding.accessorBlock,
      !block.isSettable,
      !variable.modifiers.contains(where: { ["static", "class"].contains($0.name.text) })
    else { return nil }
    fullName = pattern.identifier.text
    name = pattern.identifier
    modifiers = variable.modifiers
    signature = type.trimmedDescription
    requirement = "\(type.trimmedDescription) { get }"
    arguments = ""
    isMethod = false
    effects = ""
    body = block
  }

  private var keyword: String { isMethod ? "func" : "var" }
  private var overriding: String { "overriding_\(name.text)" }
  private var original: String { "original_\(name.text)" }

  /// The protocol of the classes that override the member.
  var protocolName: String {
    "Overriding_" + fullName.map { $0.isLetter || $0.isNumber ? String($0) : "_" }.joined()
  }

  var protocolDeclaration: String {
    """
    /// Generated: the classes that override \(fullName).
    @MainActor protocol \(protocolName): AnyObject {
      \(keyword) \(overriding)\(requirement)
    }
    """
  }

  /// The member itself looks for an override, and its code becomes a member of its own.
  var editsOfDeclaration: [SourceEdit] {
    let start = body.positionAfterSkippingLeadingTrivia.utf8Offset
    let lookup = """
      {
          if let receiver = self as? any \(protocolName) { return \(effects)receiver.\(overriding)\(arguments) }
          return \(effects)\(original)\(arguments)
        }

        \(keyword) \(original)\(signature)\u{20}
      """
    return [
      SourceEdit(start..<start, lookup, note: "\(fullName) looks for an override")
    ]
  }

  /// An override gets the name that the member looks for.
  ///
  /// - Parameter isOverridden: Whether a superclass of the app overrides the member, too.
  func edits(isOverridden: Bool) -> [SourceEdit] {
    let start = name.positionAfterSkippingLeadingTrivia.utf8Offset
    var edits = [
      SourceEdit(
        start..<start + name.text.utf8.count, overriding,
        note: "the override of \(fullName) renamed")
    ]
    if !isOverridden {
      for modifier in modifiers where modifier.name.text == "override" {
        edits.append(SourceEdit(modifier.wholeRange, ""))
      }
    }
    let calls = SuperVisitor(of: name.text, in: Syntax(body))
    for range in calls.ranges {
      edits.append(SourceEdit(range, isOverridden ? "super.\(overriding)" : original))
    }
    return edits
  }
}

extension DeclModifierSyntax {
  /// The modifier and the space after it.
  fileprivate var wholeRange: Range<Int> {
    positionAfterSkippingLeadingTrivia.utf8Offset..<endPosition.utf8Offset
  }
}

extension AccessorBlockSyntax {
  /// Whether it sets or observes a value.
  fileprivate var isSettable: Bool {
    guard case .accessors(let accessors) = accessors else { return false }
    return accessors.contains { $0.accessorSpecifier.text != "get" }
  }
}

/// Finds uses of a member of the superclass.
private final class SuperVisitor: SyntaxVisitor {
  private let name: String
  private(set) var ranges: [Range<Int>] = []

  init(of name: String, in body: Syntax) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
    walk(body)
  }

  override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.base?.is(SuperExprSyntax.self) == true, node.declName.baseName.text == name else {
      return .visitChildren
    }
    ranges.append(
      node.positionAfterSkippingLeadingTrivia
        .utf8Offset..<node.endPositionBeforeTrailingTrivia.utf8Offset)
    return .skipChildren
  }
}
