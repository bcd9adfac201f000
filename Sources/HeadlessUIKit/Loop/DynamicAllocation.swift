import Foundation

// A registered class is made without knowing it: by its own designated initialiser, as UIKit does.
// In Swift only a `required` initialiser can be called on such a class, and demanding one of every
// cell would break code written for UIKit. A convenience initialiser of the base class, though, does
// allocate the class it is called on and delegates to that class's own initialiser. What follows
// calls these convenience initialisers by their symbols; both sides of each pair are in this file.

extension UITableViewCell {
  @_silgen_name("headless_uikit_dequeue_table_cell")
  @usableFromInline convenience init(dequeuedAs identifier: String?) {
    self.init(style: .default, reuseIdentifier: identifier)
  }

  @_silgen_name("headless_uikit_dequeue_table_cell")
  static func dequeued(_ identifier: __owned String?) -> Self
}

extension UITableViewHeaderFooterView {
  @_silgen_name("headless_uikit_dequeue_table_header")
  @usableFromInline convenience init(dequeuedAs identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("headless_uikit_dequeue_table_header")
  static func dequeued(_ identifier: __owned String?) -> Self
}

extension UICollectionReusableView {
  @_silgen_name("headless_uikit_dequeue_collection_view")
  @usableFromInline convenience init(dequeuedIn frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("headless_uikit_dequeue_collection_view")
  static func dequeued(in frame: __owned CGRect) -> Self
}

extension UIResponder {
  @_silgen_name("headless_uikit_launch_delegate")
  @usableFromInline convenience init(launched: Bool) {
    self.init()
  }

  @_silgen_name("headless_uikit_launch_delegate")
  static func made(_ launched: __owned Bool) -> Self
}

extension UIView {
  @_silgen_name("headless_uikit_view_proxy")
  @usableFromInline convenience init(proxy frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("headless_uikit_view_proxy")
  static func madeProxy(_ frame: __owned CGRect) -> Self

  static func proxy(of type: UIView.Type) -> UIView { type.madeProxy(.zero) }
}

extension UIBarItem {
  @_silgen_name("headless_uikit_bar_item_proxy")
  @usableFromInline convenience init(proxy: Bool) {
    self.init()
  }

  @_silgen_name("headless_uikit_bar_item_proxy")
  static func madeProxy(_ proxy: __owned Bool) -> Self

  static func proxy(of type: UIBarItem.Type) -> UIBarItem { type.madeProxy(true) }
}
