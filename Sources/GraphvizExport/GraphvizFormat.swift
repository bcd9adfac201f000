/// What a diagram can be written as; the raw value is the usual ending of such a file.
public enum GraphvizFormat: String, Sendable, Hashable, CaseIterable {
  /// A vector picture for browsers and Markdown.
  case svg
  /// A bitmap, 96 dots to the inch at scale 1.
  case png
  /// A page of the picture's size.
  case pdf
  /// DOT with positions, in Graphviz's own writing, for tools that lay nothing out themselves.
  case xdot

  /// Whether the picture is made of pixels, and has a scale.
  var isBitmap: Bool { self == .png }

  /// Graphviz's name. Without cairo it would draw bitmaps with gd, which replaces characters that
  /// the first font lacks by empty boxes, and says nothing.
  var device: String {
    switch self {
    case .png, .pdf: "\(rawValue):cairo"
    case .svg, .xdot: rawValue
    }
  }
}
