/// The protocol or class of an app's coordinators, where none of them is called a coordinator, as in an
/// app of flows.
struct CoordinatorKind {
  /// The type as an expression: `(any Flow).self`.
  let expression: String

  /// Finds the protocol, or else the base class, that has a method `start` and that most classes other
  /// than views and view controllers conform to: two at least.
  ///
  /// - Parameter index: What all files declare.
  init?(_ index: SourceIndex) {
    let classes = index.allClasses.filter { type in
      !["UIViewController", "UIView", "Operation"].contains { index.conforms(type, to: $0) }
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
      expression = "(any \(kind.name)).self"
    } else if let kind = best(classes) {
      expression = "\(kind.name).self"
    } else {
      return nil
    }
  }
}

extension TypeDeclaration {
  /// Whether it declares a method `start`.
  fileprivate var starts: Bool { methods.contains { $0.name == "start" && !$0.isStatic } }
}
