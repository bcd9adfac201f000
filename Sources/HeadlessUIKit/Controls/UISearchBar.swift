import Foundation

/// A field to search in.
@preconcurrency @MainActor open class UISearchBar: UIView {
  /// What a bar looks like.
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  /// Hears what is searched for.
  open weak var delegate: (any UISearchBarDelegate)?
  /// What is searched for.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// What the field says while it is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  /// The field itself.
  public let searchTextField = UITextField()
  /// What the bar looks like.
  open var searchBarStyle = Style.default
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether there is a button that ends the search.
  open var showsCancelButton = false
  /// Whether one sees where one can search.
  open var showsScopeBar = false
  /// The image behind.
  open var backgroundImage: UIImage?
  /// Whether the bar lets what is under it shine through.
  open var isTranslucent = true
  /// What the bar looks like.
  open var barStyle = UIBarStyle.default

  open override var canBecomeFirstResponder: Bool { true }

  /// Where one can search.
  open var scopeButtonTitles: [String]?
  /// Where one searches.
  open var selectedScopeButtonIndex = 0

  /// Shows or hides the button that ends the search.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  /// What typing into the field does.
  func type(_ new: String) {
    InterfaceObservation.act(.enter(placeholder ?? "UISearchBar")) {
      guard delegate?.searchBarShouldBeginEditing(self) ?? true else { return }
      delegate?.searchBarTextDidBeginEditing(self)
      text = new
      delegate?.searchBar(self, textDidChange: new)
    }
  }
}

/// Hears what is searched for.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the search key was tapped.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the search was ended.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// It may.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
