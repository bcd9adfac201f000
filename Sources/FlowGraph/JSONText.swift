import FlowTrace

/// Writes JSON the same way everywhere: one member of an array a line, keys as they are given.
enum JSONText {
  /// A string in quotes.
  ///
  /// Only what JSON demands is escaped: quotes, backslashes and C0 controls. O(*n*).
  static func quoted(_ string: String) -> String {
    var bytes: [UInt8] = []
    bytes.append(quoted: string)
    return String(decoding: bytes, as: UTF8.self)
  }

  /// An object on one line, from keys and values that are JSON already.
  static func object(_ members: [(key: String, value: String)]) -> String {
    "{" + members.map { "\(quoted($0.key)): \($0.value)" }.joined(separator: ", ") + "}"
  }

  /// An array with each element on a line of its own, inside an object of the top level.
  static func array(_ elements: [String]) -> String {
    guard !elements.isEmpty else { return "[]" }
    return "[\n" + elements.map { "    \($0)" }.joined(separator: ",\n") + "\n  ]"
  }
}
