extension DiagramTheme {
  /// The attributes that Graphviz draws something with; nil leaves an attribute as it is elsewhere,
  /// or to Graphviz.
  ///
  /// Lengths are inches, but for a cluster's margin, font sizes and pen widths, which are points.
  public struct Look: Sendable, Hashable {
    /// The arrow at an edge's head.
    public var arrowHead: Arrow?
    /// The size of an edge's arrows, in times the usual size.
    public var arrowSize: Number?
    /// The arrow at an edge's tail.
    public var arrowTail: Arrow?
    /// The colour of the paper.
    public var backgroundColor: Color?
    /// The colour of lines.
    public var color: Color?
    /// Which ends of an edge have an arrow.
    public var arrowEnds: ArrowEnds?
    /// The colour inside a node or a cluster.
    public var fillColor: Color?
    /// Whether a node's size does not depend on its text.
    public var hasFixedSize: Bool?
    /// The colour of words.
    public var fontColor: Color?
    /// A font, or several with commas of which the first that there is is used.
    public var fontName: String?
    /// The size of words.
    public var fontSize: Number?
    /// The least height of a node.
    public var height: Number?
    /// Where the name of a cluster or of the whole drawing is, from left to right.
    public var nameAlignment: NameAlignment?
    /// Where the name of a cluster or of the whole drawing is, from top to bottom.
    public var namePlace: NamePlace?
    /// The room around a node's text or inside a cluster.
    public var margin: Margin?
    /// The room between nodes of one rank.
    public var nodeSpacing: Number?
    /// The room around the whole drawing.
    public var padding: Number?
    /// The width of lines.
    public var penWidth: Number?
    /// The number of outlines around a node or a cluster.
    public var outlines: Int?
    /// The room between ranks.
    public var rankSpacing: Number?
    /// The outline of a node.
    public var shape: Shape?
    /// All styles together, in the order in which they are written; none overrides any.
    public var style: [Style]?
    /// The least width of a node.
    public var width: Number?

    public init(
      arrowEnds: ArrowEnds? = nil, arrowHead: Arrow? = nil, arrowSize: Number? = nil,
      arrowTail: Arrow? = nil, backgroundColor: Color? = nil, color: Color? = nil,
      fillColor: Color? = nil, fontColor: Color? = nil, fontName: String? = nil,
      fontSize: Number? = nil, hasFixedSize: Bool? = nil, height: Number? = nil,
      margin: Margin? = nil, nameAlignment: NameAlignment? = nil, namePlace: NamePlace? = nil,
      nodeSpacing: Number? = nil, outlines: Int? = nil, padding: Number? = nil,
      penWidth: Number? = nil, rankSpacing: Number? = nil, shape: Shape? = nil,
      style: [Style]? = nil, width: Number? = nil
    ) {
      self.arrowEnds = arrowEnds
      self.arrowHead = arrowHead
      self.arrowSize = arrowSize
      self.arrowTail = arrowTail
      self.backgroundColor = backgroundColor
      self.color = color
      self.fillColor = fillColor
      self.fontColor = fontColor
      self.fontName = fontName
      self.fontSize = fontSize
      self.hasFixedSize = hasFixedSize
      self.height = height
      self.margin = margin
      self.nameAlignment = nameAlignment
      self.namePlace = namePlace
      self.nodeSpacing = nodeSpacing
      self.outlines = outlines
      self.padding = padding
      self.penWidth = penWidth
      self.rankSpacing = rankSpacing
      self.shape = shape
      self.style = style
      self.width = width
    }
  }
}

extension DiagramTheme.Look {
  /// Sets whatever another look has.
  mutating func override(with other: Self) {
    arrowEnds = other.arrowEnds ?? arrowEnds
    arrowHead = other.arrowHead ?? arrowHead
    arrowSize = other.arrowSize ?? arrowSize
    arrowTail = other.arrowTail ?? arrowTail
    backgroundColor = other.backgroundColor ?? backgroundColor
    color = other.color ?? color
    fillColor = other.fillColor ?? fillColor
    fontColor = other.fontColor ?? fontColor
    fontName = other.fontName ?? fontName
    fontSize = other.fontSize ?? fontSize
    hasFixedSize = other.hasFixedSize ?? hasFixedSize
    height = other.height ?? height
    margin = other.margin ?? margin
    nameAlignment = other.nameAlignment ?? nameAlignment
    namePlace = other.namePlace ?? namePlace
    nodeSpacing = other.nodeSpacing ?? nodeSpacing
    outlines = other.outlines ?? outlines
    padding = other.padding ?? padding
    penWidth = other.penWidth ?? penWidth
    rankSpacing = other.rankSpacing ?? rankSpacing
    shape = other.shape ?? shape
    style = other.style ?? style
    width = other.width ?? width
  }

  /// The look without its colours.
  var withoutColors: Self {
    var look = self
    look.backgroundColor = nil
    look.color = nil
    look.fillColor = nil
    look.fontColor = nil
    return look
  }

  /// Graphviz's names of the attributes that there are, and their values, sorted by name.
  var attributes: [(name: String, value: String)] {
    let all: [(String, String?)] = [
      ("arrowhead", arrowHead?.rawValue), ("arrowsize", arrowSize?.description),
      ("arrowtail", arrowTail?.rawValue), ("bgcolor", backgroundColor?.description),
      ("color", color?.description), ("dir", arrowEnds?.rawValue),
      ("fillcolor", fillColor?.description), ("fixedsize", hasFixedSize.map { "\($0)" }),
      ("fontcolor", fontColor?.description), ("fontname", fontName),
      ("fontsize", fontSize?.description), ("height", height?.description),
      ("labeljust", nameAlignment?.rawValue), ("labelloc", namePlace?.rawValue),
      ("margin", margin?.description), ("nodesep", nodeSpacing?.description),
      ("pad", padding?.description), ("penwidth", penWidth?.description),
      ("peripheries", outlines.map { "\($0)" }), ("ranksep", rankSpacing?.description),
      ("shape", shape?.rawValue),
      ("style", style.map { $0.map(\.rawValue).joined(separator: ",") }),
      ("width", width?.description),
    ]
    return all.compactMap { name, value in value.map { (name, $0) } }
  }
}
