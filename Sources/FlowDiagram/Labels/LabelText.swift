import FlowTrace

/// Cleans, cuts and wraps text for labels.
enum LabelText {
  /// The most UTF-8 bytes of a label.
  static let limit = 4096
  /// The most UTF-8 bytes of a label that a warning quotes.
  private static let excerpt = 40

  /// Breaks into as few lines as `width` allows, and these as even as they come.
  static func balanced(_ text: String, width: Int) -> String {
    // No character takes more columns than it has bytes.
    guard text.utf8.count > width else { return text }
    func lineCount(_ text: String) -> Int { text.utf8.count { $0 == UInt8(ascii: "\n") } + 1 }
    var best = wrap(text, width: width)
    let count = lineCount(best)
    guard (2...4).contains(count) else { return best }
    for narrower in (width / 2..<width).reversed() {
      let other = wrap(text, width: narrower)
      guard lineCount(other) == count else { break }
      best = other
    }
    return best
  }

  /// Returns the warning for a label that is to be cut; nil for any other.
  static func warning(about label: String) -> Diagnostic? {
    let size = label.utf8.count
    guard size > limit else { return nil }
    let start = prefix(of: label, bytes: excerpt).split(separator: "\n").joined(separator: " ")
    return Diagnostic(
      .warning, "A label of \(size) bytes was cut to \(limit); it begins with “\(start)”.")
  }

  /// Returns the text, or as much of it as ends in an ellipsis within the limit.
  static func shortened(_ text: String) -> String {
    guard text.utf8.count > limit else { return text }
    return prefix(of: text, bytes: limit - "…".utf8.count) + "…"
  }

  /// Returns the whole characters that fit, or whole scalars where one character is too long.
  private static func prefix(of text: String, bytes: Int) -> String {
    var end = text.startIndex
    var used = 0
    for index in text.indices {
      let size = text[index].utf8.count
      guard used + size <= bytes else { break }
      used += size
      end = text.index(after: index)
    }
    guard used == 0 else { return String(text[..<end]) }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      let size = UTF8.width(scalar)
      guard used + size <= bytes else { break }
      used += size
      scalars.append(scalar)
    }
    return String(scalars)
  }

  /// Returns the text with U+FFFD in place of what no drawing can show and XML forbids: C0 controls
  /// and noncharacters.
  static func clean(_ text: String) -> String {
    let isPlain = text.utf8.allSatisfy { (0x20..<0x80).contains($0) }
    guard !isPlain, text.unicodeScalars.contains(where: isForbidden) else { return text }
    var scalars = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      scalars.append(isForbidden(scalar) ? "\u{FFFD}" : scalar)
    }
    return String(scalars)
  }

  private static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
    let value = scalar.value
    return value < 0x20 || value & 0xFFFE == 0xFFFE || (0xFDD0...0xFDEF).contains(value)
  }

  /// Breaks at spaces, and inside a word only when it is much too long to stand alone: there before a
  /// capital or behind a dot.
  static func wrap(_ text: String, width: Int) -> String {
    let longest = max(width, 40)
    var lines: [String] = []
    var line = ""
    var used = 0
    for (index, word) in text.split(separator: " ", omittingEmptySubsequences: false).enumerated() {
      let columns = self.columns(of: word)
      if index > 0 {
        if used + 1 + columns > width, used > 0 {
          lines.append(line)
          (line, used) = ("", 0)
        } else {
          line += " "
          used += 1
        }
      }
      guard columns > longest else {
        line += word
        used += columns
        continue
      }
      for part in parts(of: word) {
        let columns = self.columns(of: part)
        if used > 0, used + columns > longest, columns <= longest {
          lines.append(line)
          (line, used) = ("", 0)
        }
        for character in part {
          let columns = self.columns(of: character)
          if used + columns > longest {
            lines.append(line)
            (line, used) = ("", 0)
          }
          line.append(character)
          used += columns
        }
      }
    }
    lines.append(line)
    return lines.joined(separator: "\n")
  }

  /// The parts of a word in camel case or with dots: `Shop.`, `Checkout.`, `Address`, `View`.
  private static func parts(of word: Substring) -> [Substring] {
    var parts: [Substring] = []
    var start = word.startIndex
    var previous: Character?
    for index in word.indices {
      let character = word[index]
      if let previous, isJoint(previous, character) {
        parts.append(word[start..<index])
        start = index
      }
      previous = character
    }
    return parts + [word[start...]]
  }

  private static func isJoint(_ previous: Character, _ next: Character) -> Bool {
    (previous.isLowercase && next.isUppercase) || previous == "." || previous == "_"
      || previous == "/"
  }

  private static func columns(of word: Substring) -> Int {
    word.reduce(0) { $0 + columns(of: $1) }
  }

  /// Two for the scripts whose characters are as wide as they are high.
  private static func columns(of character: Character) -> Int {
    guard let value = character.unicodeScalars.first?.value else { return 0 }
    switch value {
    case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F,
      0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default:
      return 1
    }
  }
}
