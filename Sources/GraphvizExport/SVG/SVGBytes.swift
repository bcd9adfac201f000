import Escaping

/// The bytes of an SVG that is being written.
struct SVGBytes {
  private(set) var bytes: [UInt8] = []

  /// Appends markup.
  mutating func append(_ markup: StaticString) {
    markup.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  /// Appends what is escaped already.
  mutating func append(_ other: SVGBytes) { bytes += other.bytes }

  /// Appends text between tags.
  mutating func append(text: String) { XMLText.append(text, inAttribute: false, to: &bytes) }

  /// Appends an attribute, with a space before it.
  mutating func append(_ attribute: StaticString, _ value: String) {
    begin(attribute)
    XMLText.append(value, inAttribute: true, to: &bytes)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends an attribute that is a number with at most two decimals.
  mutating func append(_ attribute: StaticString, _ value: Double) {
    begin(attribute)
    append(number: value)
    bytes.append(UInt8(ascii: "\""))
  }

  /// Appends the start of an attribute, up to its value.
  mutating func begin(_ attribute: StaticString) {
    bytes.append(UInt8(ascii: " "))
    append(attribute)
    append("=\"")
  }

  /// Appends a number rounded to hundredths, without zeros at its end.
  ///
  /// - Parameters:
  ///   - number: less than 10¹² in magnitude.
  ///   - least: the decimals that it has also where they are zeros.
  mutating func append(number: Double, decimals least: Int = 0) {
    let hundredths = Int((number * 100).rounded(.toNearestOrEven))
    if hundredths < 0 { bytes.append(UInt8(ascii: "-")) }
    let (whole, rest) = hundredths.magnitude.quotientAndRemainder(dividingBy: 100)
    append(whole)
    guard rest > 0 || least > 0 else { return }
    let (tenths, last) = rest.quotientAndRemainder(dividingBy: 10)
    bytes.append(UInt8(ascii: "."))
    bytes.append(UInt8(ascii: "0") + UInt8(tenths))
    if last > 0 || least > 1 { bytes.append(UInt8(ascii: "0") + UInt8(last)) }
  }

  /// Appends a colour as `#rrggbb`, or `none`.
  mutating func append(_ color: DrawnColor) {
    guard !color.isTransparent else { return append("none") }
    bytes.append(UInt8(ascii: "#"))
    for digit in 0..<6 {
      let value = UInt8(truncatingIfNeeded: color.value >> UInt32(28 - 4 * digit)) & 0xF
      bytes.append(value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10)
    }
  }

  private mutating func append(_ number: UInt) {
    if number >= 10 { append(number / 10) }
    bytes.append(UInt8(ascii: "0") + UInt8(number % 10))
  }
}
