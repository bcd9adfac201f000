/// Swift code that is written line by line.
struct SwiftCode {
  private(set) var lines: [String] = []
  private var depth: Int

  init(depth: Int = 0) { self.depth = depth }

  /// Adds a line.
  mutating func add(_ line: String) {
    lines.append(line.isEmpty ? "" : String(repeating: "  ", count: depth) + line)
  }

  /// Adds a line that opens a block, the block, and its end.
  mutating func block(
    _ opening: String, end: String = "}", _ write: (inout SwiftCode) -> Void
  ) {
    add(opening)
    depth += 1
    write(&self)
    depth -= 1
    add(end)
  }

  /// Adds code as a block of its own.
  mutating func add(_ code: SwiftCode, in opening: String) {
    block(opening) { block in
      for line in code.lines { block.add(line) }
    }
  }

  var text: String { lines.joined(separator: "\n") + "\n" }
}

extension String {
  /// The text as a Swift literal.
  var literal: String {
    var escaped = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": escaped += "\\\""
      case "\\": escaped += "\\\\"
      case "\n": escaped += "\\n"
      case "\r": escaped += "\\r"
      case "\t": escaped += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F:
        escaped += "\\u{\(String(scalar.value, radix: 16))}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped + "\""
  }

  /// The text as a part of a Swift name.
  var asName: String {
    String(
      unicodeScalars.map {
        $0.isASCII && $0.properties.isAlphabetic || ("0"..."9").contains($0)
          ? Character($0) : "_"
      })
  }

  /// The text as a number that Swift can read, if it is one.
  var asNumber: String? {
    Double(self).flatMap {
      $0.isFinite
        ? ($0 == $0.rounded() && abs($0) < 1e15
          ? String(Int($0)) : String($0)) : nil
    }
  }

  /// The text as an enumeration's case, if it can be one.
  func asCase(of cases: [String]) -> String? { cases.contains(self) ? ".\(self)" : nil }
}
