/// The plain name of a nominal type: module, outer types and the type, joined by dots.
enum NominalName {
  /// Takes out of `String(reflecting:)`'s name of a type what the symbols of its methods do not
  /// tell: generic arguments, the module of an extension the type is nested in, and contexts
  /// that are addresses.
  ///
  /// `App.(unknown context at $1040a8).Row<(extension in App):Swift.Array<Swift.Int>.Slot>` →
  /// `App.Row`
  static func plain(_ reflected: String) -> String {
    var text = reflected.utf8[...]
    var plain: [UInt8] = []
    var angles = 0
    while let byte = text.first {
      if angles == 0, text.starts(with: "(unknown context at $".utf8) {
        text = text.drop { $0 != UInt8(ascii: ")") }.dropFirst()
        if text.first == UInt8(ascii: ".") { text.removeFirst() }
        continue
      }
      if angles == 0, text.starts(with: "(extension in ".utf8) {
        text = text.drop { $0 != UInt8(ascii: ":") }.dropFirst()
        continue
      }
      text.removeFirst()
      switch byte {
      case UInt8(ascii: "<"): angles += 1
      // The end of an arrow is no bracket.
      case UInt8(ascii: "-") where text.first == UInt8(ascii: ">"): text.removeFirst()
      case UInt8(ascii: ">"): angles -= 1
      default:
        if angles == 0 { plain.append(byte) }
      }
    }
    return String(decoding: plain, as: UTF8.self)
  }
}
