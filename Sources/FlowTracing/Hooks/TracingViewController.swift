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
