import Foundation

/// An animation. It is over in the next turn of the loop.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// Hears of the animation's end.
  open var delegate: (any CAAnimationDelegate)?
  /// How long it would take, in seconds.
  open var duration: CFTimeInterval = 0
  /// When it would begin.
  open var beginTime: CFTimeInterval = 0
  /// How often it would run.
  open var repeatCount: Float = 0
  /// Whether it would run back.
  open var autoreverses = false
  /// What remains afterwards.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether it is removed at its end.
  open var isRemovedOnCompletion = true
  /// How its speed changes.
  open var timingFunction: CAMediaTimingFunction?

  func end() {
    guard let delegate else { return }
    delegate.animationDidStart(self)
    MainLoop.enqueueAfterTransitions { delegate.animationDidStop(self, finished: true) }
  }
}

/// Hears of an animation's beginning and end.
@preconcurrency @MainActor public protocol CAAnimationDelegate {
  /// Called when the animation begins.
  func animationDidStart(_ anim: CAAnimation)

  /// Called when the animation has ended.
  func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
  /// Does nothing.
  public func animationDidStart(_ anim: CAAnimation) {}

  /// Does nothing.
  public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

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

/// The key of a layer's change.
public let kCATransition = "transition"

/// A change of a layer's contents. It changes nothing here.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// What the change looks like.
  open var type = CATransitionType.fade
  /// From where it comes.
  open var subtype: CATransitionSubtype?
  /// Where it begins.
  open var startProgress: Float = 0
  /// Where it ends.
  open var endProgress: Float = 1
}

/// What a change looks like.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's name.
  public var rawValue: String

  /// Creates a type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// One passes into the other.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new one covers the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new one pushes the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old one uncovers the new.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// From where a change comes.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The subtype's name.
  public var rawValue: String

  /// Creates a subtype.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// From the top.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// From the bottom.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
