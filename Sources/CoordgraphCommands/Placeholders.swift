import ArgumentParser

/// Words in braces that stand for something: `{name}`.
enum Placeholders {
  /// - Throws: `ValidationError` for one that stands for nothing.
  static func check(_ text: String, of option: String, known: [String]) throws {
    for match in text.matches(of: /{([A-Za-z]+)}/) where !known.contains(String(match.1)) {
      let list = known.map { "{\($0)}" }.joined(separator: ", ")
      throw ValidationError("Unknown placeholder \(match.0) in \(option). Use \(list).")
    }
  }
}
