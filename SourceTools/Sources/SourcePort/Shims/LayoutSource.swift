extension ShimSources {
  /// SnapKit's constraints. The stand-in lays out no views: those are made that pin a view to the edges
  /// of another, which decide what covers what.
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
      public var isActive = true { didSet { let isActive = isActive; onMain { for made in layoutConstraints { made.isActive = isActive } } } }
      public fileprivate(set) var layoutConstraints: [NSLayoutConstraint] = []
      public func activate() { isActive = true }
      public func deactivate() { isActive = false }
      @discardableResult public func update(offset: any ConstraintTarget) -> Constraint {
        update(offset.number, isInset: false)
      }
      @discardableResult public func update(inset: any ConstraintTarget) -> Constraint {
        update(inset.number, isInset: true)
      }
      private func update(_ amount: CGFloat?, isInset: Bool) -> Constraint {
        guard let amount else { return self }
        onMain {
          for made in layoutConstraints {
            made.constant = isInset && made.firstAttribute.isEnd ? -amount : amount
          }
        }
        return self
      }
      @discardableResult public func update(priority: ConstraintPriority) -> Constraint { self }
      @discardableResult public func update(priority: Float) -> Constraint { self }
    }

    /// A constraint as it is described, one word after the other.
    public class ConstraintDescription: ConstraintTarget {
      public let constraint = Constraint()
      fileprivate let item: AnyObject?
      private var attributes: [NSLayoutConstraint.Attribute] = []
      private var other: (item: AnyObject, attributes: [NSLayoutConstraint.Attribute])?
      private var isExact = true
      private var constant: CGFloat = 0
      private var isInset = false
      /// The length of the width or the height.
      private var length: CGFloat?

      fileprivate init(_ item: AnyObject?) { self.item = item }

      fileprivate func adding(_ new: NSLayoutConstraint.Attribute...) -> ConstraintDescription {
        attributes += new
        return self
      }
      private func inexactly() -> Self {
        isExact = false
        return self
      }

      /// The constraints that place edges of the view by those of another, or give it a length.
      fileprivate func make() -> [NSLayoutConstraint] {
        guard isExact, let item, other != nil || length != nil else { return [] }
        let others = other?.attributes.isEmpty == false ? other?.attributes ?? [] : attributes
        guard others.count == attributes.count else { return [] }
        constraint.layoutConstraints = onMain {
          zip(attributes, others).map { own, its in
            NSLayoutConstraint(
              item: item, attribute: own, relatedBy: .equal, toItem: other?.item,
              attribute: other == nil ? .notAnAttribute : its, multiplier: 1,
              constant: length ?? (isInset && own.isEnd ? -constant : constant))
          }
        }
        return constraint.layoutConstraints
      }

      public var left: ConstraintDescription { adding(.left) }
      public var top: ConstraintDescription { adding(.top) }
      public var right: ConstraintDescription { adding(.right) }
      public var bottom: ConstraintDescription { adding(.bottom) }
      public var leading: ConstraintDescription { adding(.leading) }
      public var trailing: ConstraintDescription { adding(.trailing) }
      public var width: ConstraintDescription { adding(.width) }
      public var height: ConstraintDescription { adding(.height) }
      public var centerX: ConstraintDescription { adding(.centerX) }
      public var centerY: ConstraintDescription { adding(.centerY) }
      public var lastBaseline: ConstraintDescription { adding(.lastBaseline) }
      public var firstBaseline: ConstraintDescription { adding(.firstBaseline) }
      public var leftMargin: ConstraintDescription { adding(.leftMargin) }
      public var topMargin: ConstraintDescription { adding(.topMargin) }
      public var rightMargin: ConstraintDescription { adding(.rightMargin) }
      public var bottomMargin: ConstraintDescription { adding(.bottomMargin) }
      public var leadingMargin: ConstraintDescription { adding(.leadingMargin) }
      public var trailingMargin: ConstraintDescription { adding(.trailingMargin) }
      public var edges: ConstraintDescription { adding(.top, .left, .bottom, .right) }
      public var horizontalEdges: ConstraintDescription { adding(.left, .right) }
      public var verticalEdges: ConstraintDescription { adding(.top, .bottom) }
      public var directionalEdges: ConstraintDescription { adding(.top, .leading, .bottom, .trailing) }
      public var directionalHorizontalEdges: ConstraintDescription { adding(.leading, .trailing) }
      public var directionalVerticalEdges: ConstraintDescription { adding(.top, .bottom) }
      public var size: ConstraintDescription { adding(.width, .height) }
      public var center: ConstraintDescription { adding(.centerX, .centerY) }
      public var margins: ConstraintDescription { adding(.topMargin, .leftMargin, .bottomMargin, .rightMargin) }
      @discardableResult public func equalTo(_ other: any ConstraintTarget) -> Self {
        switch other {
        case let description as ConstraintDescription:
          self.other = description.item.map { ($0, description.attributes) }
        case is UIView, is UILayoutGuide: self.other = (other as AnyObject, [])
        default: length = other.number
        }
        return self
      }
      @discardableResult public func equalTo(_ other: [UIView]) -> Self { self }
      @discardableResult public func equalTo(_ other: any UILayoutSupport) -> Self { self }
      @discardableResult public func equalToSuperview() -> Self {
        if let superview = onMain({ (item as? UIView)?.superview }) { other = (superview, []) }
        return self
      }
      @discardableResult public func lessThanOrEqualTo(_ other: any ConstraintTarget) -> Self { self }
      @discardableResult public func lessThanOrEqualToSuperview() -> Self { self }
      @discardableResult public func greaterThanOrEqualTo(_ other: any ConstraintTarget) -> Self { self }
      @discardableResult public func greaterThanOrEqualToSuperview() -> Self { self }
      @discardableResult public func offset(_ amount: any ConstraintTarget) -> Self {
        guard let number = amount.number else { return inexactly() }
        constant = number
        return self
      }
      @discardableResult public func inset(_ amount: any ConstraintTarget) -> Self {
        guard let number = amount.number else { return inexactly() }
        (constant, isInset) = (number, true)
        return self
      }
      @discardableResult public func multipliedBy(_ amount: any ConstraintTarget) -> Self { inexactly() }
      @discardableResult public func dividedBy(_ amount: any ConstraintTarget) -> Self { inexactly() }
      @discardableResult public func priority(_ amount: ConstraintPriority) -> Self { self }
      @discardableResult public func priority(_ amount: any ConstraintTarget) -> Self { self }
      @discardableResult public func labeled(_ label: String) -> Self { self }
    }

    /// Describes the constraints of a view, each by the words after it.
    public final class ConstraintMaker: ConstraintDescription {
      fileprivate private(set) var described: [ConstraintDescription] = []

      override fileprivate func adding(
        _ new: NSLayoutConstraint.Attribute...
      ) -> ConstraintDescription {
        let description = ConstraintDescription(item)
        described.append(description)
        return new.reduce(description) { $0.adding($1) }
      }
    }

    extension NSLayoutConstraint.Attribute {
      /// Whether an inset moves the edge back.
      fileprivate var isEnd: Bool { [.right, .trailing, .bottom].contains(self) }
    }
    extension ConstraintTarget {
      /// The number that it is; nil for sizes, insets and views.
      fileprivate var number: CGFloat? {
        switch self {
        case let number as CGFloat: number
        case let number as Double: CGFloat(number)
        case let number as Int: CGFloat(number)
        case let number as Float: CGFloat(number)
        default: nil
        }
      }
    }

    /// Does something on the main thread, where views are.
    private func onMain<Value>(_ body: @MainActor () -> Value) -> Value {
      nonisolated(unsafe) var value: Value?
      withoutActuallyEscaping(body) { body in
        nonisolated(unsafe) let body = body
        MainActor.assumeIsolated { value = body() }
      }
      return value!
    }

    /// The constraints that were made for a view.
    private final class MadeConstraints {
      nonisolated(unsafe) static let key = UnsafeRawPointer(malloc(1)!)
      var all: [NSLayoutConstraint] = []
    }

    /// The constraints of a view or a layout guide.
    @dynamicMemberLookup public struct ConstraintViewDSL {
      public var target: AnyObject?
      public subscript(
        dynamicMember path: KeyPath<ConstraintDescription, ConstraintDescription>
      ) -> ConstraintDescription { ConstraintDescription(target)[keyPath: path] }
      @discardableResult
      public func prepareConstraints(_ closure: (ConstraintMaker) -> Void) -> [Constraint] {
        let maker = ConstraintMaker(target)
        closure(maker)
        return maker.described.map(\\.constraint)
      }
      public func makeConstraints(_ closure: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(target)
        closure(maker)
        guard let view = target as? UIView else { return }
        onMain {
          view.translatesAutoresizingMaskIntoConstraints = false
          let made = objc_getAssociatedObject(view, MadeConstraints.key) as? MadeConstraints
          let kept = made ?? MadeConstraints()
          objc_setAssociatedObject(view, MadeConstraints.key, kept, .OBJC_ASSOCIATION_RETAIN)
          let constraints = maker.described.flatMap { $0.make() }
          NSLayoutConstraint.activate(constraints)
          kept.all += constraints
        }
      }
      public func remakeConstraints(_ closure: (ConstraintMaker) -> Void) {
        removeConstraints()
        makeConstraints(closure)
      }
      public func updateConstraints(_ closure: (ConstraintMaker) -> Void) {
        let maker = ConstraintMaker(target)
        closure(maker)
        guard let view = target as? UIView else { return }
        onMain {
          let made = objc_getAssociatedObject(view, MadeConstraints.key) as? MadeConstraints
          for changed in maker.described.flatMap({ $0.make() }) {
            made?.all.last {
              $0.firstAttribute == changed.firstAttribute && $0.secondAttribute == changed.secondAttribute
                && $0.secondItem === changed.secondItem
            }?.constant = changed.constant
          }
        }
      }
      public func removeConstraints() {
        guard let view = target as? UIView else { return }
        onMain {
          let made = objc_getAssociatedObject(view, MadeConstraints.key) as? MadeConstraints
          NSLayoutConstraint.deactivate(made?.all ?? [])
          made?.all = []
        }
      }
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
    extension UILayoutSupport {
      @preconcurrency @MainActor public var snp: ConstraintViewDSL { ConstraintViewDSL(target: self) }
    }

    """
}
