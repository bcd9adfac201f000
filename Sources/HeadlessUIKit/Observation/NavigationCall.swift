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
