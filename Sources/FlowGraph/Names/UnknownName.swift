/// Nothing in the graph has this name.
package struct UnknownName: Error, Hashable, CustomStringConvertible {
  package var name: String
  /// Whether it has to be a coordinator's.
  package var isCoordinator: Bool
  /// Names that are spelled alike, the most alike first.
  package var nearest: [String]

  package var description: String {
    let kind = isCoordinator ? "coordinator" : "screen or coordinator"
    guard let last = nearest.last else {
      return "The trace has no \(kind) \"\(name)\"; it has none."
    }
    let others = nearest.dropLast().joined(separator: ", ")
    let list = others.isEmpty ? last : "\(others) or \(last)"
    return "The trace has no \(kind) \"\(name)\". Did you mean \(list)?"
  }
}
