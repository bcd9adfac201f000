import PortableUIKit

@MainActor
protocol SelectPainLevelViewControllerDelegate: AnyObject {
  func selectPainLevelViewController(
    _ controller: SelectPainLevelViewController, didSelect painLevel: PainLevel)
}

/// How much does it hurt? One page a level, to be turned through.
final class SelectPainLevelViewController: UIViewController {
  private weak var delegate: (any SelectPainLevelViewControllerDelegate)?
  private let pages = UIPageViewController(
    transitionStyle: .scroll, navigationOrientation: .horizontal)

  init(delegate: any SelectPainLevelViewControllerDelegate) {
    self.delegate = delegate
    super.init(nibName: nil, bundle: nil)
    title = "Pain level"
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    addChild(pages)
    view.addSubview(pages.view)
    pages.didMove(toParent: self)
    pages.dataSource = self
    pages.setViewControllers([page(.none)], direction: .forward, animated: false)
  }

  private func page(_ painLevel: PainLevel) -> PainLevelViewController {
    PainLevelViewController(painLevel: painLevel) { [weak self] painLevel in
      guard let self else { return }
      delegate?.selectPainLevelViewController(self, didSelect: painLevel)
    }
  }

  private func page(_ offset: Int, from controller: UIViewController) -> UIViewController? {
    guard let current = (controller as? PainLevelViewController)?.painLevel,
      let index = PainLevel.allCases.firstIndex(of: current),
      PainLevel.allCases.indices.contains(index + offset)
    else { return nil }
    return page(PainLevel.allCases[index + offset])
  }
}

extension SelectPainLevelViewController: UIPageViewControllerDataSource {
  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerBefore viewController: UIViewController
  ) -> UIViewController? {
    page(-1, from: viewController)
  }

  func pageViewController(
    _ pageViewController: UIPageViewController,
    viewControllerAfter viewController: UIViewController
  ) -> UIViewController? {
    page(1, from: viewController)
  }
}
