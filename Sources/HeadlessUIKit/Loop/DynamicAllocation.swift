import Foundation

// Creates objects of classes that are only known at run time: registered cells, an app's delegate,
// appearance proxies, and what generic code constructs (see ``DynamicConstruction``). UIKit calls the class's own designated initializer. In Swift only a `required`
// initializer can be called on such a class, and requiring one of every cell would break code
// written for UIKit. A convenience initializer of the base class, however, allocates the class on
// which it is called, and delegates to that class's designated initializer. The functions below call
// such convenience initializers by their symbols.
//
// Invariant: both declarations of a pair have one symbol name, so they must have the same calling
// convention: an allocating initializer takes its parameters owned and the metatype as `self`.

extension UITableViewHeaderFooterView {
  @_silgen_name("headless_uikit_create_table_header")
  @usableFromInline convenience init(createdAs identifier: String?) {
    self.init(reuseIdentifier: identifier)
  }

  @_silgen_name("headless_uikit_create_table_header")
  static func created(reuseIdentifier: __owned String?) -> Self
}

extension NSObject {
  @_silgen_name("headless_uikit_create_object")
  @usableFromInline convenience init(createdPlainly: Bool) {
    self.init()
  }

  @_silgen_name("headless_uikit_create_object")
  static func created(plainly: __owned Bool) -> Self
}

extension UIView {
  @_silgen_name("headless_uikit_create_view")
  @usableFromInline convenience init(createdIn frame: CGRect) {
    self.init(frame: frame)
  }

  @_silgen_name("headless_uikit_create_view")
  static func created(frame: __owned CGRect) -> Self
}

extension UIViewController {
  @_silgen_name("headless_uikit_create_controller")
  @usableFromInline convenience init(createdFrom name: String?, bundle: Bundle?) {
    self.init(nibName: name, bundle: bundle)
  }

  @_silgen_name("headless_uikit_create_controller")
  static func created(nibName: __owned String?, bundle: __owned Bundle?) -> Self
}

extension UITableViewController {
  @_silgen_name("headless_uikit_create_table_controller")
  @usableFromInline convenience init(createdIn style: UITableView.Style) {
    self.init(style: style)
  }

  @_silgen_name("headless_uikit_create_table_controller")
  static func created(style: __owned UITableView.Style) -> Self
}

extension UICollectionViewController {
  @_silgen_name("headless_uikit_create_collection_controller")
  @usableFromInline convenience init(createdWith layout: UICollectionViewLayout) {
    self.init(collectionViewLayout: layout)
  }

  @_silgen_name("headless_uikit_create_collection_controller")
  static func created(layout: __owned UICollectionViewLayout) -> Self
}

extension UINavigationController {
  @_silgen_name("headless_uikit_create_navigation_controller")
  @usableFromInline convenience init(createdAround root: UIViewController) {
    self.init(rootViewController: root)
  }

  @_silgen_name("headless_uikit_create_navigation_controller")
  static func created(root: __owned UIViewController) -> Self
}

extension UITableView {
  @_silgen_name("headless_uikit_create_table")
  @usableFromInline convenience init(createdIn frame: CGRect, style: Style) {
    self.init(frame: frame, style: style)
  }

  @_silgen_name("headless_uikit_create_table")
  static func created(frame: __owned CGRect, style: __owned Style) -> Self
}

extension UITableViewCell {
  @_silgen_name("headless_uikit_create_table_cell")
  @usableFromInline convenience init(createdIn style: CellStyle, reuseIdentifier: String?) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  @_silgen_name("headless_uikit_create_table_cell")
  static func created(style: __owned CellStyle, reuseIdentifier: __owned String?) -> Self
}

extension UICollectionView {
  @_silgen_name("headless_uikit_create_collection")
  @usableFromInline convenience init(createdIn frame: CGRect, layout: UICollectionViewLayout) {
    self.init(frame: frame, collectionViewLayout: layout)
  }

  @_silgen_name("headless_uikit_create_collection")
  static func created(frame: __owned CGRect, layout: __owned UICollectionViewLayout) -> Self
}

extension UIButton {
  @_silgen_name("headless_uikit_create_button")
  @usableFromInline convenience init(createdOf type: ButtonType) {
    self.init(type: type)
  }

  @_silgen_name("headless_uikit_create_button")
  static func created(type: __owned ButtonType) -> Self
}
