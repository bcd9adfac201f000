/// Writes JSON the same way everywhere: one member of an array a line, keys as they are given.
enum JSONText {
  /// A string in quotes.
  ///
  /// Only what JSON demands is escaped: quotes, backslashes and C0 controls. O(*n*).
  static func quoted(_ string: String) -> String {
    var result = "\""
    result.reserveCapacity(string.utf8.count + 2)
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case "\u{0}"..<"\u{20}":
        let digits = String(scalar.value, radix: 16)
        result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
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
