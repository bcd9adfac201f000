/// Text on its way into and out of XML.
enum XMLText {
  /// Appends a text, as it stands between two tags or, as the value of an attribute, between
  /// quotation marks, where line breaks survive as references only. What XML forbids becomes U+FFFD.
  static func append(_ text: String, inAttribute: Bool, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        guard let (length, reference) = special(text, at: index, inAttribute) else {
          index += 1
          continue
        }
        bytes += text[start..<index]
        reference.withUTF8Buffer { bytes += $0 }
        index += length
        start = index
      }
      bytes += text[start...]
    }
  }

  /// What stands in place of some bytes, and of how many; nil where they stand for themselves.
  private static func special(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, _ inAttribute: Bool
  ) -> (length: Int, reference: StaticString)? {
    switch text[index] {
    case UInt8(ascii: "&"): (1, "&amp;")
    case UInt8(ascii: "<"): (1, "&lt;")
    case UInt8(ascii: ">"): (1, "&gt;")
    case UInt8(ascii: "\""): inAttribute ? (1, "&quot;") : nil
    case UInt8(ascii: "\n"): inAttribute ? (1, "&#10;") : nil
    case UInt8(ascii: "\t"): inAttribute ? (1, "&#9;") : nil
    // A reader would take it for a line break.
    case UInt8(ascii: "\r"): (1, "&#13;")
    case 0..<0x20: (1, "\u{FFFD}")
    // U+FFFE and U+FFFF.
    case 0xEF where text[index + 1] == 0xBF && text[index + 2] >= 0xBE: (3, "\u{FFFD}")
    default: nil
    }
  }

  /// Whether XML 1.0 can hold the character at all.
  static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }

  /// Undoes references. What looks like one and is none, such as `&bogus;`, is left as it stands:
  /// Graphviz copies it from labels.
  static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
    guard bytes.contains(UInt8(ascii: "&")) else { return String(decoding: bytes, as: UTF8.self) }
    var result: [UInt8] = []
    result.reserveCapacity(bytes.count)
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      result += rest[..<start]
      rest = rest[start...]
      if let end = rest.prefix(13).firstIndex(of: UInt8(ascii: ";")),
        let scalar = scalar(named: rest[(start + 1)..<end])
      {
        result += String(scalar).utf8
        rest = rest[(end + 1)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    result += rest
    return String(decoding: result, as: UTF8.self)
  }

  private static func scalar(named name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    guard name.first == UInt8(ascii: "#") else {
      return named.first { name.elementsEqual($0.name.utf8) }?.scalar
    }
    let digits = String(decoding: name.dropFirst(), as: UTF8.self)
    let value = digits.first == "x" ? UInt32(digits.dropFirst(), radix: 16) : UInt32(digits)
    return value.flatMap(Unicode.Scalar.init)
  }

  private static let named: [(name: String, scalar: Unicode.Scalar)] = [
    ("amp", "&"), ("lt", "<"), ("gt", ">"), ("quot", "\""), ("apos", "'"),
  ]
}
