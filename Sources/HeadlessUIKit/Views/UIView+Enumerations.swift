import Foundation

extension UIView {
  /// How content fills a view.
  public enum ContentMode: Int, Sendable {
    case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center, top, bottom, left, right
    case topLeft, topRight, bottomLeft, bottomRight
  }

  /// Whether the tint is dimmed.
  public enum TintAdjustmentMode: Int, Sendable {
    case automatic, normal, dimmed
  }

  /// Which way a transition turns.
  public enum AnimationTransition: Int, Sendable {
    case none, flipFromLeft, flipFromRight, curlUp, curlDown
  }

  /// How a view follows its superview's size.
  public struct AutoresizingMask: OptionSet, Hashable, Sendable {
    /// The mask as bits.
    public var rawValue: UInt

    /// Creates a mask.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The left margin follows.
    public static let flexibleLeftMargin = AutoresizingMask(rawValue: 1)
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 2)
    /// The right margin follows.
    public static let flexibleRightMargin = AutoresizingMask(rawValue: 4)
    /// The top margin follows.
    public static let flexibleTopMargin = AutoresizingMask(rawValue: 8)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 16)
    /// The bottom margin follows.
    public static let flexibleBottomMargin = AutoresizingMask(rawValue: 32)
  }

  /// How an animation runs.
  public struct AnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Subviews are laid out along.
    public static let layoutSubviews = AnimationOptions(rawValue: 1 << 0)
    /// Fingers reach what moves.
    public static let allowUserInteraction = AnimationOptions(rawValue: 1 << 1)
    /// It begins where things are.
    public static let beginFromCurrentState = AnimationOptions(rawValue: 1 << 2)
    /// It never ends.
    public static let `repeat` = AnimationOptions(rawValue: 1 << 3)
    /// It runs back.
    public static let autoreverse = AnimationOptions(rawValue: 1 << 4)
    /// Views are hidden and shown, not removed and added.
    public static let showHideTransitionViews = AnimationOptions(rawValue: 1 << 8)
    /// Slow at first and at the end.
    public static let curveEaseInOut = AnimationOptions([])
    /// Slow at first.
    public static let curveEaseIn = AnimationOptions(rawValue: 1 << 16)
    /// Slow at the end.
    public static let curveEaseOut = AnimationOptions(rawValue: 2 << 16)
    /// Always the same speed.
    public static let curveLinear = AnimationOptions(rawValue: 3 << 16)
    /// It turns over to the left.
    public static let transitionFlipFromLeft = AnimationOptions(rawValue: 1 << 20)
    /// It turns over to the right.
    public static let transitionFlipFromRight = AnimationOptions(rawValue: 2 << 20)
    /// It curls up.
    public static let transitionCurlUp = AnimationOptions(rawValue: 3 << 20)
    /// It curls down.
    public static let transitionCurlDown = AnimationOptions(rawValue: 4 << 20)
    /// One passes into the other.
    public static let transitionCrossDissolve = AnimationOptions(rawValue: 5 << 20)
    /// It turns over from the top.
    public static let transitionFlipFromTop = AnimationOptions(rawValue: 6 << 20)
    /// It turns over from the bottom.
    public static let transitionFlipFromBottom = AnimationOptions(rawValue: 7 << 20)
  }

  /// How an animation by key frames runs.
  public struct KeyframeAnimationOptions: OptionSet, Hashable, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It begins where things are.
    public static let beginFromCurrentState = KeyframeAnimationOptions(rawValue: 1 << 2)
    /// Values in between lie on a line.
    public static let calculationModeLinear = KeyframeAnimationOptions([])
    /// Values in between lie on a curve.
    public static let calculationModeCubic = KeyframeAnimationOptions(rawValue: 3 << 10)
  }
}

extension UIView {
  /// How the speed of an animation changes.
  public enum AnimationCurve: Int, Sendable {
    case easeInOut, easeIn, easeOut, linear
  }
}
