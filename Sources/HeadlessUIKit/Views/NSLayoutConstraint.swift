import Foundation

/// A relation between two places. It is kept and never solved.
@preconcurrency @MainActor open class NSLayoutConstraint: NSObject {
  /// The first place's owner.
  open private(set) weak var firstItem: AnyObject?
  /// The second place's owner.
  open private(set) weak var secondItem: AnyObject?
  /// The first place.
  public let firstAttribute: Attribute
  /// The second place.
  public let secondAttribute: Attribute
  /// How the places relate.
  public let relation: Relation
  /// What the second place is multiplied by.
  public let multiplier: CGFloat
  /// What is added.
  open var constant: CGFloat
  /// How much it matters.
  open var priority: UILayoutPriority = .required
  /// What the app calls it.
  open var identifier: String?
  /// Whether it holds.
  open var isActive = false

  /// Creates a relation.
  public init(
    item view1: Any, attribute attr1: Attribute, relatedBy relation: Relation, toItem view2: Any?,
    attribute attr2: Attribute, multiplier: CGFloat, constant c: CGFloat
  ) {
    firstItem = view1 as AnyObject
    secondItem = view2 as AnyObject?
    firstAttribute = attr1
    secondAttribute = attr2
    self.relation = relation
    self.multiplier = multiplier
    constant = c
    super.init()
  }

  /// Makes relations hold.
  open class func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Makes relations hold no more.
  open class func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// The relations a line of the visual format describes: none here.
  open class func constraints(
    withVisualFormat format: String, options opts: FormatOptions = [], metrics: [String: Any]?,
    views: [String: Any]
  ) -> [NSLayoutConstraint] { [] }
}

extension NSLayoutConstraint {
  /// A direction.
  public enum Axis: Int, Sendable {
    case horizontal, vertical
  }

  /// How two places relate.
  public enum Relation: Int, Sendable {
    case lessThanOrEqual = -1
    case equal, greaterThanOrEqual
  }

  /// A place of a view.
  public enum Attribute: Int, Sendable {
    case notAnAttribute, left, right, top, bottom, leading, trailing, width, height, centerX
    case centerY, lastBaseline, firstBaseline, leftMargin, rightMargin, topMargin, bottomMargin
    case leadingMargin, trailingMargin, centerXWithinMargins, centerYWithinMargins
  }

  /// How the visual format is read.
  public struct FormatOptions: OptionSet, Sendable {
    /// The options as bits.
    public var rawValue: UInt

    /// Creates a set of options.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Middles on one line.
    public static let alignAllCenterX = FormatOptions(rawValue: 1 << 9)
    /// Middles in one column.
    public static let alignAllCenterY = FormatOptions(rawValue: 1 << 10)
  }
}

/// How much a relation matters.
public struct UILayoutPriority: RawRepresentable, Hashable, Sendable {
  /// From 0 to 1000.
  public var rawValue: Float

  /// Creates a priority.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// It has to hold.
  public static let required = UILayoutPriority(1000)
  /// It should hold.
  public static let defaultHigh = UILayoutPriority(750)
  /// It would be nice.
  public static let defaultLow = UILayoutPriority(250)
  /// As small as fits.
  public static let fittingSizeLevel = UILayoutPriority(50)
}
