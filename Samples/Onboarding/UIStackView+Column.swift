import PortableUIKit

extension UIStackView {
  /// A column that fills the screen.
  convenience init(column views: [UIView]) {
    self.init(arrangedSubviews: views)
    axis = .vertical
    alignment = .center
    distribution = .equalCentering
    backgroundColor = .systemBackground
  }
}
