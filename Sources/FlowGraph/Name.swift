extension FlowGraph {
  /// Names a class of coordinators or screens, or one that the app labelled apart.
  public struct Name: Sendable, Hashable {
    private let exactType: ExactString
    private let exactLabel: ExactString?

    /// The full type name, module first: `RayPets.HomeViewController`.
    ///
    /// What the runtime says about types private to a file, `(unknown context at $…)`, is an
    /// address; it is taken out.
    public var type: String { exactType.string }

    /// What the app calls this one to tell it apart; never empty.
    public var label: String? { exactLabel?.string }

    public init(type: String, label: String? = nil) {
      let clean = TypeName.withoutContexts(type)
      exactType = ExactString(clean.isEmpty ? "Unnamed" : clean)
      exactLabel = label.flatMap { $0.isEmpty ? nil : ExactString($0) }
    }
  }
}

extension FlowGraph.Name: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    if a.exactType != b.exactType { return a.exactType < b.exactType }
    guard let labelB = b.exactLabel else { return false }
    guard let labelA = a.exactLabel else { return true }
    return labelA < labelB
  }
}
