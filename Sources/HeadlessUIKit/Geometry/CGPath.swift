import Foundation

// Apple's platforms have it in CoreGraphics, which Foundation brings along.
#if !canImport(Darwin)
  /// A path, as layers take it.
  public struct CGPath: Hashable, Sendable {
    /// The rectangle around the path.
    public let boundingBox: CGRect

    /// Creates a rectangle.
    public init(rect: CGRect) { boundingBox = rect }

    /// Hashes the rectangle around the path.
    public func hash(into hasher: inout Hasher) {
      hasher.combine(boundingBox.minX)
      hasher.combine(boundingBox.minY)
      hasher.combine(boundingBox.width)
      hasher.combine(boundingBox.height)
    }
  }
#endif
