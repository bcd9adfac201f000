import FlowGenerators

/// Changes texts at random: bytes, lines, numbers, and what formats give a meaning to.
package struct Mutator {
  private static let numbers = [
    "0", "-1", "1", "2", "255", "65536", "16777216", "16777217", "2147483647", "2147483648",
    "4294967295",
    "4294967296", "9007199254740993", "4611686018427387904", "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615", "18446744073709551616", "99999999999999999999999", "1e308", "1e999",
    "-0",
    "0.1", "1.0", "00", "1e-400", "NaN",
  ].map { Array($0.utf8) }

  private static let words = [
    "\"", "\\", "\\u0000", "\\ud800", "\u{0}", "\n", "\r\n", "{", "}", "[", "]", "[[[[[[[[", "null",
    "true", ":",
    ",", "#", "=", "<", ">", "&", "<!--", "-->", "<!-- coordgraph: ", "<!-- /coordgraph -->", "]]>",
    "<![CDATA[",
    "<?x ?>", "<script>", " onload=\"x\"", " href=\"javascript:x\"", "```", "~~~", "::error::x",
    "\u{1B}[2J",
    "\u{600}", "\u{301}", "\u{D4E}", "\u{202E}", "\u{FEFF}", "\u{FFFE}", "→", "system", "launch",
    "never",
    "except", "<=", "by", "owns", "\\u{", "\\u{}", "\"\"", " ",
  ].map { Array($0.utf8) }

  private var random: SeededGenerator

  package init(seed: UInt64) {
    random = SeededGenerator(seed: seed)
  }

  /// Returns a text with up to four changes.
  ///
  /// - Parameter others: texts of the same format, of which parts are put in.
  package mutating func mutated(_ text: [UInt8], with others: [[UInt8]]) -> [UInt8] {
    var text = text
    for _ in 0..<Int.random(in: 1...4, using: &random) { change(&text, others) }
    return text
  }

  private mutating func change(_ text: inout [UInt8], _ others: [[UInt8]]) {
    let place = range(of: text)
    switch Int.random(in: 0..<9, using: &random) {
    case 0 where !text.isEmpty:
      text[min(place.lowerBound, text.count - 1)] ^= 1 << UInt8.random(in: 0..<8, using: &random)
    case 1: text.removeSubrange(place)
    case 2: text.insert(contentsOf: text[place], at: place.lowerBound)
    case 3: text.removeSubrange(place.lowerBound...)
    case 4, 5:
      text.insert(contentsOf: Self.words.randomElement(using: &random)!, at: place.lowerBound)
    case 6: replaceNumber(in: &text)
    case 7: swapLines(of: &text)
    default:
      let other = others.randomElement(using: &random) ?? text
      text.replaceSubrange(place, with: other[range(of: other)])
    }
  }

  private mutating func range(of text: [UInt8]) -> Range<Int> {
    let start = Int.random(in: 0...text.count, using: &random)
    return start..<min(text.count, start + Int.random(in: 0...40, using: &random))
  }

  private mutating func replaceNumber(in text: inout [UInt8]) {
    func isDigit(_ index: Int) -> Bool { (0x30...0x39).contains(text[index]) }
    let starts = text.indices.filter { isDigit($0) && ($0 == 0 || !isDigit($0 - 1)) }
    guard let start = starts.randomElement(using: &random) else { return }
    let end = text[start...].firstIndex { !(0x30...0x39).contains($0) } ?? text.count
    text.replaceSubrange(start..<end, with: Self.numbers.randomElement(using: &random)!)
  }

  private mutating func swapLines(of text: inout [UInt8]) {
    var lines = text.split(separator: 10, omittingEmptySubsequences: false).map(Array.init)
    lines.swapAt(
      Int.random(in: lines.indices, using: &random), Int.random(in: lines.indices, using: &random))
    text = Array(lines.joined(separator: [10]))
  }
}
