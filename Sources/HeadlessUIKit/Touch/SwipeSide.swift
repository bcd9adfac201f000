import Foundation

/// A side of the screen that a finger moves to.
public enum SwipeSide: String, Sendable, CaseIterable {
  case left, right, up, down

  /// A way of this length to the side.
  func vector(_ length: CGSize) -> CGPoint {
    switch self {
    case .left: CGPoint(x: -length.width, y: 0)
    case .right: CGPoint(x: length.width, y: 0)
    case .up: CGPoint(x: 0, y: -length.height)
    case .down: CGPoint(x: 0, y: length.height)
    }
  }
}
