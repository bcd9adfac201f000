extension ShimSources {
  /// ReusableKit's cells and views, which know their classes.
  static let reusableKit = """
    import PortableUIKit

    /// A cell that can be registered, and dequeued as its class.
    @preconcurrency @MainActor public struct ReusableCell<Cell: UIView> {
      public let identifier: String
      public let nib: UINib?
      public nonisolated var `class`: Cell.Type { Cell.self }
      public nonisolated init(identifier: String? = nil, nib: UINib? = nil) {
        self.identifier = identifier ?? "\\(Cell.self)"
        self.nib = nib
      }
      public init(identifier: String? = nil, nibName: String) {
        self.init(identifier: identifier, nib: UINib(nibName: nibName, bundle: nil))
      }
    }

    /// A view beside cells that can be registered, and dequeued as its class.
    @preconcurrency @MainActor public struct ReusableView<View: UIView> {
      public let identifier: String
      public let nib: UINib?
      public nonisolated var `class`: View.Type { View.self }
      public nonisolated init(identifier: String? = nil, nib: UINib? = nil) {
        self.identifier = identifier ?? "\\(View.self)"
        self.nib = nib
      }
      public init(identifier: String? = nil, nibName: String) {
        self.init(identifier: identifier, nib: UINib(nibName: nibName, bundle: nil))
      }
    }

    public enum SupplementaryViewKind: String, Sendable {
      case header = "UICollectionElementKindSectionHeader"
      case footer = "UICollectionElementKindSectionFooter"
    }

    extension UITableView {
      public func register<Cell>(_ cell: ReusableCell<Cell>) {
        if let nib = cell.nib {
          register(nib, forCellReuseIdentifier: cell.identifier)
        } else {
          register(Cell.self, forCellReuseIdentifier: cell.identifier)
        }
      }
      public func register<View>(_ view: ReusableView<View>) {
        if let nib = view.nib {
          register(nib, forHeaderFooterViewReuseIdentifier: view.identifier)
        } else {
          register(View.self, forHeaderFooterViewReuseIdentifier: view.identifier)
        }
      }
      public func dequeue<Cell>(_ cell: ReusableCell<Cell>) -> Cell? {
        dequeueReusableCell(withIdentifier: cell.identifier) as? Cell
      }
      public func dequeue<Cell>(_ cell: ReusableCell<Cell>, for indexPath: IndexPath) -> Cell {
        dequeueReusableCell(withIdentifier: cell.identifier, for: indexPath) as! Cell
      }
      public func dequeue<View>(_ view: ReusableView<View>) -> View? {
        dequeueReusableHeaderFooterView(withIdentifier: view.identifier) as? View
      }
    }

    extension UICollectionView {
      public func register<Cell>(_ cell: ReusableCell<Cell>) {
        if let nib = cell.nib {
          register(nib, forCellWithReuseIdentifier: cell.identifier)
        } else {
          register(Cell.self, forCellWithReuseIdentifier: cell.identifier)
        }
      }
      public func register<View>(_ view: ReusableView<View>, kind: SupplementaryViewKind) {
        register(view, kind: kind.rawValue)
      }
      public func register<View>(_ view: ReusableView<View>, kind: String) {
        if let nib = view.nib {
          register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier)
        } else {
          register(View.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: view.identifier)
        }
      }
      public func dequeue<Cell>(_ cell: ReusableCell<Cell>, for indexPath: IndexPath) -> Cell {
        dequeueReusableCell(withReuseIdentifier: cell.identifier, for: indexPath) as! Cell
      }
      public func dequeue<View>(
        _ view: ReusableView<View>, kind: SupplementaryViewKind, for indexPath: IndexPath
      ) -> View { dequeue(view, kind: kind.rawValue, for: indexPath) }
      public func dequeue<View>(
        _ view: ReusableView<View>, kind: String, for indexPath: IndexPath
      ) -> View {
        dequeueReusableSupplementaryView(
          ofKind: kind, withReuseIdentifier: view.identifier, for: indexPath) as! View
      }
    }

    """
}
