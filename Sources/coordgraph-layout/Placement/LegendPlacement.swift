/// A search for the place in, beside or below a drawing where a legend enlarges it least.
struct LegendPlacement {
  /// The distance of a legend from other parts, in points.
  private static let gap = 24.0

  private let legend: Box
  private let drawing: Box
  private let parts: [Box]

  /// - Parameters:
  ///   - legend: the legend, where it is.
  ///   - parts: all other parts of the drawing.
  init(legend: Box, parts: [Box]) {
    self.legend = legend
    self.parts = parts
    drawing = parts.dropFirst().reduce(parts.first ?? legend) { $0.union($1) }
  }

  /// Returns the legend's place: below at the left, unless the drawing is smaller with it at the right,
  /// in the free corner at the left, or where it is.
  ///
  /// - Complexity: O(*n*) in the parts.
  func place() -> Box {
    let free = [corner, legend].filter(isFree)
    return ([below(), beside()] + free).min { area(with: $0) < area(with: $1) } ?? legend
  }

  private func isFree(_ box: Box) -> Bool {
    let room = box.grown(by: Self.gap / 6)
    return !parts.contains { room.touches($0) }
  }

  /// The place at the top left.
  private var corner: Box {
    legend.moved(
      to: Point(x: drawing.minX + legend.width / 2, y: drawing.maxY - legend.height / 2))
  }

  /// Returns the highest free place at the left, below other parts.
  private func below() -> Box {
    let x = drawing.minX + legend.width / 2
    let column = legend.moved(to: Point(x: x, y: drawing.center.y)).grown(by: Self.gap)
    let above = parts.filter { $0.minX < column.maxX && $0.maxX > column.minX }
    let top = (above.map(\.minY).min() ?? drawing.maxY + Self.gap) - Self.gap
    return legend.moved(to: Point(x: x, y: top - legend.height / 2))
  }

  /// Returns the leftmost free place at the top, beside other parts.
  private func beside() -> Box {
    let y = drawing.maxY - legend.height / 2
    let row = legend.moved(to: Point(x: drawing.center.x, y: y)).grown(by: Self.gap)
    let left = parts.filter { $0.minY < row.maxY && $0.maxY > row.minY }
    let edge = (left.map(\.maxX).max() ?? drawing.minX - Self.gap) + Self.gap
    return legend.moved(to: Point(x: edge + legend.width / 2, y: y))
  }

  private func area(with legend: Box) -> Double {
    let paper = drawing.union(legend)
    return paper.width * paper.height
  }
}
