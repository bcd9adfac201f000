import Foundation

extension UIView {
  /// The value in `intrinsicContentSize` for a dimension without an intrinsic size.
  nonisolated public static let noIntrinsicMetric: CGFloat = -1
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

  /// The target size that asks for the smallest fit.
  nonisolated public static let layoutFittingCompressedSize = CGSize.zero
  /// The target size that asks for the largest fit.
  nonisolated public static let layoutFittingExpandedSize = CGSize(width: 10000, height: 10000)
}
