import FlowTrace

/// Writes JSON the same way everywhere: one member of an array a line, keys as they are given.
package enum JSONText {
  /// A string in quotes.
  ///
  /// Only what JSON demands is escaped: quotes, backslashes and C0 controls. O(*n*).
  package static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(quoted: string)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An object on one line, from keys and values that are JSON already.
  package static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// An array with each element on a line of its own, inside an object of the top level.
  package static func array(_ elements: [String]) -> String {
    guard !elements.isEmpty else { return "[]" }
    return "[\n" + elements.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
  }
}

extension JSONText {
  /// An object over several lines, its brace at the given indentation.
  package static func block(_ members: [(String, String)], indent: Int) -> String {
    block(members.map { "\(quoted($0)): \($1)" }, "{", "}", indent)
  }

  /// An array over several lines, its bracket at the given indentation.
  package static func block(_ elements: [String], indent: Int) -> String {
    block(elements, "[", "]", indent)
  }

  private static func block(
    _ parts: [String], _ open: String, _ close: String, _ indent: Int
  ) -> String {
    guard !parts.isEmpty else { return open + close }
    let space = String(repeating: " ", count: indent)
    let lines = parts.map { "\(space)  \($0)" }.joined(separator: ",\n")
    return "\(open)\n\(lines)\n\(space)\(close)"
  }
}
