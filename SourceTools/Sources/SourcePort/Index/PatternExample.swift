/// A text that a regular expression matches as a whole.
struct PatternExample {
  /// What an explorer types into most fields, which apps accept more often than what is made up.
  private static let usual = [
    "person@example.com", "12345", "2025550100", "AB123456", "42", "1234", "123456", "12/40",
    "Text", "Sample Person", "12 Sample Street", "A few words of sample text",
    "4242424242424242", "https://example.com", "DE89370400440532013000", "sampleuser",
  ]

  let text: String

  /// - Parameters:
  ///   - pattern: The expression, as ICU reads it.
  ///   - ignoresCase: Whether capital and small letters are the same to it.
  init?(of pattern: String, ignoringCase ignoresCase: Bool) {
    guard let regex = try? Regex(pattern).ignoresCase(ignoresCase) else { return nil }
    func matches(_ text: String) -> Bool { (try? regex.wholeMatch(in: text)) != nil }
    // What takes anything says nothing.
    guard !matches(""), !matches("\u{1}") else { return nil }
    if let usual = Self.usual.first(where: matches) {
      text = usual
      return
    }
    var parser = PatternParser(pattern)
    guard let made = parser.alternatives(), parser.isAtEnd, (1...60).contains(made.count),
      matches(made)
    else { return nil }
    text = made
  }
}

/// Reads a regular expression from left to right, and writes what its parts match: the first of
/// alternatives, and few of what is repeated.
private struct PatternParser {
  private let pattern: [Character]
  private var position = 0
  private var depth = 0

  init(_ pattern: String) { self.pattern = Array(pattern) }

  var isAtEnd: Bool { position == pattern.count }
  private var next: Character? { isAtEnd ? nil : pattern[position] }

  private mutating func take(_ character: Character) -> Bool {
    guard next == character else { return false }
    position += 1
    return true
  }

  /// Reads up to the end or the bracket that closes a group.
  mutating func alternatives() -> String? {
    guard depth < 20, let first = sequence() else { return nil }
    depth += 1
    defer { depth -= 1 }
    while take("|") { guard sequence() != nil else { return nil } }
    return first
  }

  private mutating func sequence() -> String? {
    var text = ""
    while let character = next, character != "|", character != ")" {
      guard let part = part(), let count = repetition() else { return nil }
      text += part.repeated(count)
    }
    return text
  }

  /// What a single part of a sequence matches, once.
  private enum Part {
    case text(String)
    /// One of some characters.
    case characters([Character])

    func repeated(_ count: ClosedRange<Int>) -> String {
      let many = count.upperBound > count.lowerBound && count.lowerBound > 0
      switch self {
      case .text(let text): return String(repeating: text, count: count.lowerBound)
      case .characters(let all):
        let length = many ? min(max(count.lowerBound, 3), count.upperBound) : count.lowerBound
        return String((0..<length).map { all[$0 % all.count] })
      }
    }
  }

  private mutating func part() -> Part? {
    guard let character = next else { return nil }
    position += 1
    switch character {
    case "^", "$": return .text("")
    case ".": return .characters(["a", "b", "c"])
    case "[": return set()
    case "(": return group()
    case "\\": return escape()
    case "*", "+", "?", "{": return nil
    default: return .text(String(character))
    }
  }

  private mutating func group() -> Part? {
    if take("?"), !take(":") {
      // What stands ahead or behind is checked when all has been written.
      _ = take("<")
      guard take("=") || take("!"), alternatives() != nil, take(")") else { return nil }
      return .text("")
    }
    guard let inner = alternatives(), take(")") else { return nil }
    return .text(inner)
  }

  private var following: Character? {
    position + 1 < pattern.count ? pattern[position + 1] : nil
  }

  private static let digits = Array("1234567890")
  private static let letters = Array("abcdefghijklmnopqrstuvwxyz")
  private static let capitals = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ")

  private mutating func escape() -> Part? {
    guard let character = next else { return nil }
    position += 1
    switch character {
    case "d": return .characters(Self.digits)
    case "w", "S": return .characters(Self.letters)
    case "s": return .text(" ")
    case "b", "A", "z", "Z": return .text("")
    case _ where character.isLetter || character.isNumber: return nil
    default: return .text(String(character))
    }
  }

  private mutating func set() -> Part? {
    let isNegated = take("^")
    var members: [Character] = []
    while let character = next, character != "]" {
      position += 1
      var lower = character
      if character == "\\" {
        guard let part = escape() else { return nil }
        switch part {
        case .characters(let all):
          members += all
          continue
        case .text(let text):
          guard let only = text.first else { return nil }
          lower = only
        }
      }
      if next == "-", following != "]", let upper = following {
        position += 2
        guard let range = Self.range(lower, upper) else { return nil }
        members += range
      } else {
        members.append(lower)
      }
    }
    guard take("]") else { return nil }
    if isNegated {
      members = (Self.letters + Self.digits + Self.capitals).filter { !members.contains($0) }
    }
    // Words are easier to read than signs, and begin with a letter.
    let ordered = members.filter(\.isLetter) + members.filter(\.isNumber)
    let usable = ordered.isEmpty ? members : ordered
    return usable.isEmpty ? nil : .characters(usable)
  }

  private static func range(_ lower: Character, _ upper: Character) -> [Character]? {
    guard let first = lower.asciiValue, let last = upper.asciiValue, first <= last else {
      return nil
    }
    let all = (first...last).map { Character(UnicodeScalar($0)) }
    // 0 would begin many numbers.
    return all.first == "0" && all.count > 1 ? all.dropFirst() + ["0"] : all
  }

  /// How often a part is repeated; nil for what can't be read.
  private mutating func repetition() -> ClosedRange<Int>? {
    var count = 1...1
    if take("*") {
      count = 0...3
    } else if take("+") {
      count = 1...3
    } else if take("?") {
      count = 0...1
    } else if take("{") {
      var inner = ""
      while let character = next, character != "}" {
        inner.append(character)
        position += 1
      }
      guard take("}") else { return nil }
      let bounds = inner.split(separator: ",", omittingEmptySubsequences: false)
      guard let first = bounds.first.flatMap({ Int($0) }), (0...60).contains(first) else {
        return nil
      }
      let last = bounds.count == 2 ? Int(bounds[1]) ?? max(first, 3) : first
      guard last >= first else { return nil }
      count = first...last
    }
    // Lazy or possessive.
    if !take("?") { _ = take("+") }
    return count
  }
}
