/// A text that an app's own check accepts, and what the fields are called that are checked so.
///
/// ```swift
/// TextFormat(words: ["ticket"], example: "PDM-1234")  // for "Ticket number"
/// ```
public struct TextFormat: Sendable, Hashable {
  /// Words of a field's name, in small letters.
  public var words: Set<String>
  /// A text that is accepted.
  public var example: String

  public init(words: Set<String>, example: String) {
    self.words = words
    self.example = example
  }
}

extension [TextFormat] {
  /// The first format with the most words of a field's names; nil where none has one.
  func fitting(_ names: [String?]) -> TextFormat? {
    guard !isEmpty else { return nil }
    let words = Set(
      names.compactMap(\.self).flatMap { $0.lowercased().split { !$0.isLetter }.map(String.init) })
    var best: (format: TextFormat, shared: Int)?
    for format in self {
      let shared = format.words.intersection(words).count
      if shared > best?.shared ?? 0 { best = (format, shared) }
    }
    return best?.format
  }
}
