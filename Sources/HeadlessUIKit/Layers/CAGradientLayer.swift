import Foundation

/// A layer of colours that pass into one another.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// Where each colour is.
  open var locations: [NSNumber]?
  /// Where the first colour is.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// Where the last colour is.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}
