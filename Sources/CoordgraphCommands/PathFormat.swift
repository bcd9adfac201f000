import ArgumentParser

/// What `coordgraph path` can write.
enum PathFormat: String, CaseIterable, ExpressibleByArgument {
  /// Numbered steps for people.
  case text
  case json
  /// A test of Swift Testing that takes the walks.
  case swift

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }
}
