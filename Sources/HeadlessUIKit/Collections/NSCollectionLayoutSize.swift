import Foundation

/// A width and a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutSize: NSObject {
  /// Creates a size.
  public init(
    widthDimension: NSCollectionLayoutDimension, heightDimension: NSCollectionLayoutDimension
  ) {
    self.widthDimension = widthDimension
    self.heightDimension = heightDimension
    super.init()
  }

  public let widthDimension: NSCollectionLayoutDimension
  public let heightDimension: NSCollectionLayoutDimension
}

/// A width or a height in a layout.
@preconcurrency @MainActor open class NSCollectionLayoutDimension: NSObject {
  private enum Kind {
    case fractionalWidth, fractionalHeight, absolute, estimated
  }

  private let kind: Kind
  /// The fraction, or the number of points.
  public let dimension: CGFloat

  private init(_ kind: Kind, _ dimension: CGFloat) {
    self.kind = kind
    self.dimension = dimension
    super.init()
  }

  /// Returns a fraction of the container's width.
  open class func fractionalWidth(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalWidth, fraction)
  }
  /// Returns a fraction of the container's height.
  open class func fractionalHeight(_ fraction: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.fractionalHeight, fraction)
  }
  /// Returns a fixed number of points.
  open class func absolute(_ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.absolute, value)
  }
  /// Returns an estimated number of points.
  open class func estimated(_ value: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, value)
  }
  /// Returns the greatest height of the items beside one, of which each has an estimate.
  open class func uniformAcrossSiblings(estimate: CGFloat) -> NSCollectionLayoutDimension {
    NSCollectionLayoutDimension(.estimated, estimate)
  }

  public var isFractionalWidth: Bool { kind == .fractionalWidth }
  public var isFractionalHeight: Bool { kind == .fractionalHeight }
  public var isAbsolute: Bool { kind == .absolute }
  public var isEstimated: Bool { kind == .estimated }
}

/// The space between items.
@preconcurrency @MainActor open class NSCollectionLayoutSpacing: NSObject {
  public let spacing: CGFloat
  /// Whether the space is the least that there is.
  public let isFlexible: Bool

  private init(_ spacing: CGFloat, isFlexible: Bool) {
    self.spacing = spacing
    self.isFlexible = isFlexible
    super.init()
  }

  /// Returns a fixed number of points.
  open class func fixed(_ value: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(value, isFlexible: false)
  }
  /// Returns a minimum number of points.
  open class func flexible(_ value: CGFloat) -> NSCollectionLayoutSpacing {
    NSCollectionLayoutSpacing(value, isFlexible: true)
  }

  public var isFixed: Bool { !isFlexible }
}

/// The space around an item.
@preconcurrency @MainActor open class NSCollectionLayoutEdgeSpacing: NSObject {
  public init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?,
    trailing: NSCollectionLayoutSpacing?, bottom: NSCollectionLayoutSpacing?
  ) {
    self.leading = leading
    self.top = top
    self.trailing = trailing
    self.bottom = bottom
    super.init()
  }

  public let leading: NSCollectionLayoutSpacing?
  public let top: NSCollectionLayoutSpacing?
  public let trailing: NSCollectionLayoutSpacing?
  public let bottom: NSCollectionLayoutSpacing?
}

/// Where a supplementary item is fastened.
@preconcurrency @MainActor open class NSCollectionLayoutAnchor: NSObject {
  public let edges: NSDirectionalRectEdge
  public let offset: CGPoint
  /// Whether the offset is a fraction of the size.
  public let isFractionalOffset: Bool

  private init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    self.edges = edges
    self.offset = offset
    isFractionalOffset = isFractional
    super.init()
  }

  /// Creates an anchor at an edge or a corner.
  public convenience init(edges: NSDirectionalRectEdge) {
    self.init(edges, .zero, isFractional: false)
  }
  /// Creates an anchor at a number of points from an edge or a corner.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor at a fraction of the size from an edge or a corner.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  public var isAbsoluteOffset: Bool { !isFractionalOffset }
}
