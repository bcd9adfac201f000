import Foundation

/// A screen with a field to search in.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a search over a screen's results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The screen that shows the results.
  public let searchResultsController: UIViewController?
  /// Brings the results up to date.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// Hears of the search's beginning and end.
  open weak var delegate: (any UISearchControllerDelegate)?
  /// The field.
  public let searchBar = UISearchBar()
  /// Whether somebody searches.
  open var isActive = false
  /// Whether what lies behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar goes.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the scope bar comes by itself.
  open var automaticallyShowsScopeBar = true
}

/// Hears of a search's beginning and end.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search comes.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search went.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// Brings results up to date.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when what is searched for changed.
  func updateSearchResults(for searchController: UISearchController)
}
