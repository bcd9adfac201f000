import SwiftParser
import SwiftSyntax

/// A type as code writes it, without what does not matter for a value of it.
struct WrittenType {
  private let syntax: TypeSyntax
  /// The type without attributes, `any`, `some`, parentheses and `!`.
  var text: String { syntax.trimmedDescription }

  init(_ text: String) {
    var parser = Parser(text)
    self.init(TypeSyntax.parse(from: &parser))
  }

  init(_ type: TypeSyntax) {
    var type = type
    while let inner = type.inner { type = inner }
    syntax = type
  }

  /// The parts of `A & B`; the type itself if there is only one.
  var composed: [String] {
    guard let elements = syntax.as(CompositionTypeSyntax.self)?.elements else { return [text] }
    return elements.map { WrittenType($0.type.trimmedDescription).text }
  }

  /// The parameters and the result of a function's type; nil for another one.
  var function: (parameters: [String], result: String)? {
    guard let function = syntax.as(FunctionTypeSyntax.self) else { return nil }
    return (
      function.parameters.map(\.type.trimmedDescription),
      function.returnClause.type.trimmedDescription
    )
  }

  /// The types in a tuple; nil for another type.
  var tuple: [String]? {
    let elements = syntax.as(TupleTypeSyntax.self)?.elements ?? []
    return elements.count > 1 ? elements.map(\.type.trimmedDescription) : nil
  }

  /// An optional, an array or a dictionary that holds nothing; nil for another type.
  var emptyValue: String? {
    switch syntax.as(TypeSyntaxEnum.self) {
    case .optionalType: "nil"
    case .arrayType: "[]"
    case .dictionaryType: "[:]"
    case .identifierType(let type): type.name.text == "Optional" ? "nil" : nil
    default: nil
    }
  }

  /// A stream or a publisher that ends at once; nil for another type.
  var emptyStream: String? {
    guard let type = syntax.as(IdentifierTypeSyntax.self), type.genericArgumentClause != nil else {
      return nil
    }
    switch type.name.text {
    case "AnyPublisher": return "Empty().eraseToAnyPublisher()"
    case "AsyncStream", "AsyncThrowingStream": return "\(text) { $0.finish() }"
    default: return nil
    }
  }
}

extension WrittenType {
  /// What RxSwift's observable of one of these types emits; nil for another type, and one that emits
  /// nothing.
  var observedElement: String? {
    argument(of: ["Observable", "Single", "Maybe", "Driver", "Infallible", "Signal"])
  }

  /// A stream of RxSwift's that emits nothing and does not end; nil for another type.
  var silentStream: String? { observedElement.map { _ in "\(text).never()" } }

  /// What a subject of RxSwift or Combine holds, and the label with which it is made of it; nil for another
  /// type.
  var heldElement: (type: String, label: String)? {
    if let type = argument(of: ["BehaviorRelay", "BehaviorSubject"]) { return (type, "value: ") }
    return argument(of: ["CurrentValueSubject"]).map { ($0, "") }
  }

  /// The first argument of a generic type, for one with some of the names.
  private func argument(of names: Set<String>) -> String? {
    guard let type = syntax.as(IdentifierTypeSyntax.self), names.contains(type.name.text) else {
      return nil
    }
    return type.genericArgumentClause?.arguments.first?.argument.trimmedDescription
  }
}

extension TypeSyntax {
  /// The type in parentheses, behind attributes, or behind `any`; nil for a plain one.
  fileprivate var inner: TypeSyntax? {
    if let type = self.as(AttributedTypeSyntax.self) { return type.baseType }
    if let type = self.as(SomeOrAnyTypeSyntax.self) { return type.constraint }
    if let type = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) { return type.wrappedType }
    guard let tuple = self.as(TupleTypeSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.type
  }
}
