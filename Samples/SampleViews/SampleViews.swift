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

extension UILabel {
  /// Creates a label that shows a text, on as many lines as it needs.
  public convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = 0
  }
}
