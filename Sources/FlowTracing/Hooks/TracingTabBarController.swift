import PortableUIKit

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
