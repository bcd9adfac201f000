import CGraphviz

/// An operation as the worker's render engine writes it.
struct DrawnOperation: Sendable {
  enum Part: Sendable { case cluster, node, edge }
  enum Shape: Sendable { case polygon, curve, polyline, ellipse }
  enum Style: Sendable { case solid, dashed, dotted }

  let bytes: [UInt8]

  private init(
    _ head: cg_operation_t, _ points: [(Double, Double)] = [], font: String = "", text: String = ""
  ) {
    var head = head
    head.points = UInt32(points.count)
    head.font = UInt32(font.utf8.count)
    head.text = UInt32(text.utf8.count)
    bytes =
      withUnsafeBytes(of: head, Array.init)
      + points.flatMap { withUnsafeBytes(of: pointf(x: $0.0, y: $0.1), Array.init) }
      + Array(font.utf8) + Array(text.utf8)
  }

  private static func head(_ kind: Int, _ change: (inout cg_operation_t) -> Void = { _ in })
    -> cg_operation_t
  {
    var head = cg_operation_t()
    head.kind = UInt32(kind)
    change(&head)
    return head
  }

  static func page(width: Double, height: Double, origin: (Double, Double)) -> Self {
    Self(head(CG_PAGE), [(width, height), (1, 1), origin])
  }

  static func begin(_ part: Part, _ name: String) -> Self {
    let kinds: [Part: Int] = [.cluster: CG_CLUSTER, .node: CG_NODE, .edge: CG_EDGE]
    return Self(head(kinds[part]!), text: name)
  }

  static var end: Self { Self(head(CG_PART_END)) }
  static var pageEnd: Self { Self(head(CG_PAGE_END)) }

  /// - Parameters:
  ///   - fill: `0xRRGGBBAA`.
  ///   - color: that of lines.
  static func shape(
    _ shape: Shape, _ points: [(Double, Double)], fill: UInt32 = 0, color: UInt32 = 0xFF,
    width: Double = 1, style: Style = .solid
  ) -> Self {
    let kinds: [Shape: Int] = [
      .polygon: CG_POLYGON, .curve: CG_CURVE, .polyline: CG_POLYLINE, .ellipse: CG_ELLIPSE,
    ]
    let styles: [Style: Int] = [.solid: CG_SOLID, .dashed: CG_DASHED, .dotted: CG_DOTTED]
    return Self(
      head(kinds[shape]!) {
        $0.fill = fill
        $0.color = color
        $0.size = width
        $0.style = UInt32(styles[style]!)
      }, points)
  }

  static func text(
    _ text: String, at place: (Double, Double), font: String, size: Double, isBold: Bool = false,
    color: UInt32 = 0xFF
  ) -> Self {
    Self(
      head(CG_TEXT) {
        $0.size = size
        $0.color = color
        $0.style = UInt32(CG_MIDDLE)
        $0.flags = isBold ? UInt32(HTML_BF) : 0
      }, [place], font: font, text: text)
  }
}

extension [DrawnOperation] {
  var bytes: [UInt8] { flatMap(\.bytes) }
}
