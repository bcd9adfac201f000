/// Text in XML, of which SVG is made: it is neither an element nor the end of an attribute.
package enum XMLText {
  /// Appends a text, escaped. Characters that XML does not allow become U+FFFD.
  ///
  /// - Parameters:
  ///   - text: the text.
  ///   - inAttribute: whether it is an attribute's value, in which line breaks are escaped, too.
  ///   - bytes: the bytes to append to.
  package static func append(_ text: String, inAttribute: Bool, to bytes: inout [UInt8]) {
    var text = text
    text.withUTF8 { text in
      var start = 0
      var index = 0
      while index < text.count {
        // No byte between those of ">" and U+FFFE has an escape.
        guard text[index] <= 0x3E || text[index] == 0xEF,
          let (length, reference) = special(text, at: index, inAttribute)
        else {
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

  /// Returns the number of bytes to escape at an index, and their escape; nil where none is needed.
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
    // A parser would read it as a line break.
    case UInt8(ascii: "\r"): (1, "&#13;")
    case 0..<0x20: (1, "\u{FFFD}")
    // U+FFFE and U+FFFF: in UTF-8, two bytes always follow 0xEF.
    case 0xEF where text[index + 1] == 0xBF && text[index + 2] >= 0xBE: (3, "\u{FFFD}")
    default: nil
    }
  }

  /// Whether XML 1.0 allows all characters of a text. O(*n*).
  package static func allows(_ text: String) -> Bool {
    var text = text
    return text.withUTF8 { text in
      text.indices.allSatisfy { index in
        switch text[index] {
        case 0x9, 0xA, 0xD, 0x20..<0xEF, 0xF0...: true
        case 0xEF: !(text[index + 1] == 0xBF && text[index + 2] >= 0xBE)
        default: false
        }
      }
    }
  }

  /// Returns a text without references. Unknown ones, such as `&bogus;`, stay as they are.
  package static func unescaped(_ bytes: ArraySlice<UInt8>) -> String {
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
        if scalar.isASCII {
          result.append(UInt8(scalar.value))
        } else {
          result += String(scalar).utf8
        }
        rest = rest[(end + 1)...]
      } else {
        result.append(rest.removeFirst())
      }
    }
    result += rest
    return String(decoding: result, as: UTF8.self)
  }

  /// Returns the index of the first `&` that begins no reference to a character; nil where none is.
  package static func unknownReference(in bytes: ArraySlice<UInt8>) -> Int? {
    var rest = bytes
    while let start = rest.firstIndex(of: UInt8(ascii: "&")) {
      rest = rest[start...]
      guard let end = rest.prefix(13).firstIndex(of: UInt8(ascii: ";")),
        scalar(named: rest[(start + 1)..<end]) != nil
      else { return start }
      rest = rest[(end + 1)...]
    }
    return nil
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
