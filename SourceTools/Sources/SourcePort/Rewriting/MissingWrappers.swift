import SwiftSyntax

/// The property wrappers of modules that do not exist here, such as `@Persisted` and `@Injected`. They keep
/// what is set; before, a property has a value of the app's own types, or the plainest one.
struct MissingWrappers {
  /// The wrappers, sorted by name.
  let names: [String]
  private let labels: [String: Set<[String]>]
  /// The types of the properties that have them.
  let types: Set<String>

  /// - Parameters:
  ///   - names: The attributes that the compiler does not know.
  ///   - index: What all files declare.
  init(_ names: [String], _ index: SourceIndex) {
    self.names = names.sorted()
    let uses = AttributeUses(Set(names))
    if !names.isEmpty { for file in index.files { uses.walk(file.tree) } }
    labels = uses.labels
    types = uses.types
  }

  var declarations: [String] { names.map(declaration) }

  private func declaration(of name: String) -> String {
    let initializers = (labels[name] ?? []).sorted { $0.lexicographicallyPrecedes($1) }.map {
      labels in
      let parameters = labels.enumerated().map { index, label in
        label.isEmpty ? "_ value\(index): Any?" : "\(label) value\(index): Any?"
      }.joined(separator: ", ")
      return """
          public init(\(parameters)) {}
          public init(wrappedValue: Value, \(parameters)) { stored = wrappedValue }

        """
    }
    return """
      @propertyWrapper public struct \(name)<Value> {
        private var stored: Value?
        public init() {}
        public init(wrappedValue: Value) { stored = wrappedValue }
      \(initializers.joined())  public var wrappedValue: Value {
          get { stored ?? MissingCall.service() }
          set { stored = newValue }
        }
        public var projectedValue: Self { self }
      }
      """
  }
}

/// The labels of the arguments of attributes, and the types of what they stand before.
private final class AttributeUses: SyntaxVisitor {
  private let names: Set<String>
  private(set) var labels: [String: Set<[String]>] = [:]
  private(set) var types: Set<String> = []

  init(_ names: Set<String>) {
    self.names = names
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
    let name = node.attributeName.trimmedDescription
    if names.contains(name), case .argumentList(let arguments)? = node.arguments, !arguments.isEmpty
    {
      labels[name, default: []].insert(arguments.map { $0.label?.text ?? "" })
    }
    return .visitChildren
  }

  override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
    let attributes = node.attributes.compactMap {
      $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription
    }
    if !names.isDisjoint(with: attributes), let type = node.bindings.first?.typeAnnotation?.type {
      let value = type.as(OptionalTypeSyntax.self)?.wrappedType ?? type
      types.insert((value.as(SomeOrAnyTypeSyntax.self)?.constraint ?? value).trimmedDescription)
    }
    return .visitChildren
  }
}
