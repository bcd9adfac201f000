/// The alternative text of a picture, for people who do not see it.
public enum AltText {
  /// Returns the beginning of an outline in one line. O(*n*).
  ///
  ///     AltText.from(outline: "Shop: screens\n\nScreen List\n  tap \"Buy\" presents Cart\n")
  ///
  ///     Shop: screens. Screen List; tap "Buy" presents Cart
  ///
  /// - Parameters:
  ///   - outline: the diagram's outline.
  ///   - limit: the most characters, about; lines beyond it are left out and counted.
  public static func from(outline: String, limit: Int = 300) -> String {
    let lines = outline.split(separator: "\n").map { line in
      String(line.drop { $0 == " " })
    }
    guard let title = lines.first else { return "" }
    var text = title
    var count = title.count
    for (index, line) in lines.enumerated().dropFirst() {
      count += line.count + 2
      guard count <= limit else {
        let left = lines.count - index
        return text + "; and \(left) more \(left == 1 ? "line" : "lines")"
      }
      text += (index == 1 ? ". " : "; ") + line
    }
    return text
  }
}
