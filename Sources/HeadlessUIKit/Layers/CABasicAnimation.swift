import Foundation

/// An animation of one property between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// The property.
  open var keyPath: String?
  /// The value at the beginning.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// What is added.
  open var byValue: Any?
}
