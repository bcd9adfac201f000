extension ShimSources {
  /// SnapKit's constraints, which constrain nothing: the stand-in lays out no views.
  static let layout = """
    import PortableUIKit

    public protocol ConstraintTarget {}
    extension Int: ConstraintTarget {}
    extension UInt: ConstraintTarget {}
    extension Double: ConstraintTarget {}
    extension Float: ConstraintTarget {}
    extension CGFloat: ConstraintTarget {}
    extension CGSize: ConstraintTarget {}
    extension CGPoint: ConstraintTarget {}
    extension UIEdgeInsets: ConstraintTarget {}
    extension UIView: ConstraintTarget {}
    extension UILayoutGuide: ConstraintTarget {}
    public struct AnyLayoutSupport: ConstraintTarget {}

    public typealias ConstraintView = UIView
    public typealias ConstraintRelatableTarget = ConstraintTarget
    public typealias ConstraintMultiplierTarget = ConstraintTarget
    public typealias ConstraintOffsetTarget = ConstraintTarget
    public typealias ConstraintInsetTarget = ConstraintTarget
    public typealias ConstraintInsets = UIEdgeInsets
    public typealias ConstraintMakerExtendable = ConstraintDescription
    public typealias ConstraintMakerRelatable = ConstraintDescription
    public typealias ConstraintMakerEditable = ConstraintDescription
    public typealias ConstraintMakerFinalizable = ConstraintDescription
    public typealias ConstraintItem = ConstraintDescription

    public enum ConstraintPriority {
      case required, high, medium, low
      public init(_ value: Float) { self = .required }
    }

    public final class Constraint {
      public var isActive = true
      public var layoutConstraints: [NSLayoutConstraint] = []
      public func activate() { isActive = true }
      public func deactivate() { isActive = false }
      @discardableResult public func update(offset: any ConstraintTarget) -> Constraint { self }
      @discardableResult public func update(inset: any ConstraintTarget) -> Constraint { self }
      @discardableResult public func update(priority: ConstraintPriority) -> Constraint { self }
      @discardableResult public func update(priority: Float) -> Constraint { self }
    }

    /// A constraint as it is described, one word after the other.
    public final class ConstraintDescription: ConstraintTarget {
      public let constraint = Constraint()
      public var left: ConstraintDescription { self }
      public var top: ConstraintDescription { self }
      public var right: ConstraintDescription { self }
      public var bottom: ConstraintDescription { self }
      public var leading: ConstraintDescription { self }
      public var trailing: ConstraintDescription { self }
      public var width: ConstraintDescription { self }
      public var height: ConstraintDescription { self }
      public var centerX: ConstraintDescription { self }
      public var centerY: ConstraintDescription { self }
      public var lastBaseline: ConstraintDescription { self }
      public var firstBaseline: ConstraintDescription { self }
      public var leftMargin: ConstraintDescription { self }
      public var topMargin: ConstraintDescription { self }
      public var rightMargin: ConstraintDescription { self }
      public var bottomMargin: ConstraintDescription { self }
      public var leadingMargin: ConstraintDescription { self }
      public var trailingMargin: ConstraintDescription { self }
      public var edges: ConstraintDescription { self }
      public var horizontalEdges: ConstraintDescription { self }
      public var verticalEdges: ConstraintDescription { self }
      public var directionalEdges: ConstraintDescription { self }
      public var directionalHorizontalEdges: ConstraintDescription { self }
      public var directionalVerticalEdges: ConstraintDescription { self }
      public var size: ConstraintDescription { self }
      public var center: ConstraintDescription { self }
      public var margins: ConstraintDescription { self }
      @discardableResult public func equalTo(_ other: any ConstraintTarget) -> Self { self }
      @discardableResult public func equalTo(_ other: [UIView]) -> Self { self }
      @discardableResult public func equalTo(_ other: any UILayoutSupport) -> Self { self }
      @discardableResult public func equalToSuperview() -> Self { self }
      @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintTarget) -> Self { self }
      @discardableResult public func lessThanOrEqualToSuperview() -> Self { self }
      @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintTarget) -> Self { self }
      @discardableResult public func greaterThanOrEqualToSuperview() -> Self { self }
      @discardableResult public func offset(_ amount: any ConstraintTarget) -> Self { self }
      @discardableResult public func inset(_ amount: any ConstraintTarget) -> Self { self }
      @discardableResult public func multipliedBy(_ amount: any ConstraintTarget) -> Self { self }
      @discardableResult public func dividedBy(_ amount: any ConstraintTarget) -> Self { self }
      @discardableResult public func priority(_ amount: ConstraintPriority) -> Self { self }
      @discardableResult public func priority(_ amount: any ConstraintTarget) -> Self { self }
      @discardableResult public func labeled(_ label: String) -> Self { self }
    }
    public typealias ConstraintMaker = ConstraintDescription

    /// The constraints of a view or a layout guide.
    @dynamicMemberLookup public struct ConstraintViewDSL {
      public var target: AnyObject?
      public subscript(
        dynamicMember path: KeyPath<ConstraintDescription, ConstraintDescription>
      ) -> ConstraintDescription { ConstraintDescription() }
      @discardableResult
      public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        makeConstraints(closure)
        return []
      }
      public func makeConstraints(_ closure: (ConstraintMaker) -> Void) { closure(ConstraintDescription()) }
      public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) { makeConstraints(closure) }
      public func updateConstraints(_ closure: (ConstraintMaker) -> Void) { makeConstraints(closure) }
      public func removeConstraints() {}
      public func setLabel(_ value: String?) {}
      public func setContentHuggingPriority(_ priority: Float, for axis: NSLayoutConstraint.Axis) {}
      public func setContentCompressionResistancePriority(
        _ priority: Float, for axis: NSLayoutConstraint.Axis
      ) {}
    }
    public typealias ConstraintLayoutGuideDSL = ConstraintViewDSL

    extension UIView {
      @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
    }
    extension UILayoutGuide {
      @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
    }

    """
}
