/// A complete drawing: it has every node, edge, cluster and label of the diagram.
public struct GraphvizRendering: Sendable, Hashable {
  /// The file's content. SVG and PNG have the DOT they were drawn from in their metadata: see
  /// ``CanonicalDOT``.
  public var bytes: [UInt8]
  /// The rung that laid the diagram out.
  public var rung: GraphvizRung
  /// The version that Graphviz reports ("2.43.0" for the 2.42 of Debian 12).
  public var graphvizVersion: String
  /// The failures of the rungs before, with all messages of Graphviz.
  public var failures: [GraphvizFailure]
  /// The failures in one sentence each, and the messages of Graphviz about this drawing.
  public var warnings: [String]
}

extension GraphvizRendering {
  /// Whether more time would not have made a better drawing.
  package var isBest: Bool { !failures.contains(where: \.isShortOfTime) }
}

/// A format of drawings. The raw value is the usual file name extension.
public enum GraphvizFormat: String, Sendable, Hashable, CaseIterable {
  /// A vector picture, for browsers and Markdown.
  case svg
  /// A bitmap of 96 dots per inch at scale 1.
  case png
  /// A page of the drawing's size.
  case pdf
  /// DOT with positions, as Graphviz writes it, for tools without a layout of their own.
  case xdot

  /// Whether it is made of pixels, and so has a scale.
  var isBitmap: Bool { self == .png }

  /// Whether the drawing depends on the machine's fonts.
  var usesFonts: Bool {
    switch self {
    case .png, .pdf: true
    case .svg, .xdot: false
    }
  }

  /// Graphviz's name of the format. What has fonts in it is drawn with cairo: gd silently draws an empty
  /// box for each character that the first font lacks.
  var device: String { usesFonts ? "\(rawValue):cairo" : rawValue }
}
