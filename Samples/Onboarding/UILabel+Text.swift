import PortableUIKit

extension UILabel {
  /// A label that shows a text, on as many lines as it needs.
  convenience init(text: String) {
    self.init(frame: .zero)
    self.text = text
    numberOfLines = 0
  }
}
