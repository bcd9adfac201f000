import PortableUIKit

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
