import Foundation

/// A view's layer. It stores properties and draws nothing.
@preconcurrency @MainActor open class CALayer: NSObject {
  /// Creates a layer.
  public override init() { super.init() }

  /// Creates a copy of a layer.
  public init(layer: Any) { super.init() }

  /// Creates a layer from an archive.
  public required init?(coder: NSCoder) { super.init() }

  /// The frame in the superlayer.
  open var frame = CGRect.zero
  /// The layer's own rectangle.
  open var bounds = CGRect.zero
  /// The position of the anchor point in the superlayer.
  open var position = CGPoint.zero
  /// The anchor point, in the unit square.
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  /// The position from back to front.
  open var zPosition: CGFloat = 0
  /// The radius or style of the corners.
  open var cornerRadius: CGFloat = 0
  /// The corners that are rounded.
  open var maskedCorners = CACornerMask(rawValue: 15)
  /// The curve of the rounded corners.
  open var cornerCurve = CALayerCornerCurve.circular
  open var borderWidth: CGFloat = 0
  /// The border's colour.
  open var borderColor: CGColor?
  /// The background colour.
  open var backgroundColor: CGColor?
  /// The shadow's colour.
  open var shadowColor: CGColor?
  /// The shadow's opacity, from 0 to 1.
  open var shadowOpacity: Float = 0
  /// The shadow's blur radius.
  open var shadowRadius: CGFloat = 3
  open var shadowOffset = CGSize(width: 0, height: -3)
  /// The shadow's outline.
  open var shadowPath: CGPath?
  /// The opacity, from 0 to 1.
  open var opacity: Float = 1
  /// Whether the layer is hidden.
  open var isHidden = false
  /// Whether content outside the bounds is clipped.
  open var masksToBounds = false
  /// How contents are made larger.
  open var magnificationFilter = CALayerContentsFilter.linear
  /// How contents are made smaller.
  open var minificationFilter = CALayerContentsFilter.linear
  /// Whether the layer is rasterized.
  open var shouldRasterize = false
  /// The scale of the rasterized content.
  open var rasterizationScale: CGFloat = 1
  /// Pixels per point.
  open var contentsScale: CGFloat = 1
  /// The contents, such as an image.
  open var contents: Any?
  /// The layer whose opacity masks this one.
  open var mask: CALayer?
  /// The layer's name.
  open var name: String?

  /// The sublayers, from back to front.
  open var sublayers: [CALayer]?
  /// The layer that contains this one.
  open private(set) weak var superlayer: CALayer?

  /// Adds a sublayer at the front.
  open func addSublayer(_ layer: CALayer) {
    insertSublayer(layer, at: UInt32(sublayers?.count ?? 0))
  }

  open func insertSublayer(_ layer: CALayer, at index: UInt32) {
    layer.removeFromSuperlayer()
    let place = min(Int(index), sublayers?.count ?? 0)
    sublayers = sublayers ?? []
    sublayers?.insert(layer, at: place)
    layer.superlayer = self
  }

  /// Removes the layer from its superlayer.
  open func removeFromSuperlayer() {
    superlayer?.sublayers?.removeAll { $0 === self }
    superlayer = nil
  }

  /// Adds an animation. Nothing moves; the delegate is called when its duration is over, in virtual
  /// time.
  open func add(_ animation: CAAnimation, forKey key: String?) {
    animation.run()
  }

  /// Does nothing: animations are not kept.
  open func removeAnimation(forKey key: String) {}

  /// Does nothing: animations are not kept.
  open func removeAllAnimations() {}

  /// Returns `nil`: animations are not kept.
  open func animation(forKey key: String) -> CAAnimation? { nil }

  /// Does nothing: nothing is laid out.
  open func setNeedsLayout() {}

  /// Does nothing: nothing is laid out.
  open func layoutIfNeeded() {}

  /// Does nothing: nothing is drawn.
  open func setNeedsDisplay() {}

  // Apps override these. None is called: nothing is laid out or drawn.
  open func layoutSublayers() {}
  open func display() {}
  open func draw(in ctx: CGContext) {}
  open class func needsDisplay(forKey key: String) -> Bool { false }
}

/// A set of a layer's corners.
public struct CACornerMask: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public var rawValue: UInt

  /// Creates a set of corners.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The top left corner.
  public static let layerMinXMinYCorner = CACornerMask(rawValue: 1 << 0)
  /// The top right corner.
  public static let layerMaxXMinYCorner = CACornerMask(rawValue: 1 << 1)
  /// The bottom left corner.
  public static let layerMinXMaxYCorner = CACornerMask(rawValue: 1 << 2)
  /// The bottom right corner.
  public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 1 << 3)
}

/// The curve of a layer's rounded corners.
public struct CALayerCornerCurve: RawRepresentable, Hashable, Sendable {
  /// The curve's string.
  public var rawValue: String

  /// Creates a curve.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// A quarter of a circle.
  public static let circular = CALayerCornerCurve(rawValue: "circular")
  public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// A layer with a colour gradient.
@preconcurrency @MainActor open class CAGradientLayer: CALayer {
  /// The colours.
  open var colors: [Any]?
  /// The positions of the colours, from 0 to 1.
  open var locations: [NSNumber]?
  /// The position of the first colour, in the unit square.
  open var startPoint = CGPoint(x: 0.5, y: 0)
  /// The position of the last colour, in the unit square.
  open var endPoint = CGPoint(x: 0.5, y: 1)
}

/// A layer that shows a path.
@preconcurrency @MainActor open class CAShapeLayer: CALayer {
  open var path: CGPath?
  /// The colour of the interior.
  open var fillColor: CGColor?
  /// The colour of the line.
  open var strokeColor: CGColor?
  open var lineWidth: CGFloat = 1
  open var lineCap = CAShapeLayerLineCap.butt
  open var lineJoin = CAShapeLayerLineJoin.miter
  open var miterLimit: CGFloat = 10
  /// The lengths of the dashes and of the gaps between them.
  open var lineDashPattern: [NSNumber]?
  open var lineDashPhase: CGFloat = 0
  open var fillRule = CAShapeLayerFillRule.nonZero
  /// The start of the line, from 0 to 1.
  open var strokeStart: CGFloat = 0
  /// The end of the line, from 0 to 1.
  open var strokeEnd: CGFloat = 1
}

/// The ends of a line.
public struct CAShapeLayerLineCap: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let butt = Self(rawValue: "butt")
  public static let round = Self(rawValue: "round")
  public static let square = Self(rawValue: "square")
}

/// The corners of a line.
public struct CAShapeLayerLineJoin: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let miter = Self(rawValue: "miter")
  public static let round = Self(rawValue: "round")
  public static let bevel = Self(rawValue: "bevel")
}

/// What is inside a path that crosses itself.
public struct CAShapeLayerFillRule: Hashable, RawRepresentable, Sendable {
  public let rawValue: String

  public init(rawValue: String) { self.rawValue = rawValue }

  public static let nonZero = Self(rawValue: "non-zero")
  public static let evenOdd = Self(rawValue: "even-odd")
}

/// How the pixels of a layer's contents are made more or fewer.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }

  public static let linear = CALayerContentsFilter(rawValue: "linear")
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
