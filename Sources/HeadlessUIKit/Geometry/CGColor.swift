import Foundation

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
