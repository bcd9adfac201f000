/// Watches navigation and control events: the one neutral hook into the stand-in.
@preconcurrency @MainActor public protocol InterfaceObserver: AnyObject {
  /// Called as it happens, on the caller's stack.
  func interface(_ event: InterfaceEvent)
}

/// What an ``InterfaceObserver`` is told.
public enum InterfaceEvent {
  /// Before any app code runs because of what a person did, or of `sendActions` by program.
  case willAct(InterfaceAction)
  /// After that code ran. A held swipe ends here too; `isLetGo` when it was let go half-way.
  case didAct(InterfaceAction, isLetGo: Bool)
  /// From inside the outermost navigation call, on the caller's stack, before anything changes.
  ///
  /// What the system does by itself (a sheet swiped down, an alert leaving) is not a call.
  case willNavigate(NavigationCall)
  /// The loop ran empty.
  case idle
}

/// What a person did.
public enum InterfaceAction: Sendable, Hashable {
  /// Tapped the control, bar item or alert action of this title.
  ///
  /// Where there is no title: the accessibility label, the system item's name, the image's name, or
  /// the type's name.
  case tap(String)
  /// Selected a row of a table, or an item of a collection.
  case selectRow(section: Int, row: Int)
  /// Turned a page.
  case turnPage(forward: Bool)
  /// Changed the value of a text field, switch, segmented control, slider.
  case enter(String)
  /// Tapped the navigation bar's back button.
  case back
  /// Swiped from the left edge to go back.
  case swipeBack
  /// Swiped a sheet down, or tapped beside a popover.
  case swipeDown
  /// Tapped the tab of this title.
  case selectTab(String)
}

/// A call of UIKit's navigation methods.
public struct NavigationCall {
  /// UIKit's name for what was called.
  public enum Method: String, Sendable, CaseIterable {
    case rootViewController
    case pushViewController, popViewController, popToViewController, popToRootViewController
    case setViewControllers
    case present, dismiss
    case selectedIndex, selectedViewController
    case addChild, removeFromParent
    case showDetailViewController, show, hide, setViewController
  }

  /// What was called.
  public var method: Method
  /// The screen the call is about: pushed, presented, popped, dismissed, selected.
  public var target: UIViewController?
  /// What it was called on: a container, the presenting screen, or the window.
  public var container: UIResponder?

  /// Describes a call.
  public init(method: Method, target: UIViewController?, container: UIResponder?) {
    self.method = method
    self.target = target
    self.container = container
  }
}
