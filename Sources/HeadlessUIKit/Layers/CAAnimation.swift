import Foundation

/// An animation. Nothing moves; it ends after its duration, in virtual time.
@preconcurrency @MainActor open class CAAnimation: NSObject {
  /// The delegate. It is held strongly, as in Core Animation.
  open var delegate: (any CAAnimationDelegate)?
  /// The duration, in seconds; 0 stands for a quarter of a second.
  open var duration: CFTimeInterval = 0
  /// The start time, in seconds.
  open var beginTime: CFTimeInterval = 0
  /// The number of repetitions.
  open var repeatCount: Float = 0
  /// Whether the animation also runs backwards.
  open var autoreverses = false
  /// The state before the start and after the end.
  open var fillMode = CAMediaTimingFillMode.removed
  /// Whether the animation is removed when it ends.
  open var isRemovedOnCompletion = true
  /// The function that paces the animation.
  open var timingFunction: CAMediaTimingFunction?

  /// Starts the animation, and ends it after its duration.
  func run() {
    guard let delegate else {
      CATransaction.include(animationOf: wholeDuration)
      return
    }
    delegate.animationDidStart(self)
    AnimationChain.end(after: wholeDuration) {
      delegate.animationDidStop(self, finished: true)
    }
  }

  /// The time from start to end, with all repetitions.
  private var wholeDuration: TimeInterval {
    let once = (duration > 0 ? duration : 0.25) * (autoreverses ? 2 : 1)
    return once * Double(repeatCount > 0 ? repeatCount : 1)
  }
}

/// A delegate that is called when an animation starts and ends.
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

/// An animation of a property between two values.
@preconcurrency @MainActor open class CABasicAnimation: CAAnimation {
  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// The key path of the property.
  open var keyPath: String?
  /// The value at the start.
  open var fromValue: Any?
  /// The value at the end.
  open var toValue: Any?
  /// The value that is added.
  open var byValue: Any?
}

/// An animation of a property over several values.
@preconcurrency @MainActor open class CAKeyframeAnimation: CAAnimation {
  /// Creates an animation of a property.
  public init(keyPath path: String?) {
    keyPath = path
    super.init()
  }

  /// The key path of the property.
  open var keyPath: String?
  open var values: [Any]?
  /// The times of the values, from 0 to 1.
  open var keyTimes: [NSNumber]?
}

/// The key of a layer's transition.
public let kCATransition = "transition"

/// A transition of a layer's contents. Nothing is drawn.
@preconcurrency @MainActor open class CATransition: CAAnimation {
  /// The type of transition.
  open var type = CATransitionType.fade
  /// The direction from which the new contents come.
  open var subtype: CATransitionSubtype?
  /// The start, from 0 to 1.
  open var startProgress: Float = 0
  /// The end, from 0 to 1.
  open var endProgress: Float = 1
}

/// The type of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The type's string.
  public var rawValue: String

  /// Creates a type.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The contents fade.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new contents slide over the old.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new contents push the old away.
  public static let push = CATransitionType(rawValue: "push")
  /// The old contents slide away.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction from which new contents come.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The direction's string.
  public var rawValue: String

  /// Creates a subtype.
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}
