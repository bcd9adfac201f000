import PortableUIKit

/// A view controller that reports to tracers whose code presents a screen from it.
///
/// Transitions are recorded without it. On a phone it adds the coordinator responsible, for screens
/// that present others.
open class TracingViewController: UIViewController {
  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    FlowTracer.willCall("present", viewControllerToPresent, on: self)
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    FlowTracer.willCall("dismiss", presentedViewController ?? self, on: self)
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A navigation controller that reports to tracers whose code navigates.
///
/// Transitions are recorded without it. On a phone it adds the coordinator responsible. Use it in place of
/// `UINavigationController`, or do the same in a subclass of your own:
///
/// ```swift
/// override func pushViewController(_ viewController: UIViewController, animated: Bool) {
///   FlowTracer.willCall("pushViewController", viewController, on: self)
///   super.pushViewController(viewController, animated: animated)
/// }
/// ```
open class TracingNavigationController: UINavigationController {
  open override func pushViewController(_ viewController: UIViewController, animated: Bool) {
    FlowTracer.willCall("pushViewController", viewController, on: self)
    super.pushViewController(viewController, animated: animated)
  }

  @discardableResult
  open override func popViewController(animated: Bool) -> UIViewController? {
    FlowTracer.willCall("popViewController", topViewController, on: self)
    return super.popViewController(animated: animated)
  }

  @discardableResult
  open override func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    FlowTracer.willCall("popToViewController", viewController, on: self)
    return super.popToViewController(viewController, animated: animated)
  }

  @discardableResult
  open override func popToRootViewController(animated: Bool) -> [UIViewController]? {
    FlowTracer.willCall("popToRootViewController", viewControllers.first, on: self)
    return super.popToRootViewController(animated: animated)
  }

  open override func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    FlowTracer.willCall("setViewControllers", viewControllers.last, on: self)
    super.setViewControllers(viewControllers, animated: animated)
  }

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    FlowTracer.willCall("present", viewControllerToPresent, on: self)
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    FlowTracer.willCall("dismiss", presentedViewController ?? self, on: self)
    super.dismiss(animated: flag, completion: completion)
  }
}

/// A tab bar controller that reports to tracers whose code selects a tab or presents a screen.
///
/// Transitions are recorded without it. On a phone it adds the coordinator responsible.
open class TracingTabBarController: UITabBarController {
  open override var selectedIndex: Int {
    get { super.selectedIndex }
    set {
      let tabs = viewControllers ?? []
      let target = tabs.indices.contains(newValue) ? tabs[newValue] : nil
      FlowTracer.willCall("selectedIndex", target, on: self)
      super.selectedIndex = newValue
    }
  }

  open override func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    FlowTracer.willCall("present", viewControllerToPresent, on: self)
    super.present(viewControllerToPresent, animated: flag, completion: completion)
  }

  open override func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    FlowTracer.willCall("dismiss", presentedViewController ?? self, on: self)
    super.dismiss(animated: flag, completion: completion)
  }
}

/// An application that reports to tracers what a person taps.
///
/// On a phone, name it in `main.swift`, and transitions have the tapped titles, tabs and the back button as
/// triggers:
///
/// ```swift
/// UIApplicationMain(
///   CommandLine.argc, CommandLine.unsafeArgv, NSStringFromClass(TracingApplication.self),
///   NSStringFromClass(AppDelegate.self))
/// ```
///
/// Where an app has an application class of its own, that one calls
/// ``FlowTracer/willSendAction(from:to:)`` in the same method.
open class TracingApplication: UIApplication {
  open override func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    FlowTracer.willSendAction(from: sender, to: target)
    return super.sendAction(action, to: target, from: sender, for: event)
  }
}
