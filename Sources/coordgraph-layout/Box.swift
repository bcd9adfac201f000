/// An upright rectangle on the paper.
struct Box {
  private(set) var minX: Double
  private(set) var minY: Double
  private(set) var maxX: Double
  private(set) var maxY: Double

  init(center: Point, width: Double, height: Double) {
    minX = center.x - width / 2
    maxX = center.x + width / 2
    minY = center.y - height / 2
    maxY = center.y + height / 2
  }

  /// The smallest box around points.
  init(around points: [Point]) {
    minX = points.map(\.x).min() ?? 0
    maxX = points.map(\.x).max() ?? 0
    minY = points.map(\.y).min() ?? 0
    maxY = points.map(\.y).max() ?? 0
  }

  var width: Double { maxX - minX }
  var height: Double { maxY - minY }
  var center: Point { Point(x: (minX + maxX) / 2, y: (minY + maxY) / 2) }

  func moved(to center: Point) -> Box {
    Box(center: center, width: width, height: height)
  }

  func moved(right distance: Double) -> Box {
    moved(to: Point(x: center.x + distance, y: center.y))
  }

  func grown(by margin: Double) -> Box {
    Box(center: center, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// The area that two boxes share; 0 when they but touch.
  func overlap(with other: Box) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0.5 && height > 0.5 ? width * height : 0
  }

  /// How far it reaches beyond the sides of another, all sides added up.
  func overhang(over other: Box) -> Double {
    max(0, other.minX - minX) + max(0, maxX - other.maxX) + max(0, other.minY - minY)
      + max(0, maxY - other.maxY)
  }

  /// The smallest box around both.
  func union(_ other: Box) -> Box {
    var union = self
    union.minX = min(minX, other.minX)
    union.minY = min(minY, other.minY)
    union.maxX = max(maxX, other.maxX)
    union.maxY = max(maxY, other.maxY)
    return union
  }

  func contains(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }
}
