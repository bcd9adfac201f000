import Foundation

extension UIView {
  /// What `intrinsicContentSize` holds where the content asks for nothing.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1

  /// Asks for a layout in the next turn.
  public func setNeedsLayout() {}

  /// Lays out at once what asked for it.
  public func layoutIfNeeded() { layoutSubviews() }

  /// Asks to be drawn.
  public func setNeedsDisplay() {}

  /// Takes the size that fits.
  public func sizeToFit() {
    let size = sizeThatFits(bounds.size)
    bounds = CGRect(origin: .zero, size: size)
  }

  /// Asks for the constraints to be brought up to date.
  public func setNeedsUpdateConstraints() {}

  /// Brings the constraints up to date.
  public func updateConstraintsIfNeeded() { updateConstraints() }

  /// Says that the content asks for another size now.
  public func invalidateIntrinsicContentSize() {}
}

extension UIView {
  /// The relations kept with the view.
  public var constraints: [NSLayoutConstraint] { details?.constraints ?? [] }

  /// Keeps a relation with the view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = true
    seldom.constraints.append(constraint)
  }

  /// Keeps relations with the view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Keeps a relation no more.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    constraint.isActive = false
    details?.constraints.removeAll { $0 === constraint }
  }

  /// Keeps relations no more.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Sets how much the view resists growing.
  public func setContentHuggingPriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// Sets how much the view resists shrinking.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {}

  /// The size the relations ask for: the view's own here.
  public func systemLayoutSizeFitting(_ targetSize: CGSize) -> CGSize { bounds.size }

  /// The size the relations ask for: the view's own here.
  public func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
    verticalFittingPriority vertical: UILayoutPriority
  ) -> CGSize { bounds.size }

  /// As small as can be.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// As large as can be.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
