import Foundation

/// A search field with a screen of results.
@preconcurrency @MainActor open class UISearchController: UIViewController {
  /// Creates a search controller with a screen of results.
  public init(searchResultsController: UIViewController? = nil) {
    self.searchResultsController = searchResultsController
    super.init(nibName: nil, bundle: nil)
    searchBar.controller = self
  }

  /// Creates a search controller from an archive.
  public required init?(coder: NSCoder) {
    searchResultsController = nil
    super.init(coder: coder)
    searchBar.controller = self
  }

  /// The screen that shows the results.
  public let searchResultsController: UIViewController?
  /// The object that updates the results.
  open weak var searchResultsUpdater: (any UISearchResultsUpdating)?
  /// The delegate, which is called when the search starts and ends.
  open weak var delegate: (any UISearchControllerDelegate)?
  public let searchBar = UISearchBar()
  /// The navigation item that it was set on.
  weak var item: UINavigationItem?
  /// Whether a search is under way.
  open var isActive = false {
    didSet { if isActive != oldValue { activityChanged() } }
  }
  /// Whether the content behind is dimmed.
  open var obscuresBackgroundDuringPresentation = true
  /// Whether the content behind is dimmed, by its name before iOS 12.
  open var dimsBackgroundDuringPresentation: Bool {
    get { obscuresBackgroundDuringPresentation }
    set { obscuresBackgroundDuringPresentation = newValue }
  }
  /// Whether the navigation bar hides during a search.
  open var hidesNavigationBarDuringPresentation = true
  /// Whether the scope bar appears automatically.
  open var automaticallyShowsScopeBar = true
  /// When scope bars show.
  public enum ScopeBarActivation: Int, Sendable {
    case automatic, manual, onTextEntry, onSearchActivation
  }
  open var scopeBarActivation = ScopeBarActivation.automatic
  /// Whether the Cancel button appears automatically. A person can cancel a search in any case.
  open var automaticallyShowsCancelButton = true
  /// Whether the screen of results appears automatically.
  open var automaticallyShowsSearchResultsController = true
  /// Whether the screen of results shows without a text, too.
  open var showsSearchResultsController = false {
    didSet { showResults() }
  }

  private func activityChanged() {
    if isActive {
      delegate?.willPresentSearchController(self)
      update()
      delegate?.didPresentSearchController(self)
    } else {
      delegate?.willDismissSearchController(self)
      searchBar.text = ""
      searchBar.resignFirstResponder()
      update()
      delegate?.didDismissSearchController(self)
    }
  }

  /// Has the results updated for the text.
  func update() {
    searchResultsUpdater?.updateSearchResults(for: self)
    showResults()
  }

  // MARK: The results

  override var host: UIViewController? { storedParent }
  override var shownChildren: [UIViewController] { children }

  /// The host, which presents it.
  open override var presentingViewController: UIViewController? { host }

  /// Ends the search, or dismisses what was presented on it.
  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    guard presentation == nil else { return super.dismiss(animated: flag, completion: completion) }
    isActive = false
    completion?()
  }

  /// Shows or hides the screen of results, in the screen whose search this is: during a search, for
  /// some text or where the app asks for it.
  private func showResults() {
    let isWanted = showsSearchResultsController || searchBar.text?.isEmpty == false
    let results = isActive && isWanted ? searchResultsController : nil
    let shown = children.last
    guard shown !== results else { return }
    if let shown {
      beginAppearance(false, animated: false)
      endAppearance()
      shown.willMove(toParent: nil)
      disown(shown)
      storedParent?.release(self)
    }
    guard let results, let owner = screenOfBar else { return }
    addChild(results)
    results.didMove(toParent: self)
    owner.addChild(self)
    guard owner.isOnDisplay else { return results.loadViewIfNeeded() }
    beginAppearance(true, animated: false)
    endAppearance()
  }

  /// The screen that the search bar stands in, or whose navigation item it belongs to.
  private var screenOfBar: UIViewController? {
    var responder: UIResponder? = searchBar.superview
    while let current = responder {
      if let screen = current as? UIViewController { return screen }
      responder = current.next
    }
    return item?.screen
  }
}

/// A delegate that is called when a search starts and ends.
@preconcurrency @MainActor public protocol UISearchControllerDelegate: AnyObject {
  /// Called before the search appears.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Called after the search appeared.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Called before the search disappears.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Called after the search disappeared.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Does nothing.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Does nothing.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}

/// An object that updates search results.
@preconcurrency @MainActor public protocol UISearchResultsUpdating: AnyObject {
  /// Called when the search text changed, and when the search begins or ends.
  func updateSearchResults(for searchController: UISearchController)
}
