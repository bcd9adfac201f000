import Foundation

/// A row or a column of views.
@preconcurrency @MainActor open class UIStackView: UIView {
  /// Creates a stack.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a stack from an archive.
  public required init(coder: NSCoder) { super.init(coder: coder)! }

  /// Creates a stack of views.
  public convenience init(arrangedSubviews views: [UIView]) {
    self.init(frame: .zero)
    for view in views { addArrangedSubview(view) }
  }

  /// The views in their order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds a view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  /// Adds a view at a place.
  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    addSubview(view)
  }

  /// Arranges a view no more; it stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  /// The direction.
  open var axis = NSLayoutConstraint.Axis.horizontal
  /// How views share the space along the axis.
  open var distribution = Distribution.fill
  /// How views lie across the axis.
  open var alignment = Alignment.fill
  /// The space between views.
  open var spacing: CGFloat = 0
  /// Whether the margins count.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether the space is measured between baselines.
  open var isBaselineRelativeArrangement = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the space after one view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// The space after one view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }
}

extension UIStackView {
  /// How views share the space along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// How views lie across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Leading, in a row.
    public static let top = Alignment.leading
    /// Trailing, in a row.
    public static let bottom = Alignment.trailing
  }
}
