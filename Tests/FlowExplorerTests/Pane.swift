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
    pane.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate([
      pane.topAnchor.constraint(equalTo: view.topAnchor),
      pane.bottomAnchor.constraint(equalTo: view.bottomAnchor),
      pane.leadingAnchor.constraint(equalTo: view.leadingAnchor),
      pane.trailingAnchor.constraint(equalTo: view.trailingAnchor),
    ])
  }
}
