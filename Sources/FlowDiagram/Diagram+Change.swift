extension Diagram {
  /// Which side of a comparison has something that the other has not: said in words, and by how
  /// heavy its line is.
  public enum Change: String, Sendable, Hashable, CaseIterable {
    /// Only the new graph has it.
    case added
    /// Only the old graph had it.
    case removed
  }
}

extension Diagram.Change: CustomStringConvertible {
  /// The line of a label that says so: `+ new`.
  public var description: String {
    switch self {
    case .added: "+ new"
    case .removed: "− gone"
    }
  }
}
