/// The style sheet of a picture for dark pages.
///
/// The picture keeps its colours as attributes, so programs without style sheets show it light.
struct SVGStyle {
  /// The class of the picture, to which the rules are limited.
  static let scope = "coordgraph"

  private var fills: Set<String> = []
  private var strokes: Set<String> = []
  private var hasBlackText = false

  /// Adds the colours of an element and of everything in it.
  mutating func add(_ element: XMLElement) {
    if let fill = element["fill"] {
      fills.insert(fill)
    } else if element.name == "text" {
      hasBlackText = true
    }
    if let stroke = element["stroke"] { strokes.insert(stroke) }
    for case .element(let inner) in element.children { add(inner) }
  }

  /// Returns the style sheet: a rule for each colour, sorted; nothing for a picture that is dark.
  ///
  /// - Parameter paper: the background colour, if there is one.
  func sheet(paper: String?) -> String {
    if let paper = paper.flatMap(PictureColor.init), paper.isDark { return "" }
    let rules =
      Self.rules("fill", fills) + Self.rules("stroke", strokes)
      + (hasBlackText ? ["text:not([fill]){fill:\(Self.dark("black")!)}"] : [])
    let lines = rules.map { ".\(Self.scope) \($0)\n" }
    return "\n@media (prefers-color-scheme:dark){\n\(lines.joined())}\n"
  }

  private static func rules(_ property: String, _ colors: Set<String>) -> [String] {
    colors.sorted().compactMap { color in
      dark(color).map { "[\(property)=\"\(color)\"]{\(property):\($0)}" }
    }
  }

  private static func dark(_ color: String) -> String? {
    PictureColor(color)?.inTheDark.hex
  }
}
