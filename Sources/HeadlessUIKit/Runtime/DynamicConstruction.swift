import Foundation

/// Lets the classes below be constructed where the class is only known at run time:
/// `T(frame: .zero)`, `Self(nibName: nil, bundle: nil)`, `type.init()`.
///
/// Swift allows such calls of Objective-C's initializers, because these are looked up by their
/// selectors, but of a Swift class's only if they are `required`, or a protocol's. Those below are a
/// protocol's. Where a class that has the initializer is named, as in `UIView(frame: .zero)`, its own is
/// called.
public protocol DynamicConstruction {}

extension UIResponder: DynamicConstruction {}

// Each initializer is implemented by the static function below it, which has the class that is to be
// constructed as its `self`; in an initializer of a protocol it could not be asked for.
//
// Invariant: both declarations of a pair have one symbol name, so they must have the same calling
// convention: an initializer takes its parameters owned and the metatype as `self`.

extension DynamicConstruction where Self: UIResponder {
  @_silgen_name("headless_uikit_construct_responder")
  @preconcurrency @MainActor public init()

  @_silgen_name("headless_uikit_construct_responder")
  @MainActor @usableFromInline static func construct() -> Self {
    guard let own = constructed() as? Self, type(of: own) == self else {
      return created(plainly: true)
    }
    return own
  }
}

extension DynamicConstruction where Self: UIViewController {
  @_silgen_name("headless_uikit_construct_controller")
  @preconcurrency @MainActor public init(
    nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?)

  @_silgen_name("headless_uikit_construct_controller")
  @MainActor @usableFromInline static func construct(
    nibName: __owned String?, bundle: __owned Bundle?
  ) -> Self {
    created(nibName: nibName, bundle: bundle)
  }
}

extension DynamicConstruction where Self: UITableViewController {
  @_silgen_name("headless_uikit_construct_table_controller")
  @preconcurrency @MainActor public init(style: UITableView.Style)

  @_silgen_name("headless_uikit_construct_table_controller")
  @MainActor @usableFromInline static func construct(style: __owned UITableView.Style) -> Self {
    created(style: style)
  }
}

extension DynamicConstruction where Self: UICollectionViewController {
  @_silgen_name("headless_uikit_construct_collection_controller")
  @preconcurrency @MainActor public init(collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("headless_uikit_construct_collection_controller")
  @MainActor @usableFromInline static func construct(layout: __owned UICollectionViewLayout) -> Self
  {
    created(layout: layout)
  }
}

extension DynamicConstruction where Self: UINavigationController {
  @_silgen_name("headless_uikit_construct_navigation_controller")
  @preconcurrency @MainActor public init(rootViewController: UIViewController)

  @_silgen_name("headless_uikit_construct_navigation_controller")
  @MainActor @usableFromInline static func construct(root: __owned UIViewController) -> Self {
    created(root: root)
  }
}

extension DynamicConstruction where Self: UIView {
  @_silgen_name("headless_uikit_construct_view")
  @preconcurrency @MainActor public init(frame: CGRect)

  @_silgen_name("headless_uikit_construct_view")
  @MainActor @usableFromInline static func construct(frame: __owned CGRect) -> Self {
    created(frame: frame)
  }
}

extension DynamicConstruction where Self: UITableView {
  @_silgen_name("headless_uikit_construct_table")
  @preconcurrency @MainActor public init(frame: CGRect, style: UITableView.Style)

  @_silgen_name("headless_uikit_construct_table")
  @MainActor @usableFromInline static func construct(
    frame: __owned CGRect, style: __owned UITableView.Style
  ) -> Self { created(frame: frame, style: style) }
}

extension DynamicConstruction where Self: UITableViewCell {
  @_silgen_name("headless_uikit_construct_table_cell")
  @preconcurrency @MainActor public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?)

  @_silgen_name("headless_uikit_construct_table_cell")
  @MainActor @usableFromInline static func construct(
    style: __owned UITableViewCell.CellStyle, reuseIdentifier: __owned String?
  ) -> Self { created(style: style, reuseIdentifier: reuseIdentifier) }
}

extension DynamicConstruction where Self: UITableViewHeaderFooterView {
  @_silgen_name("headless_uikit_construct_table_header")
  @preconcurrency @MainActor public init(reuseIdentifier: String?)

  @_silgen_name("headless_uikit_construct_table_header")
  @MainActor @usableFromInline static func construct(reuseIdentifier: __owned String?) -> Self {
    created(reuseIdentifier: reuseIdentifier)
  }
}

extension DynamicConstruction where Self: UICollectionView {
  @_silgen_name("headless_uikit_construct_collection")
  @preconcurrency @MainActor public init(
    frame: CGRect, collectionViewLayout layout: UICollectionViewLayout)

  @_silgen_name("headless_uikit_construct_collection")
  @MainActor @usableFromInline static func construct(
    frame: __owned CGRect, layout: __owned UICollectionViewLayout
  )
    -> Self
  { created(frame: frame, layout: layout) }
}

extension DynamicConstruction where Self: UIButton {
  @_silgen_name("headless_uikit_construct_button")
  @preconcurrency @MainActor public init(type buttonType: UIButton.ButtonType)

  @_silgen_name("headless_uikit_construct_button")
  @MainActor @usableFromInline static func construct(type: __owned UIButton.ButtonType) -> Self {
    created(type: type)
  }
}
