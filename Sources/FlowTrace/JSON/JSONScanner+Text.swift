extension JSONScanner {
  /// Returns the bytes of a range, as they are.
  package func bytes(in range: Range<Int>) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[range])
  }

  /// Returns the string at a range, without escapes.
  ///
  /// Bytes that are not UTF-8, and unpaired surrogates, become U+FFFD.
  ///
  /// - Parameters:
  ///   - range: the bytes between the quotes.
  ///   - escaped: whether there are escapes among them.
  package func text(in range: Range<Int>, escaped: Bool) -> String {
    let content = bytes(in: range)
    guard escaped else { return String(decoding: content, as: UTF8.self) }
    var units: [UInt8] = []
    units.reserveCapacity(content.count)
    var index = 0
    while index < content.count {
      guard content[index] == UInt8(ascii: "\\") else {
        units.append(content[index])
        index += 1
        continue
      }
      index += 2
      switch content[index - 1] {
      case UInt8(ascii: "b"): units.append(0x08)
      case UInt8(ascii: "f"): units.append(0x0C)
      case UInt8(ascii: "n"): units.append(0x0A)
      case UInt8(ascii: "r"): units.append(0x0D)
      case UInt8(ascii: "t"): units.append(0x09)
      case UInt8(ascii: "u"):
        var utf16 = [Self.hexUnit(content, index)]
        index += 4
        if UTF16.isLeadSurrogate(utf16[0]), index + 6 <= content.count,
          content[index] == UInt8(ascii: "\\"), content[index + 1] == UInt8(ascii: "u")
        {
          let low = Self.hexUnit(content, index + 2)
          if UTF16.isTrailSurrogate(low) {
            utf16.append(low)
            index += 6
          }
        }
        units.append(contentsOf: String(decoding: utf16, as: UTF16.self).utf8)
      default: units.append(content[index - 1])
      }
    }
    return String(decoding: units, as: UTF8.self)
  }

  /// Returns the value of a hexadecimal digit; nil for any other byte.
  static func hexValue(_ byte: UInt8) -> UInt16? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt16(byte - UInt8(ascii: "0"))
    case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt16(byte - UInt8(ascii: "a")) + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt16(byte - UInt8(ascii: "A")) + 10
    default: nil
    }
  }

  private static func hexUnit(_ bytes: UnsafeBufferPointer<UInt8>, _ start: Int) -> UInt16 {
    (0..<4).reduce(0) { $0 << 4 | (hexValue(bytes[start + $1]) ?? 0) }
  }
}
