/// The style sheet of a picture for dark pages.
///
/// The picture keeps its colours as attributes, so programs without style sheets show it light.
struct SVGStyle {
  /// The class of the picture, to which the rules are limited.
  static let scope = "coordgraph"

  private var fills: Set<DrawnColor> = []
  private var strokes: Set<DrawnColor> = []

  /// What was added last, as most parts have the colours of those before.
  private var last: (fill: DrawnColor?, stroke: DrawnColor?)

  mutating func add(fill: DrawnColor) {
    guard fill != last.fill else { return }
    last.fill = fill
    fills.insert(fill)
  }

  mutating func add(stroke: DrawnColor) {
    guard stroke != last.stroke else { return }
    last.stroke = stroke
    strokes.insert(stroke)
  }

  /// Returns the style sheet: a rule for each colour, sorted; nothing for a picture that is dark.
  ///
  /// - Parameter paper: the background colour, if there is one.
  func sheet(paper: PictureColor?) -> String {
    if let paper, paper.isDark { return "" }
    let rules = Self.rules("fill", fills) + Self.rules("stroke", strokes)
    let lines = rules.map { ".\(Self.scope) \($0)\n" }
    return "\n@media (prefers-color-scheme:dark){\n\(lines.joined())}\n"
  }

  private static func rules(_ property: String, _ colors: Set<DrawnColor>) -> [String] {
    let dark = Dictionary(
      colors.compactMap { $0.color.map { ($0.hex, $0.inTheDark.hex) } },
      uniquingKeysWith: { first, _ in first })
    return dark.sorted { $0.key < $1.key }.map { light, dark in
      "[\(property)=\"\(light)\"]{\(property):\(dark)}"
    }
  }
}
