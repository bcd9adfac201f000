import Foundation

/// A layer with an outline.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  /// The outline.
  open var path: CGPath?
  /// The colour inside.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  /// How wide the line is.
  open var lineWidth: CGFloat = 1
  /// Where the line begins.
  open var strokeStart: CGFloat = 0
  /// Where the line ends.
  open var strokeEnd: CGFloat = 1
}
