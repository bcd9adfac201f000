// The buttons that UIKit makes for itself in bars. On a phone, they send their actions through the
// application object, as the app's own controls do, and no other report is made of them.
#if FLOW_PHONE
  extension UINavigationController {
    /// Taps the back button, which is a control in a view of the bar.
    func tapBackButton() {
      let content = NavigationBarContentView(of: self)
      let button = UIControl()
      content.addSubview(button)
      navigationBar.addSubview(content)
      button.sendAction(NavigationBarContentView.action, to: content, for: nil)
      content.removeFromSuperview()
    }
  }

  /// The view in a navigation bar that has its buttons.
  private final class NavigationBarContentView: UIView, SelectorPerforming {
    static let action = Selector("backButtonAction:")

    private weak var navigationController: UINavigationController?

    init(of navigationController: UINavigationController) {
      self.navigationController = navigationController
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    func perform(_ selector: Selector, from sender: Any?) -> Bool {
      guard selector == Self.action else { return false }
      navigationController?.goBack()
      return true
    }
  }

  extension UITabBarController {
    /// Taps a tab, whose item sends the action.
    func tapTab(at index: Int) {
      guard let item = viewControllers?[index].tabBarItem else { return }
      UIApplication.shared.sendAction("tabBarItemTapped:", to: self, from: item, for: nil)
    }
  }

  extension UITabBarController: SelectorPerforming {
    public func perform(_ selector: Selector, from sender: Any?) -> Bool {
      guard selector == "tabBarItemTapped:", let item = sender as? UITabBarItem,
        let index = viewControllers?.firstIndex(where: { $0.tabBarItem === item })
      else { return false }
      openTab(at: index)
      return true
    }
  }
#else
  extension UINavigationController {
    func tapBackButton() { goBack() }
  }

  extension UITabBarController {
    func tapTab(at index: Int) { openTab(at: index) }
  }
#endif
