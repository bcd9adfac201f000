import PortableUIKit

extension UIStackView {
  /// Creates a column that fills a screen, as the samples' screens have it.
  ///
  /// - Parameter views: what stands in it, from top to bottom.
  public convenience init(column views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    alignment = .center
    distribution = .equalCentering
    backgroundColor = .systemBackground
  }
}
