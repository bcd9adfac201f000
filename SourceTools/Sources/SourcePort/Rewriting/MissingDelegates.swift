/// The methods by which the app's own types serve as the delegates of screens that no module here has, such
/// as those of Objective-C: a protocol that doesn't exist here has none, so they are those that stand where
/// a type conforms to it and take the screen first.
struct MissingDelegates {
  /// One method of a delegate.
  struct Method {
    /// The type that has it.
    let type: String
    /// The class of the screen that calls it.
    let screen: String
    let method: MethodDeclaration

    /// What its button is called: the label that tells it from others, or its name.
    var title: String {
      method.parameters.dropFirst().first { $0.label != "_" }?.label ?? method.name
    }
  }

  let methods: [Method]

  init(_ index: SourceIndex, types: MissingTypes) {
    let (screens, protocols) = (Set(types.screens), Set(types.protocols))
    methods = index.files.flatMap(\.declarations).filter { declaration in
      declaration.isNameable && declaration.isReachable && !declaration.isGeneric
        && !protocols.isDisjoint(with: declaration.inherited)
    }.flatMap { declaration in
      declaration.methods.compactMap { method in
        guard let screen = method.parameters.first?.type, screens.contains(screen),
          method.modifiers.isDisjoint(with: ["private", "fileprivate", "static", "class"]),
          !method.isAsync, !method.isThrowing
        else { return nil }
        return Method(type: declaration.name, screen: screen, method: method)
      }
    }
  }

  /// The code that offers them to the screens' buttons; nil where there are none.
  ///
  /// Each has a function of its own, so that one that does not compile is replaced alone.
  func source(_ values: PlainValue) -> String? {
    let calls = methods.compactMap { call($0, values) }
    guard !calls.isEmpty else { return nil }
    let functions = calls.enumerated().map { index, call in
      """
        private static func offer\(index)(_ delegate: Any?, _ screen: UIViewController) -> [(String, () -> Void)] {
          guard let delegate = delegate as? \(call.type), let screen = screen as? \(call.screen) else { return [] }
          return [("\(call.title)", { [weak delegate, weak screen] in if let screen { _ = delegate?.\(call.code) } })]
        }
      """
    }
    let all = calls.indices.map { "offer\($0)(delegate, screen)" }.joined(separator: " + ")
    return """
      extension MissingScreen {
        static func offers(_ delegate: Any?, to screen: UIViewController) -> [(String, () -> Void)] {
          \(all)
        }
      \(functions.joined(separator: "\n"))
      }
      """
  }

  private func call(
    _ method: Method, _ values: PlainValue
  ) -> (type: String, screen: String, title: String, code: String)? {
    var arguments: [String] = []
    for (number, parameter) in method.method.parameters.enumerated() {
      let value = number == 0 ? "screen" : Self.sample(parameter) ?? values.of(parameter.type)
      guard let value else { return nil }
      arguments.append((parameter.label == "_" ? "" : "\(parameter.label): ") + value)
    }
    return (
      method.type, method.screen, method.title,
      "\(method.method.name)(\(arguments.joined(separator: ", ")))"
    )
  }

  /// The text that a person would have typed, by what the parameter is called.
  private static func sample(_ parameter: MethodDeclaration.Parameter) -> String? {
    guard parameter.type.filter({ $0 != "?" }) == "String" else { return nil }
    let label = parameter.label.lowercased()
    let samples = [
      ("mail", "person@example.com"), ("password", "Passw0rd!"), ("phone", "5550123456"),
      ("name", "Sample Person"),
    ]
    return (samples.first { label.contains($0.0) }?.1 ?? "Text").debugDescription
  }
}
