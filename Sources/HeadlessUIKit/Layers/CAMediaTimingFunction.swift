import Foundation

/// How the speed of an animation changes.
public final class CAMediaTimingFunction: NSObject, Sendable {
  /// The function's name.
  public let name: CAMediaTimingFunctionName

  /// Creates a function of the system's.
  public init(name: CAMediaTimingFunctionName) {
    self.name = name
    super.init()
  }

  /// Creates a function from two control points.
  public convenience init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
    self.init(name: CAMediaTimingFunctionName(rawValue: "\(c1x) \(c1y) \(c2x) \(c2y)"))
  }
}
