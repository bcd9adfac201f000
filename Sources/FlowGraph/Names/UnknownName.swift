/// Nothing in the graph has this name.
package struct UnknownName: Error, Hashable, CustomStringConvertible {
  package var name: String
  /// What has to be called so: `screen`, `coordinator`, `screen or coordinator`.
  package var role: String
  /// Names that are spelled alike, the most alike first.
  package var nearest: [String]

  package init(name: String, role: String, nearest: [String]) {
    self.name = name
    self.role = role
    self.nearest = nearest
  }

  package var description: String {
    guard !nearest.isEmpty else { return "The trace has no \(role) \"\(name)\"; it has none." }
    return "The trace has no \(role) \"\(name)\". Did you mean \(nearest.inWords("or"))?"
  }
}
