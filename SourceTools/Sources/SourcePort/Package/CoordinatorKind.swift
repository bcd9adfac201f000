/// What makes an object of an app a coordinator.
struct CoordinatorKind {
  /// The argument that tells a launch so: `as: (any Coordinator).self`; nil to go by name.
  let argument: String?
  /// The module of the type, where it is not the app's.
  private(set) var module: String?

  /// Takes the type that a configuration names, or finds the one that most coordinators have in common.
  ///
  /// - Throws: ``PortError`` if there is no such type.
  init(_ index: SourceIndex, named name: String?) throws {
    if let name {
      if index.protocols[name] != nil {
        argument = "as: (any \(name)).self"
      } else if index.class(name) != nil {
        argument = "as: \(name).self"
      } else {
        throw PortError("--coordinator: there is no protocol or class '\(name)'.")
      }
      return
    }
    let classes = index.allClasses.filter { type in
      !["UIViewController", "UIView", "Operation"].contains { index.conforms(type, to: $0) }
    }
    let kind = Self.common(of: classes, index)
    // Those of an app's other kind go by name.
    let others = classes.contains { type in
      type.ownName.hasSuffix("Coordinator") && index.starts(type)
        && kind.map { !index.conforms(type, to: $0.name) && type.name != $0.name } ?? true
    }
    module = kind?.module
    argument = kind.map {
      others ? "dialect: .byName(or: \($0.expression))" : "as: \($0.expression)"
    }
  }

  /// The protocol `Coordinator`, the flows of RxFlow, or, where no class is called a coordinator, the
  /// protocol, or else the base class, that starts and that most of the classes have: two at least.
  private static func common(
    of classes: [TypeDeclaration], _ index: SourceIndex
  ) -> (name: String, expression: String, module: String?)? {
    if let kind = index.protocols["Coordinator"], kind.isReachable {
      return (kind.ownName, "(any \(kind.name)).self", nil)
    }
    if index.protocols["Flow"] == nil,
      index.files.contains(where: { $0.imports.contains("RxFlow") }),
      classes.contains(where: { index.conforms($0, to: "Flow") })
    {
      return ("Flow", "(any Flow).self", PortShim.rxFlow.rawValue)
    }
    guard !classes.contains(where: { $0.ownName.hasSuffix("Coordinator") }) else { return nil }
    func best(_ types: some Sequence<TypeDeclaration>) -> TypeDeclaration? {
      let counted = types.filter { $0.isReachable && !$0.isGeneric && $0.starts }.map { type in
        (
          type: type,
          count: classes.count { $0.name != type.name && index.conforms($0, to: type.ownName) }
        )
      }
      let found = counted.filter { $0.count > 1 }
      return found.max { ($0.count, $1.type.name) < ($1.count, $0.type.name) }?.type
    }
    if let kind = best(index.protocols.values) {
      return (kind.ownName, "(any \(kind.name)).self", nil)
    }
    return best(classes).map { ($0.ownName, "\($0.name).self", nil) }
  }
}

extension SourceIndex {
  /// Whether a class, or one above it, declares a method `start`.
  fileprivate func starts(_ type: TypeDeclaration) -> Bool {
    lineage(of: type).own.contains { part in
      part.starts || extensions(of: part.name).contains(where: \.starts)
    }
  }
}

extension TypeDeclaration {
  /// Whether it declares a method `start`.
  fileprivate var starts: Bool { methods.contains { $0.name == "start" && !$0.isStatic } }
}
