import Foundation

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
