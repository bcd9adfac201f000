import Foundation

/// A way back to a screen that was on display before, by the name of its action.
@MainActor struct Unwinding {
  private static var actions: [(selector: Selector, type: UIViewController.Type)] = []
  private let action: Selector
  private let identifier: String?
  private let source: UIViewController
  private let sender: Any?

  init(_ action: Selector, identifier: String?, from source: UIViewController, sender: Any?) {
    self.action = action
    self.identifier = identifier
    self.source = source
    self.sender = sender
  }

  static func register(_ action: Selector, of type: UIViewController.Type) {
    let isKnown = actions.contains { $0.selector == action && $0.type == type }
    if !isKnown { actions.append((action, type)) }
  }

  /// Whether a screen's class, or one above it, declares an action.
  static func isDeclared(_ action: Selector, by screen: UIViewController) -> Bool {
    var type: AnyClass? = Swift.type(of: screen)
    while let current = type {
      if actions.contains(where: { $0.selector == action && $0.type == current }) { return true }
      type = _getSuperclass(current)
    }
    return false
  }

  /// Performs the action of the nearest screen that has it, and returns there. Without one, nothing
  /// happens.
  func perform() {
    guard let destination = nearest() else {
      return Misuse.log(
        """
        No screen below \(type(of: source)) performs the unwind action "\(action)". Declare it there: \
        @IBAction func \(action.name.replacing(":", with: ""))(_ segue: UIStoryboardSegue).
        """)
    }
    let segue = UIStoryboardSegue(
      identifier: identifier, source: source, destination: destination,
      performHandler: { unwind(to: destination) })
    source.prepare(for: segue, sender: sender)
    TargetAction(destination, action).perform(from: segue)
    segue.perform()
  }

  /// The nearest screen that performs the action: beside the source in its container, the container
  /// itself, and so on outwards, then in the screen that presents them.
  private func nearest() -> UIViewController? {
    var below = source
    while let above = below.storedParent ?? below.presentingViewController {
      if let found = search(above, except: below) { return found }
      below = above
    }
    return nil
  }

  private func search(_ screen: UIViewController, except left: UIViewController?)
    -> UIViewController?
  {
    for child in screen.children.reversed() where child !== left {
      if let found = search(child, except: nil) { return found }
    }
    return screen.canPerformUnwindSegueAction(action, from: source, sender: sender) ? screen : nil
  }

  private func unwind(to destination: UIViewController) {
    let presents = destination.presentedViewController != nil
    if presents { destination.dismiss(animated: true) }
    var child = destination
    while let container = child.storedParent {
      if let stack = container as? UINavigationController, stack.topViewController !== child {
        stack.popToViewController(child, animated: !presents)
      } else if let tabs = container as? UITabBarController {
        tabs.selectedViewController = child
      }
      child = container
    }
  }
}

extension UIStoryboard {
  /// Registers a method of a class of screens to which unwind segues can return, as there is no
  /// Objective-C runtime that could find it.
  ///
  /// - Parameters:
  ///   - action: The method's name. The class performs it through ``SelectorPerforming``.
  ///   - type: The class.
  public static func registerUnwind(_ action: Selector, of type: UIViewController.Type) {
    Unwinding.register(action, of: type)
  }
}
