import Foundation

/// An animation of one property over several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAAnimation {
  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// The property.
  open var keyPath: String?
  /// The values.
  open var values: [Any]?
  /// When each value is reached.
  open var keyTimes: [NSNumber]?
}
