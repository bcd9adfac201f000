import Foundation

/// The strings of a `.strings` or `.xcstrings` file for one language.
struct StringsTable {
  private(set) var strings: [String: String] = [:]

  /// Reads a file, and notes where it is broken.
  init(_ file: InterfaceFile, language: String, _ notes: NoteCollector) {
    if file.path.hasSuffix(".xcstrings") {
      readCatalog(file, language: language, notes)
    } else if Self.isPropertyList(file.contents),
      let plist = try? PropertyListSerialization.propertyList(from: file.contents, format: nil),
      let table = plist as? [String: Any]
    {
      strings = table.compactMapValues { $0 as? String }
    } else if let text = Self.text(of: file.contents) {
      var scanner = StringsScanner(text)
      while let (key, value) = scanner.next() { strings[key] = value }
      if let line = scanner.brokenLine {
        notes.add(
          "The entry is not of the form \"key\" = \"value\"; so it and what follows is left out.",
          in: file.path, line: line)
      }
    } else {
      notes.add("The file is neither UTF-8 nor UTF-16, so it is left out.", in: file.path)
    }
  }

  private static func isPropertyList(_ data: Data) -> Bool {
    data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8))
  }

  private static func text(of data: Data) -> String? {
    if data.starts(with: [0xFF, 0xFE]) || data.starts(with: [0xFE, 0xFF]) {
      return String(data: data, encoding: .utf16)
    }
    return String(data: data, encoding: .utf8)
  }

  private mutating func readCatalog(
    _ file: InterfaceFile, language: String, _ notes: NoteCollector
  ) {
    guard let root = try? JSONSerialization.jsonObject(with: file.contents) as? [String: Any],
      let entries = root["strings"] as? [String: Any]
    else {
      return notes.add("The string catalog is not valid JSON, so it is left out.", in: file.path)
    }
    for (key, entry) in entries {
      guard let localizations = (entry as? [String: Any])?["localizations"] as? [String: Any],
        let localization = localizations[language] as? [String: Any]
      else { continue }
      if let unit = localization["stringUnit"] as? [String: Any],
        let value = unit["value"] as? String
      {
        strings[key] = value
      }
    }
  }
}

/// Reads `"key" = "value";` with comments between.
private struct StringsScanner {
  private let characters: [Character]
  private var index = 0
  private var line = 1
  private(set) var brokenLine: Int?

  init(_ text: String) {
    // A carriage return and line feed are one character.
    characters = Array(text.replacingOccurrences(of: "\r\n", with: "\n").drop { $0 == "\u{FEFF}" })
  }

  mutating func next() -> (String, String)? {
    guard brokenLine == nil else { return nil }
    skip()
    guard index < characters.count else { return nil }
    let start = line
    guard let key = token() else { return broken(start) }
    skip()
    guard take("=") else {
      return take(";") ? (key, key) : broken(start)
    }
    skip()
    guard let value = token() else { return broken(start) }
    skip()
    guard take(";") else { return broken(start) }
    return (key, value)
  }

  private mutating func broken(_ line: Int) -> (String, String)? {
    brokenLine = line
    return nil
  }

  private mutating func advance() {
    if characters[index] == "\n" { line += 1 }
    index += 1
  }

  private mutating func take(_ character: Character) -> Bool {
    guard index < characters.count, characters[index] == character else { return false }
    advance()
    return true
  }

  private func starts(_ text: String) -> Bool {
    characters[index...].starts(with: Array(text))
  }

  private mutating func skip() {
    while index < characters.count {
      if characters[index].isWhitespace {
        advance()
      } else if starts("//") {
        while index < characters.count, characters[index] != "\n" { advance() }
      } else if starts("/*") {
        while index < characters.count, !starts("*/") { advance() }
        index = min(index + 2, characters.count)
      } else {
        return
      }
    }
  }

  private mutating func token() -> String? {
    guard index < characters.count else { return nil }
    if characters[index] != "\"" { return bareToken() }
    advance()
    var text = ""
    while index < characters.count, characters[index] != "\"" {
      if characters[index] == "\\", index + 1 < characters.count {
        advance()
        text.append(escaped())
      } else {
        text.append(characters[index])
      }
      advance()
    }
    return take("\"") ? text : nil
  }

  private mutating func escaped() -> Character {
    switch characters[index] {
    case "n": return "\n"
    case "t": return "\t"
    case "r": return "\r"
    case "U", "u":
      let digits = characters[(index + 1)...].prefix(4)
      guard digits.count == 4, let code = UInt32(String(digits), radix: 16),
        let scalar = Unicode.Scalar(code)
      else { return characters[index] }
      index += 4
      return Character(scalar)
    default: return characters[index]
    }
  }

  private mutating func bareToken() -> String? {
    var text = ""
    while index < characters.count,
      characters[index].isLetter || characters[index].isNumber || "._-".contains(characters[index])
    {
      text.append(characters[index])
      advance()
    }
    return text.isEmpty ? nil : text
  }
}
