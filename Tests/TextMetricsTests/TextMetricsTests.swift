import Testing
import TextMetrics

@Suite struct TextMetricsTests {
  /// Texts, and their widths in Liberation Sans 1.07.4 in 2,048ths of an em, regular and bold, without
  /// kerning.
  static let texts: [(text: String, regular: Int, bold: Int)] = [
    ("Home", 5463, 5690),
    ("The quick brown fox jumps over the lazy dog", 40525, 43810),
    ("0123456789", 11390, 11390),
    ("tap \"Schedule a visit\"", 19214, 21063),
    ("HomeCoordinator.swift", 20829, 22642),
    ("~!@#$%^&*()_+{}|:<>?`-=[];',./", 27131, 28437),
    ("Größe, señor, façade, Øresund", 28345, 29932),
    ("Łódź, žluťoučký kůň, Őrült", 23762, 25899),
    ("Καλημέρα κόσμε", 15244, 16419),
    ("Съешь же ещё этих булок", 24934, 26463),
    ("“Quoted” – ‘so’ — and so on…", 27662, 29925),
    ("← back  × Home  → next  ↑ ↓", 26690, 27599),
    ("• 10 € ≤ 20 € ≠ 3 × 7", 18394, 18394),
    ("¡Olé! ¿Qué? «fin» 1½", 19694, 20484),
  ]

  @Test(
    "A text is as wide as in Liberation Sans, to the thousandth of an em a character",
    arguments: texts)
  func measured(text: String, regular: Int, bold: Int) {
    let tolerance = 0.0005 * Double(text.unicodeScalars.count)
    for (isBold, units) in [(false, regular), (true, bold)] {
      let width = TextMetrics.width(of: text, size: 1, bold: isBold)
      #expect(abs(width - Double(units) / 2048) <= tolerance, "bold: \(isBold), width: \(width)")
    }
  }

  @Test("A width grows with the font's size")
  func size() {
    #expect(TextMetrics.width(of: "Home", size: 10) == 26.67)
    #expect(TextMetrics.width(of: "Home", size: 20) == 53.34)
    #expect(TextMetrics.width(of: "", size: 20) == 0)
  }

  @Test(
    "East Asian characters and emoji are one em wide",
    arguments: ["設", "ア", "한", "Ａ", "。", "😀", "✓", "⚠️", "👩‍👩‍👧", "👍🏽", "🏃‍♀️", "🇩🇪"])
  func wide(text: String) {
    #expect(TextMetrics.width(of: text, size: 1) == 1)
  }

  @Test(
    "Combining marks, controls and what is not shown have no width",
    arguments: [
      "\u{301}", "\u{20E3}", "\u{5B0}", "\u{200B}", "\u{200D}", "\u{FEFF}", "\u{AD}", "\u{1}",
      "\u{7F}", "\n",
    ])
  func invisible(text: String) {
    #expect(TextMetrics.width(of: "a" + text + "b", size: 1) == 1.112)
  }

  @Test("Half-width katakana is half an em wide")
  func halfWidth() {
    #expect(TextMetrics.width(of: "ｱｲ", size: 1) == 1)
  }

  @Test("A character of a script without a table is as wide as a digit")
  func others() {
    #expect(TextMetrics.width(of: "שלום", size: 1) == 4 * 0.556)
  }

  @Test(
    "A font is bold where its name has the word, in any case",
    arguments: [
      ("Helvetica-Bold", true), ("Avenir Next demibold", true), ("Inter BOLD,sans-serif", true),
      ("Helvetica,Arial,sans-serif", false), ("bol", false), ("", false),
    ])
  func bold(font: String, isBold: Bool) {
    #expect(TextMetrics.isBold(font) == isBold)
  }
}
