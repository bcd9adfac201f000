/// An observer of navigation and control events: the only hook into the stand-in.
@preconcurrency @MainActor public protocol InterfaceObserver: AnyObject {
  /// Called for each event, synchronously.
  func interface(_ event: InterfaceEvent)
}

/// An event passed to an ``InterfaceObserver``.
public enum InterfaceEvent {
  /// Sent before app code runs for a person's action, or for `sendActions(for:)` called by the app; with the
  /// view that is touched, where it is one of the app's rather than a bar item, an alert or an edge.
  case willAct(InterfaceAction, on: UIView? = nil)
  /// Sent after that code ran. For a swipe back, `isLetGo` is whether it was cancelled.
  case didAct(InterfaceAction, isLetGo: Bool)
  /// Sent inside the outermost navigation call, on the caller's stack, before anything changes.
  ///
  /// System actions (a sheet that was swiped down, an alert that closes) are not calls.
  case willNavigate(NavigationCall)
  /// Sent when the loop is empty.
  case idle
}

/// An action of a person.
public enum InterfaceAction: Sendable, Hashable {
  /// A tap on the control, bar item or alert action with this title.
  ///
  /// Without a title, it is the accessibility label, the system item's name, the image's name or
  /// the type's name.
  case tap(String)
  /// A selection of a table's row or a collection's item; `list` is the name of the table or collection,
  /// where it is not the first of those on display: `table 2`; `text` is what the row shows.
  case selectRow(section: Int, row: Int, list: String? = nil, text: String? = nil)
  /// A swipe to the page after the current one, or before it.
  case turnPage(forward: Bool)
  /// A change of the value of a text field, switch, segmented control or slider.
  case enter(String)
  /// A long press on the view with this name.
  case longPress(String)
  /// A swipe over a view, or a drag of it, to a side: `Photo › down`.
  case swipe(String)
  /// A selection of this action from a menu: `More › Delete`.
  case menu(String)
  /// A swipe over a row and a tap on this action there: `2 › Delete`.
  case swipeRow(String)
  /// A pull at a list, which refreshes it.
  case pull
  /// A shake of the phone.
  case shake
  /// A tap on the back button.
  case back
  /// A swipe from the left edge, which goes back.
  case swipeBack
  /// A swipe that dismisses a sheet, or a tap beside a popover.
  case swipeDown
  /// A tap on the tab with this title.
  case selectTab(String)
  /// What reached the app from outside: a link that was opened, or a notification, by this name.
  case receive(String)
}

/// A call of one of UIKit's navigation methods.
public struct NavigationCall {
  /// The name of the method or property.
  public enum Method: String, Sendable, CaseIterable {
    /// The root of a `UIWindow` was set.
    case rootViewController
    /// Calls of `UINavigationController`.
    case pushViewController, popViewController, popToViewController, popToRootViewController
    /// The screens of a stack, a tab bar controller, a split view or a page view controller were set.
    case setViewControllers
    /// Calls of `UIViewController` for presentations.
    case present, dismiss
    /// The selection of a `UITabBarController` was set.
    case selectedIndex, selectedViewController
    /// Calls of a container of the app's own.
    case addChild, removeFromParent
    /// Calls of `UISplitViewController`.
    case showDetailViewController, show, hide, setViewController
  }

  /// The method or property.
  public var method: Method
  /// The screen that is pushed, presented, popped, dismissed or selected.
  public var target: UIViewController?
  /// The container, presenting screen or window on which the method was called.
  public var container: UIResponder?

  /// Creates a call.
  ///
  /// - Parameters:
  ///   - method: The method or property.
  ///   - target: The screen that is pushed, presented, popped, dismissed or selected.
  ///   - container: The object on which the method was called.
  public init(method: Method, target: UIViewController?, container: UIResponder?) {
    self.method = method
    self.target = target
    self.container = container
  }
}
