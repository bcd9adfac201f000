import Foundation

/// A search field with a screen of results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a search controller with a screen of results.
  public init(searchResultsController: UIViewController?) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a search controller from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
  }

  /// The screen that shows the results.
  public let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is called when the search starts and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar()
  /// Whether a search is under way.
  open var isActive = false
  /// Whether the content behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the navigation bar hides during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the scope bar appears automatically.
  open var automaticallyShowsScopeBar = true
}

/// A delegate that is called when a search starts and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search appears. It never is here.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search disappeared. It never is here.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search text changed. It never is here.
  func updateSearchResults(for searchController: UISearchController)
}
