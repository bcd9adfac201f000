/// The width of a Unicode scalar, in thousandths of an em.
enum ScalarWidth {
  /// Returns the width of a scalar. O(1)
  static func of(_ scalar: Unicode.Scalar, bold: Bool) -> Int {
    let value = scalar.value
    switch value {
    case 0..<HelveticaWidths.firstLatin: return 0
    case HelveticaWidths.firstLatin...0x17F:
      let table = bold ? HelveticaWidths.boldLatin : HelveticaWidths.latin
      return Int(table[Int(value - HelveticaWidths.firstLatin)])
    case HelveticaWidths.firstGreek...0x45F:
      let table = bold ? HelveticaWidths.boldGreekAndCyrillic : HelveticaWidths.greekAndCyrillic
      return Int(table[Int(value - HelveticaWidths.firstGreek)])
    default:
      return isInvisible(scalar) ? 0 : ofSign(scalar, bold: bold) ?? ofBlock(value)
    }
  }

  /// Whether a scalar is drawn over the one before, or not at all.
  private static func isInvisible(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    // The vowels and last consonants of a Korean syllable, and the skin tones of emoji.
    case 0x1160...0x11FF, 0x1F3FB...0x1F3FF: return true
    default: break
    }
    switch scalar.properties.generalCategory {
    case .control, .enclosingMark, .format, .lineSeparator, .nonspacingMark, .paragraphSeparator:
      return true
    default: return false
    }
  }

  /// Signs as wide as in Liberation Sans; nil for others.
  private static func ofSign(_ scalar: Unicode.Scalar, bold: Bool) -> Int? {
    switch scalar {
    case "‘", "’", "‚", "‛": bold ? 278 : 222
    case "“", "”", "„": bold ? 500 : 333
    case "′": bold ? 240 : 188
    case "″": bold ? 479 : 354
    case "‼": bold ? 604 : 500
    case "№": bold ? 1115 : 1073
    case "\u{2044}", "\u{2215}": 167
    case "\u{2010}", "\u{2011}", "‹", "›": 333
    case "•": 350
    case "▪", "▫", "◦": 354
    case "∂", "◊": 494
    case "↑", "↓", "↕": 500
    case "√", "≈", "≠", "≤", "≥": 549
    case "−", "≡": 584
    case "■", "□", "○", "●": 604
    case "∆": 612
    case "∑", "∞": 713
    case "∏": 823
    case "▲", "►", "▼", "◄": 990
    case "—", "―", "…", "‰", "™": 1000
    default: nil
    }
  }

  /// The width that is usual in a scalar's block of Unicode.
  private static func ofBlock(_ value: UInt32) -> Int {
    switch value {
    // Spaces.
    case 0x2000, 0x2002: 500
    case 0x2001, 0x2003: 1000
    case 0x2004...0x200A, 0x202F, 0x205F: 250
    // Lines and blocks.
    case 0x2500...0x259F: 708
    // Half-width forms, and the halves of flags.
    case 0x303F, 0xFF61...0xFFDC, 0xFFE8...0xFFEE, 0x1F1E6...0x1F1FF: 500
    // Arrows, technical and enclosed signs, shapes, dingbats, and the sign for what can't be shown.
    case 0x2190...0x21FF, 0x2300...0x24FF, 0x25A0...0x27BF, 0x2900...0x297F, 0x2B00...0x2BFF,
      0xFFFD:
      1000
    // East Asian wide and full-width forms, and emoji: Unicode's EastAsianWidth.txt, by whole blocks.
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xA960...0xA97F, 0xAC00...0xD7A3, 0xF900...0xFAFF,
      0xFE10...0xFE1F, 0xFE30...0xFE6F, 0xFF01...0xFF60, 0xFFE0...0xFFE6, 0x16FE0...0x18DFF,
      0x1AFF0...0x1B2FF, 0x1F000...0x1FAFF, 0x20000...0x3FFFD:
      1000
    // As wide as a digit.
    default: 556
    }
  }
}
