import Foundation

/// Brings results up to date.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when what is searched for changed.
  func updateSearchResults(for searchController: UISearchController)
}
