import ArgumentParser

/// What `coordgraph path` can write.
enum PathFormat: String, CaseIterable, ExpressibleByArgument {
  /// Numbered steps for people.
  case text
  case json
  /// A test of Swift Testing that takes the walks.
  case swift

  static var list: String { allCases.map(\.rawValue).joined(separator: ", ") }

  /// Infers the format from a file's name; ``text`` for standard output and any other name.
  init(endingOf path: String) {
    switch path.split(separator: "/").last?.split(separator: ".").dropFirst().last?.lowercased() {
    case "json": self = .json
    case "swift": self = .swift
    default: self = .text
    }
  }
}
