import HeadlessUIKit

/// Pages without end.
final class WalkingPages: UIPageViewControllerDataSource {
  var make: @MainActor () -> UIViewController? = { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? { make() }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? { make() }
}
