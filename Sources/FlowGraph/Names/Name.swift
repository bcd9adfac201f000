extension FlowGraph {
  /// Names a class of coordinators or screens, or one that the app labelled apart.
  ///
  /// Copies share what they hold, so a name is as cheap to keep as a number.
  public struct Name: Sendable, Hashable {
    private final class Parts: Sendable {
      let type: ExactString
      let label: ExactString?
      let owner: ExactString?
      /// Of all of them, made once: names are looked up all the time.
      let hash: Int

      init(type: ExactString, label: ExactString?, owner: ExactString?) {
        self.type = type
        self.label = label
        self.owner = owner
        var hasher = Hasher()
        hasher.combine(type)
        hasher.combine(label)
        hasher.combine(owner)
        hash = hasher.finalize()
      }
    }

    private let parts: Parts

    /// The full type name, module first: `RayPets.HomeViewController`. It may be empty.
    ///
    /// What the runtime says about types private to a file, `(unknown context at $…)`, is an
    /// address; it is taken out.
    public var type: String { parts.type.string }

    /// What the app calls this one, beside others of its type; never empty.
    public var label: String? { parts.label?.string }

    /// The type of the coordinator that shows the screen, where drawings separate the screens of a
    /// class by that; see ``ScreenNaming``.
    package var owner: String? { parts.owner?.string }

    public init(type: String, label: String? = nil) {
      self.init(type: type, label: label, owner: nil)
    }

    package init(type: String, label: String?, owner: String?) {
      let clean = TypeName.withoutContexts(type)
      parts = Parts(
        type: ExactString(clean),
        label: label.flatMap { $0.isEmpty ? nil : ExactString($0) },
        owner: owner.map { ExactString(TypeName.withoutContexts($0)) })
    }

    public static func == (a: Self, b: Self) -> Bool {
      a.parts === b.parts
        || a.parts.hash == b.parts.hash && a.parts.type == b.parts.type
          && a.parts.label == b.parts.label && a.parts.owner == b.parts.owner
    }

    public func hash(into hasher: inout Hasher) {
      hasher.combine(parts.hash)
    }
  }
}

extension FlowGraph.Name: Comparable {
  /// Orders by type, then by label, then by owner; what has none comes first.
  public static func < (a: Self, b: Self) -> Bool {
    if a.parts === b.parts { return false }
    if a.parts.type != b.parts.type { return a.parts.type < b.parts.type }
    if a.parts.label != b.parts.label { return precedes(a.parts.label, b.parts.label) }
    return precedes(a.parts.owner, b.parts.owner)
  }

  private static func precedes(_ a: ExactString?, _ b: ExactString?) -> Bool {
    guard let b else { return false }
    return a.map { $0 < b } ?? true
  }
}

extension FlowGraph.Name {
  /// The same as `sorted()` of any order, for many names. O(*n* log *n*).
  package static func sorted(_ names: some Collection<Self>) -> [Self] {
    let names = Array(names)
    let order = ByteOrder(names.map(\.type)).sorted { names[$0] < names[$1] }
    return order.map { names[$0] }
  }
}

extension FlowGraph.Name {
  /// What identifies the name among all others, whatever other names there are.
  package var key: String { [type, label ?? "", owner ?? ""].joined(separator: "\n") }
}
