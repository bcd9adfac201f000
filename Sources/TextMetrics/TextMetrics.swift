/// The widths of texts in Helvetica, by tables instead of fonts, so that they are the same everywhere.
///
/// Arial and Liberation Sans are as wide. Kerning is left out, and in scripts without a table every
/// character counts as wide as a digit.
package enum TextMetrics {
  /// Returns the width of a line of text, in points. O(*n*); nothing is allocated.
  ///
  ///     TextMetrics.width(of: "Home", size: 10)  // 26.67
  ///
  /// - Parameters:
  ///   - text: the line; line breaks and other controls have no width.
  ///   - size: the font's size, in points.
  ///   - bold: whether the font is bold.
  package static func width(of text: String, size: Double, bold: Bool = false) -> Double {
    var thousandths = 0
    var isJoined = false
    for scalar in text.unicodeScalars {
      // Emoji with joiners in between are one picture.
      if !isJoined || scalar.value < firstJoinable {
        thousandths += ScalarWidth.of(scalar, bold: bold)
      }
      isJoined = scalar == "\u{200D}"
    }
    return Double(thousandths) * size / 1000
  }

  /// Returns whether a font is bold, which is so where its name contains "bold" in any case. O(*n*)
  package static func isBold(_ font: String) -> Bool {
    let lowercase = font.utf8.lazy.map { $0 | 0x20 }
    return lowercase.indices.contains { lowercase[$0...].starts(with: "bold".utf8) }
  }

  /// The first scalar of the symbols, which includes all that an emoji can be joined with.
  private static let firstJoinable: UInt32 = 0x2190
}
