import CGraphviz

/// Characters that a drawing has boxes for, as no installed font has them.
enum FontlessText {
  /// The most characters that are looked for: one more than are named.
  private static let most = 9

  /// The characters of DOT that no font has, each once, in their order.
  static func text(in dot: [UInt8]) -> String {
    var fontconfig = cg_fontconfig_t()
    guard dot.contains(where: { $0 >= 0x80 }), cg_find_fontconfig(&fontconfig) else { return "" }
    var seen: Set<Unicode.Scalar> = []
    var missing = ""
    for scalar in String(decoding: dot, as: UTF8.self).unicodeScalars
    where scalar.isDrawn && seen.insert(scalar).inserted && cg_lacks_font(&fontconfig, scalar.value)
    {
      missing.unicodeScalars.append(scalar)
      if missing.unicodeScalars.count == most { break }
    }
    return missing
  }
}

extension Unicode.Scalar {
  /// Whether a font needs something to draw for it.
  fileprivate var isDrawn: Bool {
    !isASCII && !properties.isWhitespace && !properties.isDefaultIgnorableCodePoint
  }
}
