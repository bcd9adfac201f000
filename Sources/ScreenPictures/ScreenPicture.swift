/// A picture of a screen for its card.
package enum ScreenPicture: Sendable, Hashable {
  /// A drawing of what is on the screen.
  case wireframe(Wireframe)
  /// A photograph of the screen.
  case png(ScreenPNG)

  /// The size of each picture on its card, in points: a phone's.
  package static let size = (width: 108.0, height: 156.0)

  /// The size of the picture on its card, in points. A photograph keeps its proportions.
  package var size: (width: Double, height: Double) {
    guard case .png(let png) = self else { return Self.size }
    let scale = min(
      Self.size.width / Double(png.width), Self.size.height / Double(png.height))
    return (Double(png.width) * scale, Double(png.height) * scale)
  }
}
