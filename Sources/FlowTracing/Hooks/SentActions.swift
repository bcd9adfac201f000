import FlowTrace
import PortableUIKit

extension PersonStep {
  /// What a person did, by the action that UIKit sends for it; nil where a second action follows that
  /// says more, and where no person can have sent it.
  ///
  /// UIKit's own buttons in bars send their actions as the app's controls do. A tab is sent by its item
  /// to the tab bar controller, and the back button's action to a view in the navigation bar.
  @MainActor
  init?(sentBy sender: Any?, to target: Any?) {
    switch sender {
    case let item as UITabBarItem:
      self.init(.tab, item.spokenName(in: target as? UITabBarController))
    case let item as UIBarButtonItem:
      self.init(.tap, item.title ?? item.accessibilityLabel ?? "\(type(of: item))")
    case let control as UIControl:
      guard let bar = control.barOfWhichItIsPart else {
        self.init(control.hasValueToEnter ? .enter : .tap, control.spokenTitle)
        return
      }
      guard bar is UINavigationBar, let view = target as? UIView, view.isDescendant(of: bar) else {
        return nil
      }
      self.init(.back)
    default: return nil
    }
  }
}

extension UITabBarItem {
  fileprivate func spokenName(in tabs: UITabBarController?) -> String {
    let screen = tabs?.viewControllers?.first { $0.tabBarItem === self }
    let first = (screen as? UINavigationController)?.viewControllers.first
    return title ?? first?.tabBarItem?.title ?? screen?.title ?? first?.title ?? accessibilityLabel
      ?? (first ?? screen).map { "\(type(of: $0))" } ?? "\(type(of: self))"
  }
}

extension UIControl {
  /// Whether the control sends an action for a value, rather than for a tap.
  fileprivate var hasValueToEnter: Bool {
    switch self {
    case is UITextField, is UISwitch, is UISlider, is UIStepper, is UISegmentedControl,
      is UIDatePicker:
      true
    default: false
    }
  }

  fileprivate var spokenTitle: String {
    let title = (self as? UIButton)?.currentTitle?.onOneLine ?? ""
    guard title.isEmpty else { return title }
    return hasValueToEnter ? personName : accessibilityLabel ?? "\(type(of: self))"
  }

  /// The bar that made the control for itself; nil for the app's controls, those in bars included.
  fileprivate var barOfWhichItIsPart: UIView? {
    var view = superview
    while let ancestor = view {
      if let own = ancestor.viewsOfAppInBar {
        return own.contains { isDescendant(of: $0) } ? nil : ancestor
      }
      view = ancestor.superview
    }
    return nil
  }
}

extension UIView {
  /// The views that the app put into a bar by its items; nil for a view that is no bar.
  fileprivate var viewsOfAppInBar: [UIView]? {
    switch self {
    case let bar as UINavigationBar:
      (bar.items ?? []).flatMap { item in
        let buttons = (item.leftBarButtonItems ?? []) + (item.rightBarButtonItems ?? [])
        return buttons.compactMap(\.customView) + [item.titleView].compactMap { $0 }
      }
    case let bar as UIToolbar: (bar.items ?? []).compactMap(\.customView)
    case is UITabBar: []
    default: nil
    }
  }
}
