import SwiftSyntax

/// A type or an extension in a source file.
struct TypeDeclaration: Sendable {
  enum Kind: Sendable { case `class`, `struct`, `enum`, `protocol`, `extension`, `actor` }

  let kind: Kind
  /// The name with the types that it is nested in: `Feed.Cell`.
  let name: String
  /// The path of its file in the ported module.
  let path: String
  /// The types after the colon, without generic arguments.
  let inherited: [String]
  let attributes: Set<String>
  let modifiers: Set<String>
  let isGeneric: Bool
  /// Whether code at the end of the file can name it.
  let isNameable: Bool
  /// Whether another file can name it.
  let isReachable: Bool
  var methods: [MethodDeclaration] = []
  var properties: [PropertyDeclaration] = []
  var initializers: [InitializerDeclaration] = []
  /// The cases of an enumeration that have no associated values.
  var plainCases: [String] = []
  /// Where a conformance can be added, as an offset in UTF-8.
  enum ConformancePlace: Sendable {
    case after(Int)
    case new(Int)
  }
  var conformances: ConformancePlace?
  /// Where its members end, as an offset in UTF-8.
  let rightBrace: Int

  /// The name without the types that it is nested in.
  var ownName: String { name.split(separator: ".").last.map(String.init) ?? name }
  var isObjC: Bool { attributes.contains("objc") || attributes.contains("objcMembers") }
}

struct InitializerDeclaration: Sendable {
  let labels: [String]
  /// The types of the parameters that have no default values, by their labels.
  let needed: [(label: String, type: String)]
  let isConvenience: Bool
  let isRequired: Bool
}

struct PropertyDeclaration: Sendable {
  let name: String
  let type: String?
  let attributes: Set<String>
  let modifiers: Set<String>
  let isStatic: Bool
  /// Whether an initializer has to give it a value.
  let needsValue: Bool
}

/// A method as far as selectors need it.
struct MethodDeclaration: Sendable {
  struct Parameter: Sendable {
    /// The argument label; `_` for none.
    let label: String
    let type: String
  }

  let name: String
  let parameters: [Parameter]
  let attributes: Set<String>
  /// The name in `@objc(…)`.
  let explicitSelector: String?
  let modifiers: Set<String>
  let returnType: String?
  let isAsync: Bool
  let isThrowing: Bool
  let isOptionalRequirement: Bool
  /// Whether it only stops the app, as a method does that is to be overridden.
  let isAbstract: Bool

  var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
  var isOverride: Bool { modifiers.contains("override") }
  /// `log(_:in:)`
  var fullName: String {
    parameters.isEmpty ? "\(name)()" : "\(name)(\(parameters.map { $0.label + ":" }.joined()))"
  }
  /// Whether it takes no closure, and behind its first argument no more than one that may be missing.
  var canBePerformed: Bool {
    !parameters.contains { $0.type.contains("->") }
      && parameters.dropFirst().allSatisfy {
        ActionDispatch.secondArgument(of: $0.type) != nil
      }
  }
  /// The name that Objective-C has for the method.
  var selector: String {
    explicitSelector ?? SelectorName.objectiveC(name, labels: parameters.map(\.label))
  }
}

/// The names of methods in Objective-C.
enum SelectorName {
  private static let prepositions = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for",
    "from", "given", "in", "including", "inside", "into", "matching", "of", "on", "passing",
    "preceding", "since", "to", "until", "using", "via", "when", "with", "within",
  ]

  /// Returns the selector of a method: `logIn(sender:)` is `logInWithSender:`.
  static func objectiveC(_ name: String, labels: [String]) -> String {
    guard let first = labels.first else { return name }
    var selector = name
    if first != "_" {
      let word = first.prefix { !$0.isUppercase }.lowercased()
      selector += prepositions.contains(word) ? "" : "With"
      selector += first.prefix(1).uppercased() + first.dropFirst()
    }
    selector += ":"
    for label in labels.dropFirst() { selector += (label == "_" ? "" : label) + ":" }
    return selector
  }
}
