import PortableUIKit

/// Pages without titles, of which the last has buttons.
class PlantedBook: UIPageViewController, UIPageViewControllerDataSource {
  private var pages: [UIViewController] = []

  /// The index of the page on display.
  var page: Int { viewControllers?.first.flatMap(pages.firstIndex) ?? 0 }

  static func make(of count: Int, _ title: String = "Book", buttons: [UIView] = []) -> Self {
    let book = Self(transitionStyle: .scroll, navigationOrientation: .horizontal)
    book.title = title
    book.pages = (0..<count).map { _ in PlantedPage() }
    book.pages[count - 1].view = UIStackView(arrangedSubviews: buttons)
    book.dataSource = book
    book.setViewControllers([book.pages[0]], direction: .forward, animated: false)
    return book
  }

  override required init(
    transitionStyle style: UIPageViewController.TransitionStyle,
    navigationOrientation: UIPageViewController.NavigationOrientation,
    options: [UIPageViewController.OptionsKey: Any]? = nil
  ) {
    super.init(
      transitionStyle: style, navigationOrientation: navigationOrientation, options: options)
  }

  required init?(coder: NSCoder) { nil }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(at: -1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(at: 1, from: viewController)
  }

  private func page(at distance: Int, from page: UIViewController) -> UIViewController? {
    guard let index = pages.firstIndex(of: page), pages.indices.contains(index + distance)
    else { return nil }
    return pages[index + distance]
  }
}

/// A page that differs in nothing from another.
final class PlantedPage: UIViewController {}
