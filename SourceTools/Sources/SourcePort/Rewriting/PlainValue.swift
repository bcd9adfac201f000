/// Values for the functions whose code is replaced: the plainest of a type, made by initializers that
/// need nothing but plain values.
struct PlainValue {
  private let index: SourceIndex
  private let missing: Set<String>

  /// - Parameters:
  ///   - index: What all files declare.
  ///   - missing: The types that are declared because no module here has them.
  init(_ index: SourceIndex, missing: Set<String>) {
    self.index = index
    self.missing = missing
  }

  /// Returns the text of a value; nil for a type of which none can be made.
  func of(_ written: String, depth: Int = 4) -> String? {
    let type = written.replacing("@escaping ", with: "").replacing("@MainActor ", with: "")
    guard type != "Self" else { return nil }
    if let value = DefaultValue.of(type) { return value }
    if let value = Self.closure(type) { return value }
    guard depth > 0 else { return nil }
    let name = type.replacing("any ", with: "").filter { !"()!".contains($0) }
    if missing.contains(name.withoutGenerics) { return "\(name)()" }
    if KnownClasses.lineage(of: name).contains("UIViewController") { return "\(name)()" }
    if let found = index.class(name) { return instance(of: found, depth) }
    guard index.protocols[name] != nil else {
      // Of another module: most classes can be made without arguments.
      let isNamed = name.first?.isUppercase == true && !name.contains { " &.".contains($0) }
      return isNamed && !index.typeNames.contains(name.withoutGenerics) ? "\(name)()" : nil
    }
    let conforming = index.allClasses.filter { index.conforms($0, to: name) && $0.isReachable }
    return conforming.lazy.compactMap { instance(of: $0, depth) }.first
  }

  private func instance(of type: TypeDeclaration, _ depth: Int) -> String? {
    guard type.isReachable, !type.isGeneric else { return nil }
    let declaring = index.lineage(of: type).own.first { part in
      part.initializers.contains { !$0.isConvenience }
    }
    let choices = (declaring?.initializers ?? []).filter { $0.labels != ["coder"] }
    guard !choices.isEmpty else { return "\(type.name)()" }
    for initializer in choices.sorted(by: { $0.needed.count < $1.needed.count }) {
      let arguments = initializer.needed.map { parameter in
        of(parameter.type, depth: depth - 1).map {
          (parameter.label == "_" ? "" : "\(parameter.label): ") + $0
        }
      }
      guard !arguments.contains(nil) else { continue }
      return "\(type.name)(\(arguments.compactMap(\.self).joined(separator: ", ")))"
    }
    return nil
  }

  /// A closure that does nothing; nil for the type of one with a result.
  private static func closure(_ type: String) -> String? {
    guard let arrow = type.ranges(of: "->").last,
      ["Void", "()"].contains(type[arrow.upperBound...].filter { !$0.isWhitespace })
    else { return nil }
    let parameters = type[..<arrow.lowerBound].filter { !$0.isWhitespace }
    guard parameters.hasPrefix("("), parameters.hasSuffix(")"), parameters.count > 2 else {
      return parameters == "()" ? "{}" : nil
    }
    let count = parameters.dropFirst().dropLast().split(separator: ",").count
    return "{ \(Array(repeating: "_", count: count).joined(separator: ", ")) in }"
  }
}
