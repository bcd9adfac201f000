import FlowGraph

/// A line of a theme file: a name, `=` and a value.
struct ThemeSetting {
  /// What is wrong with a line, and where in it.
  struct Failure: Error {
    var place: Substring.Index
    var message: String
  }

  let name: Substring
  private let given: Substring?

  /// Nil for a line that is empty or a comment.
  init?(_ line: Substring) {
    let trimmed = line.trimmed
    guard let first = trimmed.first, first != "#" else { return nil }
    let equals = trimmed.firstIndex(of: "=")
    name = trimmed[..<(equals ?? trimmed.endIndex)].trimmed
    given = equals.map { trimmed[trimmed.index(after: $0)...].trimmed }
  }

  func value() throws(Failure) -> Substring {
    guard let given else {
      throw Failure(
        place: name.endIndex, message: "a setting has the form name = value; \"=\" is missing")
    }
    guard !given.isEmpty else {
      throw Failure(place: given.startIndex, message: "\"\(name)\" has no value")
    }
    return given
  }

  /// The part of a theme that is meant, and what of it.
  func target() throws(Failure) -> (ThemePart, ThemeAttribute) {
    let dot = name.lastIndex(of: ".") ?? name.startIndex
    guard let part = ThemePart.all.first(where: { $0.name == name[..<dot] }) else {
      let parts = ThemePart.all.map(\.name)
      let meant = EditDistance.nearest(to: name[..<dot], in: parts)
      throw fail(
        "\"\(name)\" is not a setting. "
          + (meant.map { "Did you mean \"\($0)\(name[dot...])\"?" }
            ?? "Settings are base, clusterFills, and \(parts.joined(separator: ", ")), each of these with "
            + "a dot and an attribute."))
    }
    let known = ThemeAttribute.all(of: part.element)
    let start = name.index(after: dot)
    guard let attribute = known.first(where: { $0.rawValue == name[start...] }) else {
      let list = known.map(\.rawValue)
      let meant = EditDistance.nearest(to: name[start...], in: list)
      throw Failure(
        place: start,
        message: "\"\(part.name)\" has no attribute \"\(name[start...])\". "
          + (meant.map { "Did you mean \"\($0)\"?" } ?? "It has \(list.joined(separator: ", ")).")
      )
    }
    return (part, attribute)
  }

  func fail(_ message: String) -> Failure { Failure(place: name.startIndex, message: message) }

  func failValue(_ message: String) -> Failure {
    Failure(place: given?.startIndex ?? name.startIndex, message: message)
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let rest = drop(while: \.isWhitespace)
    guard let last = rest.lastIndex(where: { !$0.isWhitespace }) else { return rest }
    return rest[...last]
  }
}
