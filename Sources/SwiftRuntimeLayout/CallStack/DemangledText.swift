/// What is left to read of a demangled name.
struct DemangledText {
  private var bytes: ArraySlice<UInt8>

  init(_ text: String) {
    bytes = Array(text.utf8)[...]
  }

  var isEmpty: Bool { bytes.isEmpty }

  func starts(with text: String) -> Bool { bytes.starts(with: text.utf8) }

  /// What may stand before the name of a function of somebody's.
  private static let prefixes = [
    "static ", "@objc ", "@nonobjc ", "merged ", "distributed thunk ",
    "partial apply forwarder for ",
    "partial apply for ", "curry thunk of ", "default argument % of ",
    "variable initialization expression of ", "property wrapper backing initializer of ",
    "(%) await resume partial function for ", "(%) suspend resume partial function for ",
    "vtable thunk for * dispatching to ", "function signature specialization <> of ",
    "generic specialization <> of ", "generic partial specialization <> of ",
    "generic not re-abstracted specialization <> of ",
    "generic not re-abstracted partial specialization <> of ",
  ]

  mutating func dropPrefixes() {
    while Self.prefixes.contains(where: { drop($0) }) {}
  }

  /// Takes a pattern off the beginning, in which `%` stands for a number, `<>` for anything in
  /// angle brackets and `*` for anything up to what comes next. Does nothing when it is not there.
  @discardableResult
  mutating func drop(_ pattern: String) -> Bool {
    var rest = self
    var pattern = pattern.utf8[...]
    while let expected = pattern.popFirst() {
      if expected == UInt8(ascii: "%") {
        let number = rest.bytes.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard !number.isEmpty else { return false }
        rest.bytes.removeFirst(number.count)
      } else if expected == UInt8(ascii: "<"), pattern.first == UInt8(ascii: ">") {
        pattern.removeFirst()
        guard rest.bytes.first == expected else { return false }
        repeat { rest.advance() } while rest.nesting > 0 && !rest.isEmpty
      } else if expected == UInt8(ascii: "*") {
        let next = String(decoding: pattern.prefix { $0 != UInt8(ascii: "*") }, as: UTF8.self)
        while !rest.isEmpty, !(rest.nesting <= 0 && rest.starts(with: next)) {
          rest.advance()
        }
        rest.nesting = 0
      } else {
        guard rest.bytes.popFirst() == expected else { return false }
      }
    }
    self = rest
    return true
  }

  /// The parts between separators that are not in brackets.
  func split(at separator: String) -> [DemangledText] {
    var parts: [DemangledText] = []
    var rest = self
    var start = rest.bytes.startIndex
    while !rest.isEmpty {
      if rest.nesting <= 0, rest.starts(with: separator) {
        parts.append(DemangledText(bytes[start..<rest.bytes.startIndex]))
        rest.bytes.removeFirst(separator.utf8.count)
        start = rest.bytes.startIndex
      } else {
        rest.advance()
      }
    }
    return parts + [DemangledText(bytes[start...])]
  }

  private init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
  }

  /// How many brackets ``advance()`` has gone into.
  private var nesting = 0

  /// Goes past a byte, an arrow, or a name in backticks.
  private mutating func advance() {
    switch bytes.popFirst() {
    // Square brackets do not always come in pairs.
    case UInt8(ascii: "("), UInt8(ascii: "<"): nesting += 1
    case UInt8(ascii: ")"), UInt8(ascii: ">"): nesting -= 1
    case UInt8(ascii: "-") where bytes.first == UInt8(ascii: ">"): bytes.removeFirst()
    case UInt8(ascii: "`"): bytes = bytes.drop { $0 != UInt8(ascii: "`") }.dropFirst()
    default: break
    }
  }

  /// Takes an identifier or an operator off the beginning.
  mutating func takeName() -> String? {
    let name: ArraySlice<UInt8>
    if bytes.first == UInt8(ascii: "`") {
      guard let end = bytes.dropFirst().firstIndex(of: UInt8(ascii: "`")) else { return nil }
      name = bytes[...end]
    } else if let first = bytes.first, Self.isOfIdentifier(first) {
      name = bytes.prefix(while: Self.isOfIdentifier)
    } else {
      name = bytes.prefix { !" (".utf8.contains($0) }
    }
    guard !name.isEmpty else { return nil }
    bytes = bytes[name.endIndex...]
    return String(decoding: name, as: UTF8.self)
  }

  private static func isOfIdentifier(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
    case UInt8(ascii: "0")...UInt8(ascii: "9"): true
    case UInt8(ascii: "_"), UInt8(ascii: "$"), 0x80...: true
    default: false
    }
  }
}
