import Foundation

/// What a view would draw into. It keeps what it is told.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public init(layer: Any) { super.init() }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// Where the layer is.
  open var frame = CGRect.zero
  /// The layer's own rectangle.
  open var bounds = CGRect.zero
  /// Where the layer's anchor is.
  open var position = CGPoint.zero
  /// Which point of the layer its position is.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// How near it is.
  open var zPosition: CGFloat = 0
  /// How round the corners are.
  open var cornerRadius: CGFloat = 0
  /// Which corners are round.
  open var maskedCorners = CACornerMask(rawValue: 15)
  /// The curve of the corners.
  open var cornerCurve = CALayerCornerCurve.circular
  /// How wide the border is.
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor?
  /// The colour behind.
  open var backgroundColor: CGColor?
  /// The shadow's colour.
  open var shadowColor: CGColor?
  /// How opaque the shadow is.
  open var shadowOpacity: Float = 0
  /// How soft the shadow is.
  open var shadowRadius: CGFloat = 3
  /// Where the shadow lies.
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shadow's outline.
  open var shadowPath: CGPath?
  /// How opaque the layer is.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// Whether what sticks out is cut off.
  open var masksToBounds = false
  /// Whether the layer is drawn once and kept.
  open var shouldRasterize = false
  /// The scale at which it is kept.
  open var rasterizationScale: CGFloat = 1
  /// Pixels a point.
  open var contentsScale: CGFloat = 1
  /// What the layer shows.
  open var contents: Any?
  /// What shows of the layer.
  open var mask: CALayer?
  /// The layer's name.
  open var name: String?

  /// The layers in this one.
  open var sublayers: [CALayer]?
  /// The layer this one is in.
  open private(set) weak var superlayer: CALayer?

  /// Adds a layer on top.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  /// Adds a layer at a place in the order.
  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
  }

  /// Takes the layer out of the one it is in.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Adds an animation. Nothing moves.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animation.end()
  }

  /// Removes an animation.
  open func removeAnimation(forKey key: String) {}

  /// Removes every animation.
  open func removeAllAnimations() {}

  /// The animation of a key: they are over at once.
  open func animation(forKey key: String) -> CAAnimation? { nil }

  /// Asks for a layout.
  open func setNeedsLayout() {}

  /// Lays out at once.
  open func layoutIfNeeded() {}

  /// Asks to be drawn.
  open func setNeedsDisplay() {}
}

/// Corners of a layer.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public var rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)
}

/// The curve of a layer's corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's name.
  public var rawValue: String

  /// Creates a curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  /// A softer curve.
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

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
