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
