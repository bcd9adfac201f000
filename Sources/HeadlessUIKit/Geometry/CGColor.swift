import Foundation

// Apple's platforms have it in CoreGraphics, which Foundation brings along.
#if !canImport(Darwin)
  /// A colour, as layers take it.
  public final class CGColor: Hashable, Sendable {
    let color: UIColor

    init(_ color: UIColor) { self.color = color }

    /// How opaque the colour is.
    public var alpha: CGFloat { color.parts.alpha }

    /// Whether two colours are the same.
    public static func == (lhs: CGColor, rhs: CGColor) -> Bool { lhs.color == rhs.color }

    /// Hashes the colour.
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
  }
#endif

extension UIColor {
  /// Creates a colour from one that layers take.
  public convenience init(cgColor: CGColor) {
    #if canImport(Darwin)
      let parts = cgColor.components ?? [0, 0, 0, 1]
      let isGrey = parts.count < 4
      self.init(
        red: parts[0], green: parts[isGrey ? 0 : 1], blue: parts[isGrey ? 0 : 2],
        alpha: cgColor.alpha)
    #else
      self.init(cgColor.color.parts, name: cgColor.color.name)
    #endif
  }

  /// The colour, as layers take it.
  public var cgColor: CGColor {
    #if canImport(Darwin)
      CGColor(red: parts.red, green: parts.green, blue: parts.blue, alpha: parts.alpha)
    #else
      CGColor(self)
    #endif
  }
}
