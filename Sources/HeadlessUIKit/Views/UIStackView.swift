import Foundation

/// A row or column of views.
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

  /// The arranged views, in order.
  open private(set) var arrangedSubviews: [UIView] = []

  /// Adds an arranged view at the end.
  open func addArrangedSubview(_ view: UIView) {
    insertArrangedSubview(view, at: arrangedSubviews.count)
  }

  open func insertArrangedSubview(_ view: UIView, at stackIndex: Int) {
    arrangedSubviews.removeAll { $0 === view }
    arrangedSubviews.insert(view, at: min(stackIndex, arrangedSubviews.count))
    addSubview(view)
  }

  /// Removes an arranged view, which stays a subview.
  open func removeArrangedSubview(_ view: UIView) { arrangedSubviews.removeAll { $0 === view } }

  open override func willRemoveSubview(_ subview: UIView) { removeArrangedSubview(subview) }

  open var axis = NSLayoutConstraint.Axis.horizontal
  /// The distribution of views along the axis.
  open var distribution = Distribution.fill
  /// The alignment of views across the axis.
  open var alignment = Alignment.fill
  /// The space between views.
  open var spacing: CGFloat = 0
  /// The system's spacing, in points.
  public class var spacingUseSystem: CGFloat { 8 }
  /// The spacing of the stack view, as a custom spacing.
  public class var spacingUseDefault: CGFloat { .greatestFiniteMagnitude }
  /// Whether views are arranged within the margins.
  open var isLayoutMarginsRelativeArrangement = false
  /// Whether spacing is measured between baselines.
  open var isBaselineRelativeArrangement = false

  private var customSpacings: [ObjectIdentifier: CGFloat] = [:]

  /// Sets the space after a view.
  open func setCustomSpacing(_ spacing: CGFloat, after arrangedSubview: UIView) {
    customSpacings[ObjectIdentifier(arrangedSubview)] = spacing
  }

  /// Returns the space after a view.
  open func customSpacing(after arrangedSubview: UIView) -> CGFloat {
    customSpacings[ObjectIdentifier(arrangedSubview)] ?? spacing
  }
}

extension UIStackView {
  /// The distribution of views along the axis.
  public enum Distribution: Int, Sendable {
    case fill, fillEqually, fillProportionally, equalSpacing, equalCentering
  }

  /// The alignment of views across the axis.
  public enum Alignment: Int, Sendable {
    case fill, leading, firstBaseline, center, trailing, lastBaseline
    /// Leading, in a horizontal stack.
    public static let top = Alignment.leading
    /// Trailing, in a horizontal stack.
    public static let bottom = Alignment.trailing
  }
}
