import Foundation

/// A relation between two places. It is kept and never solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }
}
