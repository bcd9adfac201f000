import HeadlessUIKit

/// What a person finds in the window.
@MainActor enum Display {
  /// Every view of a kind under a view, in order.
  static func views<Kind: UIView>(_ type: Kind.Type, in view: UIView) -> [Kind] {
    view.subviews.flatMap { ([$0] as? [Kind] ?? []) + views(type, in: $0) }
  }

  /// The button of a title.
  static func button(_ title: String, in view: UIView) -> UIButton? {
    views(UIButton.self, in: view).first { $0.currentTitle == title }
  }
}
