import HeadlessUIKit

/// Finds views in a window.
@MainActor enum Display {
  /// Returns the descendants of a view that are of a type, in order.
  static func views<Kind: UIView>(_ type: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { ([$0] as? [Kind] ?? []) + views(type, in: $0) }
  }

  /// Returns the button with a title.
  static func button(_ title: String, in view: UIView) -> UIButton? {
    views(UIButton.self, in: view).first { $0.currentTitle == title }
  }
}
