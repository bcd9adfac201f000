/// The names that people read: as short as possible, and never the same for two.
///
/// `RayPets.HomeViewController` is `HomeViewController`, unless another module of the same graph
/// has one too; `Cart<Shop.Item>` is `Cart`, unless there are several carts. Enclosing types stay.
/// What the app labelled carries its label: `StepViewController (Ship it!)`.
public struct CanonicalNames: Sendable {
  private let typeNames: [ExactString: String]

  /// Words that stand for somebody else where a coordinator's name is expected.
  private static let reserved = ["app", "system", "unknown"]

  init(of names: some Sequence<FlowGraph.Name>) {
    var uses: [ExactString: Int] = [:]
    for word in Self.reserved { uses[ExactString(word)] = 1 }
    let types = Set(names.lazy.map { ExactString($0.type) }).map { type in
      (type, forms: TypeName.forms(of: type.string).map { ExactString($0) })
    }
    for (_, forms) in types {
      for form in forms { uses[form, default: 0] += 1 }
    }
    // A form is taken when no other type could be written that way at any length; the last form
    // is the full name, which differs from every other full name.
    var typeNames: [ExactString: String] = Dictionary(minimumCapacity: types.count)
    for (type, forms) in types {
      let free = forms.first { !$0.string.isEmpty && uses[$0] == 1 } ?? forms.last
      typeNames[type] = free?.string
    }
    self.typeNames = typeNames
  }

  /// What to call a type without its label.
  ///
  /// A name that is not in the graph is called by its full type. O(1).
  public func typeName(of name: FlowGraph.Name) -> String {
    typeNames[ExactString(name.type)] ?? name.type
  }

  /// What to call a coordinator or screen. O(1).
  public subscript(_ name: FlowGraph.Name) -> String {
    let type = typeName(of: name)
    guard let label = name.label else { return type }
    return "\(type) (\(label))"
  }

  /// What to call who did it: a coordinator's name, or `system`, `app`, `unknown`. O(1).
  public subscript(_ agent: FlowGraph.Agent) -> String {
    switch agent {
    case .coordinator(let name): self[name]
    case .system: "system"
    case .app: "app"
    case .unknown: "unknown"
    }
  }
}

extension FlowGraph {
  /// What to call everything in the graph. O(*n*) to make: keep it while you write.
  public var names: CanonicalNames {
    CanonicalNames(of: coordinatorSet.union(screenSet))
  }
}
