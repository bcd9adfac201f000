/// An attribute that a theme file can set: none that could make a layout fail, and none that a
/// diagram sets itself.
enum ThemeAttribute: String, CaseIterable {
  case arrowhead, arrowsize, arrowtail, bgcolor, color, fillcolor, fontcolor, fontname, fontsize,
    nodesep, penwidth, peripheries, ranksep, shape, style

  /// The kind of thing that a part of a theme is about.
  enum Element {
    case graph, node, edge, cluster
  }

  /// Returns what can be set of an element, by name.
  static func all(of element: Element) -> [Self] {
    switch element {
    case .graph: [.bgcolor, .fontcolor, .fontname, .fontsize, .nodesep, .ranksep]
    case .node:
      [
        .color, .fillcolor, .fontcolor, .fontname, .fontsize, .penwidth, .peripheries, .shape,
        .style,
      ]
    case .edge:
      [
        .arrowhead, .arrowsize, .arrowtail, .color, .fontcolor, .fontname, .fontsize, .penwidth,
        .style,
      ]
    case .cluster:
      [.color, .fillcolor, .fontcolor, .fontname, .fontsize, .penwidth, .style]
    }
  }

  /// Sets the attribute of a look.
  ///
  /// - Returns: What the value has to be, where it is not that; nil where it is set.
  func set(
    _ value: Substring, of element: Element, in look: inout DiagramTheme.Look
  ) -> String? {
    switch self {
    case .bgcolor: Self.set(&look.backgroundColor, to: value)
    case .color: Self.set(&look.color, to: value)
    case .fillcolor: Self.set(&look.fillColor, to: value)
    case .fontcolor: Self.set(&look.fontColor, to: value)
    case .fontname: Self.set(&look.fontName, to: value)
    case .fontsize: Self.set(&look.fontSize, to: value, in: 9...72, "points")
    case .penwidth: Self.set(&look.penWidth, to: value, in: 0.1...10, "points")
    case .arrowsize: Self.set(&look.arrowSize, to: value, in: 0.3...3, "times the usual size")
    case .nodesep: Self.set(&look.nodeSpacing, to: value, in: 0.1...3, "inches")
    case .ranksep: Self.set(&look.rankSpacing, to: value, in: 0.1...3, "inches")
    case .peripheries: Self.set(&look.outlines, to: value, among: [1, 2, 3])
    case .shape:
      Self.set(
        &look.shape, to: value, among: DiagramTheme.Shape.allCases.filter { $0 != .plaintext })
    case .arrowhead: Self.set(&look.arrowHead, to: value, among: DiagramTheme.Arrow.allCases)
    case .arrowtail: Self.set(&look.arrowTail, to: value, among: DiagramTheme.Arrow.allCases)
    case .style:
      Self.set(
        &look.style, to: value,
        among: element == .edge
          ? [.bold, .dashed, .dotted, .solid] : DiagramTheme.Style.allCases)
    }
  }

  private static func set(_ color: inout DiagramTheme.Color?, to value: Substring) -> String? {
    guard let new = DiagramTheme.Color(value) else {
      return "a colour, # and six hexadecimal digits: #1f6aa5"
    }
    color = new
    return nil
  }

  private static func set(_ name: inout String?, to value: Substring) -> String? {
    // Graphviz writes the name into attributes of XML as it is.
    guard !value.isEmpty,
      !value.unicodeScalars.contains(where: {
        $0.value < 0x20 || "\"'<>&\\".unicodeScalars.contains($0)
      })
    else { return "the name of a font, or several with commas" }
    name = String(value)
    return nil
  }

  private static func set(
    _ number: inout DiagramTheme.Number?, to value: Substring, in range: ClosedRange<Double>,
    _ unit: String
  ) -> String? {
    guard let new = DiagramTheme.Number(value), range.contains(new.value) else {
      func text(_ number: Double) -> String {
        number.rounded() == number ? "\(Int(number))" : "\(number)"
      }
      return "a number from \(text(range.lowerBound)) to \(text(range.upperBound)), in \(unit)"
    }
    number = new
    return nil
  }

  private static func set(
    _ count: inout Int?, to value: Substring, among counts: [Int]
  ) -> String? {
    guard let new = counts.first(where: { "\($0)" == value }) else {
      return "one of \(counts.map { "\($0)" }.joined(separator: ", "))"
    }
    count = new
    return nil
  }

  private static func set<Word: RawRepresentable<String>>(
    _ word: inout Word?, to value: Substring, among words: [Word]
  ) -> String? {
    guard let new = words.first(where: { $0.rawValue == value }) else {
      return "one of \(words.map(\.rawValue).joined(separator: ", "))"
    }
    word = new
    return nil
  }

  private static func set(
    _ style: inout [DiagramTheme.Style]?, to value: Substring, among styles: [DiagramTheme.Style]
  ) -> String? {
    var new: [DiagramTheme.Style] = []
    for part in value.split(separator: ",", omittingEmptySubsequences: false) {
      var word: DiagramTheme.Style?
      if let objection = set(&word, to: part, among: styles) {
        return "\(objection); or several with commas"
      }
      new += word.map { [$0] } ?? []
    }
    style = new
    return nil
  }
}
