/// Appends JSON to bytes, without spaces.
extension [UInt8] {
  mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { append(contentsOf: $0) }
  }

  mutating func append(integer: UInt64) {
    if integer >= 10 {
      append(integer: integer / 10)
    }
    append(UInt8(ascii: "0") + UInt8(integer % 10))
  }

  /// Appends `"string"` with what JSON must have escaped escaped.
  package mutating func append(quoted string: String) {
    append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): append(#"\""#)
      case UInt8(ascii: "\\"): append(#"\\"#)
      case UInt8(ascii: "\n"): append(#"\n"#)
      case UInt8(ascii: "\r"): append(#"\r"#)
      case UInt8(ascii: "\t"): append(#"\t"#)
      case 0..<0x20:
        append("\\u00")
        append(hexDigit(byte >> 4))
        append(hexDigit(byte & 15))
      default: append(byte)
      }
    }
    append(UInt8(ascii: "\""))
  }
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
}
