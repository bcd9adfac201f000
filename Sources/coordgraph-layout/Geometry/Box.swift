import PortableC

/// A point of the drawing, in points from its lower left corner.
struct Point {
  var x: Double
  var y: Double

  /// Returns the distance to another point.
  func distance(to other: Point) -> Double {
    hypot(other.x - x, other.y - y)
  }

  /// Returns the point at a part of the straight line to another, from 0 to 1.
  func toward(_ other: Point, by part: Double) -> Point {
    Point(x: x + (other.x - x) * part, y: y + (other.y - y) * part)
  }
}

/// A side of a box.
enum Side: CaseIterable {
  case left, right, bottom, top

  /// The direction that leads out of the box.
  var outward: Double { self == .left || self == .bottom ? -1 : 1 }
}

/// An upright rectangle of the drawing.
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

  func moved(by distance: Point) -> Box {
    moved(to: Point(x: center.x + distance.x, y: center.y + distance.y))
  }

  func moved(to center: Point) -> Box {
    Box(center: center, width: width, height: height)
  }

  func grown(by margin: Double) -> Box {
    Box(center: center, width: width + 2 * margin, height: height + 2 * margin)
  }

  /// Returns the box extended at the top and the bottom.
  func grown(above: Double, below: Double) -> Box {
    var box = self
    box.maxY += above
    box.minY -= below
    return box
  }

  /// The coordinate of a side.
  subscript(side: Side) -> Double {
    get {
      switch side {
      case .left: minX
      case .right: maxX
      case .bottom: minY
      case .top: maxY
      }
    }
    set {
      switch side {
      case .left: minX = newValue
      case .right: maxX = newValue
      case .bottom: minY = newValue
      case .top: maxY = newValue
      }
    }
  }

  /// Whether two boxes have a point in common, which may be on their borders.
  func touches(_ other: Box) -> Bool {
    minX <= other.maxX && other.minX <= maxX && minY <= other.maxY && other.minY <= maxY
  }

  /// Returns the area that two boxes share; 0 where they only touch.
  func overlap(with other: Box) -> Double {
    let width = min(maxX, other.maxX) - max(minX, other.minX)
    let height = min(maxY, other.maxY) - max(minY, other.minY)
    return width > 0.5 && height > 0.5 ? width * height : 0
  }

  /// Returns the length of a straight line inside the box.
  func length(from start: Point, to end: Point) -> Double {
    var (first, last) = (0.0, 1.0)
    for (from, to, low, high) in [(start.x, end.x, minX, maxX), (start.y, end.y, minY, maxY)] {
      guard from != to else {
        if from < low || from > high { return 0 }
        continue
      }
      let (a, b) = ((low - from) / (to - from), (high - from) / (to - from))
      first = max(first, min(a, b))
      last = min(last, max(a, b))
    }
    return max(0, last - first) * start.distance(to: end)
  }

  /// Extends the box to contain a point.
  mutating func formUnion(_ point: Point) {
    minX = min(minX, point.x)
    maxX = max(maxX, point.x)
    minY = min(minY, point.y)
    maxY = max(maxY, point.y)
  }

  func contains(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }
}
