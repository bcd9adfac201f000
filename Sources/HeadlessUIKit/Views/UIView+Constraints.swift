import Foundation

extension UIView {
  /// The value in `intrinsicContentSize` for a dimension without an intrinsic size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Does nothing: nothing is laid out.
  public func setNeedsLayout() {}

  /// Calls `layoutSubviews()`.
  public func layoutIfNeeded() { layoutSubviews() }

  /// Does nothing: nothing is drawn.
  public func setNeedsDisplay() {}

  /// Resizes the view to fit.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Does nothing: constraints are not solved.
  public func setNeedsUpdateConstraints() {}

  /// Calls `updateConstraints()`.
  public func updateConstraintsIfNeeded() { updateConstraints() }

  /// Does nothing: nothing is laid out.
  public func invalidateIntrinsicContentSize() {}
}

extension UIView {
  /// The constraints added to the view.
  public var constraints: [NSLayoutConstraint] { details?.constraints ?? [] }

  /// Adds and activates a constraint.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    seldom.constraints.append(constraint)
  }

  /// Adds and activates constraints.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes and deactivates a constraint.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    details?.constraints.removeAll { $0 === constraint }
  }

  /// Removes and deactivates constraints.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Does nothing: constraints are not solved.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Does nothing: constraints are not solved.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Returns the view's size: constraints are not solved.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }

  /// Returns the view's size: constraints are not solved.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { bounds.size }

  /// The target size that asks for the smallest fit.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest fit.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
