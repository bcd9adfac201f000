extension ShimSources {
  /// Reusable's names for cells, nibs and storyboards: those of their classes.
  static let reusable = """
    import Foundation
    import PortableUIKit

    public protocol Reusable: AnyObject { static var reuseIdentifier: String { get } }
    extension Reusable { public static var reuseIdentifier: String { String(describing: self) } }

    @preconcurrency @MainActor public protocol NibLoadable: AnyObject { static var nib: UINib { get } }
    extension NibLoadable {
      public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
    }
    extension NibLoadable where Self: UIView {
      public static func loadFromNib() -> Self {
        guard let view = nib.instantiate(withOwner: nil, options: nil).first as? Self else {
          fatalError("The nib of \\(self) does not begin with a view of that class.")
        }
        return view
      }
    }
    public typealias NibReusable = Reusable & NibLoadable

    @preconcurrency @MainActor public protocol NibOwnerLoadable: AnyObject { static var nib: UINib { get } }
    extension NibOwnerLoadable {
      public static var nib: UINib { UINib(nibName: String(describing: self), bundle: nil) }
    }
    extension NibOwnerLoadable where Self: UIView {
      public func loadNibContent() {
        for case let view as UIView in Self.nib.instantiate(withOwner: self, options: nil) {
          addSubview(view)
        }
      }
    }

    @preconcurrency @MainActor public protocol StoryboardBased: AnyObject {
      static var sceneStoryboard: UIStoryboard { get }
    }
    extension StoryboardBased {
      public static var sceneStoryboard: UIStoryboard {
        UIStoryboard(name: String(describing: self), bundle: nil)
      }
    }
    extension StoryboardBased where Self: UIViewController {
      public static func instantiate() -> Self {
        guard let screen = sceneStoryboard.instantiateInitialViewController() as? Self else {
          fatalError("The first scene of the storyboard is not a \\(self).")
        }
        return screen
      }
    }

    @preconcurrency @MainActor public protocol StoryboardSceneBased: AnyObject {
      static var sceneStoryboard: UIStoryboard { get }
      static var sceneIdentifier: String { get }
    }
    extension StoryboardSceneBased {
      public static var sceneIdentifier: String { String(describing: self) }
    }
    extension StoryboardSceneBased where Self: UIViewController {
      public static func instantiate() -> Self {
        let screen = sceneStoryboard.instantiateViewController(withIdentifier: sceneIdentifier)
        guard let screen = screen as? Self else {
          fatalError("The scene \\(sceneIdentifier) is not a \\(self).")
        }
        return screen
      }
    }

    extension UITableView {
      public final func register<Cell: UITableViewCell & Reusable>(cellType: Cell.Type) {
        register(cellType.self, forCellReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func register<Cell: UITableViewCell & Reusable & NibLoadable>(cellType: Cell.Type) {
        register(cellType.nib, forCellReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func dequeueReusableCell<Cell: UITableViewCell & Reusable>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
      ) -> Cell {
        let cell = dequeueReusableCell(withIdentifier: cellType.reuseIdentifier, for: indexPath)
        guard let cell = cell as? Cell else { fatalError("Register \\(cellType) first.") }
        return cell
      }
      public final func register<View: UITableViewHeaderFooterView & Reusable>(
        headerFooterViewType: View.Type
      ) {
        register(
          headerFooterViewType.self,
          forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
      }
      public final func register<View: UITableViewHeaderFooterView & Reusable & NibLoadable>(
        headerFooterViewType: View.Type
      ) {
        register(
          headerFooterViewType.nib,
          forHeaderFooterViewReuseIdentifier: headerFooterViewType.reuseIdentifier)
      }
      public final func dequeueReusableHeaderFooterView<View: UITableViewHeaderFooterView & Reusable>(
        _ viewType: View.Type = View.self
      ) -> View? {
        dequeueReusableHeaderFooterView(withIdentifier: viewType.reuseIdentifier) as? View
      }
    }

    extension UICollectionView {
      public final func register<Cell: UICollectionViewCell & Reusable>(cellType: Cell.Type) {
        register(cellType.self, forCellWithReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func register<Cell: UICollectionViewCell & Reusable & NibLoadable>(cellType: Cell.Type) {
        register(cellType.nib, forCellWithReuseIdentifier: cellType.reuseIdentifier)
      }
      public final func dequeueReusableCell<Cell: UICollectionViewCell & Reusable>(
        for indexPath: IndexPath, cellType: Cell.Type = Cell.self
      ) -> Cell {
        let cell = dequeueReusableCell(withReuseIdentifier: cellType.reuseIdentifier, for: indexPath)
        guard let cell = cell as? Cell else { fatalError("Register \\(cellType) first.") }
        return cell
      }
      public final func register<View: UICollectionReusableView & Reusable>(
        supplementaryViewType: View.Type, ofKind elementKind: String
      ) {
        register(
          supplementaryViewType.self, forSupplementaryViewOfKind: elementKind,
          withReuseIdentifier: supplementaryViewType.reuseIdentifier)
      }
      public final func register<View: UICollectionReusableView & Reusable & NibLoadable>(
        supplementaryViewType: View.Type, ofKind elementKind: String
      ) {
        register(
          supplementaryViewType.nib, forSupplementaryViewOfKind: elementKind,
          withReuseIdentifier: supplementaryViewType.reuseIdentifier)
      }
      public final func dequeueReusableSupplementaryView<View: UICollectionReusableView & Reusable>(
        ofKind elementKind: String, for indexPath: IndexPath, viewType: View.Type = View.self
      ) -> View {
        let view = dequeueReusableSupplementaryView(
          ofKind: elementKind, withReuseIdentifier: viewType.reuseIdentifier, for: indexPath)
        guard let view = view as? View else { fatalError("Register \\(viewType) first.") }
        return view
      }
    }

    """
}
