/// What a theme file may set, and what to: only what lays nothing out differently enough to make
/// Graphviz fail, and nothing that a diagram says with words or identifiers.
enum ThemeAttribute: String, CaseIterable {
  case arrowhead, arrowsize, arrowtail, bgcolor, color, fillcolor, fontcolor, fontname, fontsize,
    nodesep, penwidth, peripheries, ranksep, shape, style

  /// What a theme file may give a look.
  enum Element {
    case graph, node, edge, cluster
  }

  /// What can be set of an element, by name.
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

  /// What the value has to be, or nil if it is that.
  func objection(to value: some StringProtocol, of element: Element) -> String? {
    switch self {
    case .bgcolor, .color, .fillcolor, .fontcolor:
      Self.isColor(value) ? nil : "a colour, # and six hexadecimal digits: #1f6aa5"
    case .fontname:
      value.isEmpty || value.unicodeScalars.contains { $0.value < 0x20 }
        ? "the name of a font, or several with commas" : nil
    case .fontsize: Self.objection(to: value, range: 9...72, unit: "points")
    case .penwidth: Self.objection(to: value, range: 0.1...10, unit: "points")
    case .arrowsize: Self.objection(to: value, range: 0.3...3, unit: "times the usual size")
    case .nodesep, .ranksep: Self.objection(to: value, range: 0.1...3, unit: "inches")
    case .peripheries: Self.objection(to: value, among: ["1", "2", "3"])
    case .shape: Self.objection(to: value, among: Self.shapes)
    case .arrowhead, .arrowtail: Self.objection(to: value, among: Self.arrows)
    case .style:
      value.split(separator: ",", omittingEmptySubsequences: false)
        .lazy.compactMap { Self.objection(to: $0, among: Self.styles(of: element)) }.first
        .map { "\($0); or several with commas" }
    }
  }

  static func isColor(_ value: some StringProtocol) -> Bool {
    value.utf8.count == 7 && value.hasPrefix("#")
      && value.dropFirst().unicodeScalars.allSatisfy {
        $0.isASCII && $0.properties.isASCIIHexDigit
      }
  }

  private static let shapes = [
    "box", "box3d", "circle", "component", "ellipse", "folder", "hexagon", "note", "octagon",
    "oval", "tab",
  ]
  private static let arrows = [
    "box", "crow", "diamond", "dot", "empty", "inv", "none", "normal", "obox", "odiamond", "odot",
    "open", "tee", "vee",
  ]

  private static func styles(of element: Element) -> [String] {
    let lines = ["bold", "dashed", "dotted", "solid"]
    return element == .edge ? lines : lines + ["filled", "rounded"]
  }

  private static func objection(
    to value: some StringProtocol, among words: [String]
  ) -> String? {
    words.contains { $0 == value } ? nil : "one of \(words.joined(separator: ", "))"
  }

  private static func objection(
    to value: some StringProtocol, range: ClosedRange<Double>, unit: String
  ) -> String? {
    let isPlain = value.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) || $0 == UInt8(ascii: ".")
    }
    if isPlain, let number = Double(value), range.contains(number) { return nil }
    func text(_ number: Double) -> String {
      number.rounded() == number ? "\(Int(number))" : "\(number)"
    }
    return "a number from \(text(range.lowerBound)) to \(text(range.upperBound)), in \(unit)"
  }
}
