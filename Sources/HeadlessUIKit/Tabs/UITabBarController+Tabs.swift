extension UITabBarController {
  /// Creates a tab bar controller with tabs.
  public convenience init(tabs: [UITab]) {
    self.init(nibName: nil, bundle: nil)
    self.tabs = tabs
  }

  /// The tabs. Their view controllers are made when they are set.
  public var tabs: [UITab] {
    get { storedTabs }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the tabs.
  ///
  /// - Parameters:
  ///   - tabs: The tabs.
  ///   - animated: Ignored, as nothing is drawn.
  public func setTabs(_ tabs: [UITab], animated: Bool) {
    for tab in storedTabs { tab.tabBarController = nil }
    storedTabs = tabs
    for tab in tabs { tab.tabBarController = self }
    showTabs()
  }

  /// The selected tab. Setting it does not call the delegate.
  public var selectedTab: UITab? {
    get { storedTabs.first { $0.shownViewController === selectedViewController } }
    set {
      guard let screen = newValue?.shownViewController,
        viewControllers?.contains(where: { $0 === screen }) == true
      else { return }
      selectedViewController = screen
    }
  }

  /// The tab of an identifier, in groups, too; `nil` for none.
  public func tab(forIdentifier identifier: String) -> UITab? {
    func find(in tabs: [UITab]) -> UITab? {
      for tab in tabs {
        if tab.identifier == identifier { return tab }
        if let group = tab as? UITabGroup, let found = find(in: group.children) { return found }
      }
      return nil
    }
    return find(in: storedTabs)
  }

  /// Shows the tabs that are not hidden.
  func showTabs() {
    setViewControllers(
      storedTabs.filter { !$0.isHidden }.compactMap(\.shownViewController), animated: false)
  }
}
