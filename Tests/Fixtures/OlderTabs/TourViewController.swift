import PortableUIKit

class TourViewController: UIViewController {
  private let pages: [UIViewController] = ["One", "Two", "Three"].map {
    let page = UIViewController()
    page.title = $0
    return page
  }
  private let dots = UIPageControl()
  private lazy var pageController = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal, options: nil)

  override func viewDidLoad() {
    super.viewDidLoad()
    pageController.dataSource = self
    pageController.delegate = self
    pageController.setViewControllers(
      [pages[0]], direction: .forward, animated: false, completion: nil)
    addChild(pageController)
    view.addSubview(pageController.view)
    pageController.didMove(toParent: self)
    dots.numberOfPages = pages.count
    view.addSubview(dots)
  }
}

extension TourViewController: UIPageViewControllerDataSource, UIPageViewControllerDelegate {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
    return pages[index - 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else {
      return nil
    }
    return pages[index + 1]
  }

  func pageViewController(
    _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
    previousViewControllers: [UIViewController], transitionCompleted completed: Bool
  ) {
    guard completed, let page = pageViewController.viewControllers?.first else { return }
    dots.currentPage = pages.firstIndex(of: page) ?? 0
  }
}
