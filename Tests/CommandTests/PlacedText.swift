import Foundation

/// A line of text in a drawing, as xdot has it: what it says, how large, and where.
struct PlacedText {
  var text: String
  /// In points.
  var size: Double
  var box: CGRect

  /// Every line of text in a drawing.
  static func all(inXDOT xdot: String) throws -> [PlacedText] {
    let drawing = xdot.replacing("\\\n", with: "").replacing("\\\"", with: "\"")
    let command = try Regex(
      #"F (?<size>[\d.]+) \d+ -|T (?<x>[-\d.e+]+) (?<y>[-\d.e+]+) (?<align>-?\d) (?<width>[\d.]+) (?<count>\d+) -"#
    )
    var texts: [PlacedText] = []
    var size = 0.0
    for match in drawing.matches(of: command) {
      func number(_ name: String) -> Double {
        match[name]?.substring.flatMap { Double($0) } ?? .nan
      }
      if match["size"]?.substring != nil {
        size = number("size")
        continue
      }
      let bytes = drawing[match.range.upperBound...].utf8.prefix(Int(number("count")))
      let width = number("width")
      let left = number("x") - width * (1 + number("align")) / 2
      texts.append(
        PlacedText(
          text: String(bytes) ?? "", size: size,
          // Words that follow one another on a line touch.
          box: CGRect(x: left, y: number("y") - 0.2 * size, width: width, height: 0.9 * size)
            .insetBy(dx: 0.5, dy: 0)))
    }
    return texts
  }
}
