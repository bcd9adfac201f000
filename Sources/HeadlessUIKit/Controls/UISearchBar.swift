import Foundation

/// A search field.
@preconcurrency @MainActor open class UISearchBar: UIView {
  public enum Style: Int, Sendable {
    case `default`, prominent, minimal
  }

  /// The delegate, which is called for the person's input.
  open weak var delegate: (any UISearchBarDelegate)?
  /// The search text.
  open var text: String? {
    get { searchTextField.text }
    set { searchTextField.text = newValue }
  }
  /// The placeholder, shown while the field is empty.
  open var placeholder: String? {
    get { searchTextField.placeholder }
    set { searchTextField.placeholder = newValue }
  }
  public let searchTextField = UISearchTextField()
  /// The look of the bar.
  open var searchBarStyle = Style.default
  /// The bar's colour.
  open var barTintColor: UIColor?
  /// Whether the Cancel button is visible.
  open var showsCancelButton = false
  /// Whether the search scopes are visible.
  open var showsScopeBar = false
  open var backgroundImage: UIImage?
  open var isTranslucent = true
  /// The look of the bar.
  open var barStyle = UIBarStyle.default

  /// The automatic capitalization.
  open var autocapitalizationType: UITextAutocapitalizationType {
    get { searchTextField.autocapitalizationType }
    set { searchTextField.autocapitalizationType = newValue }
  }
  /// The automatic correction.
  open var autocorrectionType: UITextAutocorrectionType {
    get { searchTextField.autocorrectionType }
    set { searchTextField.autocorrectionType = newValue }
  }
  open var spellCheckingType: UITextSpellCheckingType {
    get { searchTextField.spellCheckingType }
    set { searchTextField.spellCheckingType = newValue }
  }
  open var keyboardType: UIKeyboardType {
    get { searchTextField.keyboardType }
    set { searchTextField.keyboardType = newValue }
  }
  /// The title of the Return key.
  open var returnKeyType: UIReturnKeyType {
    get { searchTextField.returnKeyType }
    set { searchTextField.returnKeyType = newValue }
  }
  /// Whether the Return key is disabled while the field is empty.
  open var enablesReturnKeyAutomatically: Bool {
    get { searchTextField.enablesReturnKeyAutomatically }
    set { searchTextField.enablesReturnKeyAutomatically = newValue }
  }

  open override var inputAccessoryView: UIView? {
    get { searchTextField.inputAccessoryView }
    set { searchTextField.inputAccessoryView = newValue }
  }

  open override var canBecomeFirstResponder: Bool { true }

  /// The titles of the search scopes.
  open var scopeButtonTitles: [String]?
  /// The index of the selected search scope.
  open var selectedScopeButtonIndex = 0

  /// Shows or hides the Cancel button.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }

  weak var controller: UISearchController?
  private var isEditing = false

  public override init(frame: CGRect) {
    super.init(frame: frame)
    searchTextField.bar = self
  }

  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    searchTextField.bar = self
  }

  /// Whether a person can cancel the search.
  public var offersCancel: Bool { showsCancelButton || controller?.isActive == true }

  /// Does what a person's typing does.
  func type(_ new: String) {
    InterfaceObservation.act(.enter(placeholder ?? accessibilityLabel ?? "UISearchBar")) {
      guard becomeFirstResponder() else { return }
      text = new
      delegate?.searchBar(self, textDidChange: new)
      controller?.update()
    }
  }

  /// Does what a tap on the Cancel button does.
  func cancel() {
    delegate?.searchBarCancelButtonClicked(self)
    controller?.isActive = false
    resignFirstResponder()
  }

  /// Begins editing. The bar is first responder when its delegate hears of it, and then its search
  /// controller's.
  @discardableResult open override func becomeFirstResponder() -> Bool {
    if isEditing { return true }
    guard delegate?.searchBarShouldBeginEditing(self) ?? true, super.becomeFirstResponder() else {
      return false
    }
    isEditing = true
    delegate?.searchBarTextDidBeginEditing(self)
    controller?.isActive = true
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard isEditing else { return super.resignFirstResponder() }
    guard delegate?.searchBarShouldEndEditing(self) ?? true, super.resignFirstResponder() else {
      return false
    }
    isEditing = false
    delegate?.searchBarTextDidEndEditing(self)
    return true
  }
}

/// The text field of a search bar, which edits for it.
@preconcurrency @MainActor open class UISearchTextField: UITextField {
  weak var bar: UISearchBar?

  open override var isFirstResponder: Bool { bar?.isFirstResponder ?? super.isFirstResponder }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    bar?.becomeFirstResponder() ?? super.becomeFirstResponder()
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    bar?.resignFirstResponder() ?? super.resignFirstResponder()
  }
}

/// The delegate, which is called for the person's input.
@preconcurrency @MainActor public protocol UISearchBarDelegate: AnyObject {
  /// Whether editing may begin.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing began.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Whether editing may end.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Called after editing ended.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Called when the text changed.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Called when the Search key was pressed.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Called when the Cancel button was tapped.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Returns `true`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Returns `true`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Does nothing.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Does nothing.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Does nothing.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
