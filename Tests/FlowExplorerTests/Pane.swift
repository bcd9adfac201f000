import PortableUIKit

/// A pane over a screen.
final class Pane: UIView {
  /// Covers a view.
  ///
  /// - Parameter button: the title of a button that takes the pane away; nil for none.
  static func cover(_ view: UIView, button: String? = nil) {
    let pane = Pane()
    if let button {
      let close = UIAction(title: button) { [unowned pane] _ in pane.removeFromSuperview() }
      pane.addSubview(UIButton(primaryAction: close))
    }
    view.addSubview(pane)
    pane.fillByConstraints(view)
  }
}

extension UIView {
  /// Makes the view as large as the one that it is in.
  func fillByConstraints(_ view: UIView) {
    translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      topAnchor.constraint(equalTo: view.topAnchor),
      bottomAnchor.constraint(equalTo: view.bottomAnchor),
      leadingAnchor.constraint(equalTo: view.leadingAnchor),
      trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
