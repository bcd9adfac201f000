/// What Graphviz can write a diagram as; the raw value is Graphviz's own name for it.
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
}
