extension ShimSources {
  /// XLPagerTabStrip, Tabman with Pageboy, and Parchment: a button for each page, and the page that was chosen
  /// last as a child.
  static let pagers = """
    import Foundation
    import PortableUIKit

    /// A screen of pages, with a button for each.
    open class PortedPager: UIViewController {
      fileprivate var pages: [UIViewController] = []
      fileprivate var pageIndex = 0
      private var buttons: [UIButton] = []

      fileprivate func setPages(_ new: [UIViewController], titles: [String], at index: Int) {
        for page in pages where page.parent === self { remove(page) }
        for button in buttons { button.removeFromSuperview() }
        pages = new
        buttons = zip(new.indices, titles).map { index, title in
          let action = UIAction { [weak self] _ in self?.showPage(at: index) }
          let button = UIButton(type: .system, primaryAction: action)
          button.setTitle(title, for: .normal)
          let width = view.bounds.width / CGFloat(max(titles.count, 1))
          button.frame = CGRect(x: CGFloat(index) * width, y: 100, width: width, height: 44)
          view.addSubview(button)
          return button
        }
        pageIndex = new.indices.contains(index) ? index : 0
        if let page = pages.isEmpty ? nil : pages[pageIndex] { add(page) }
      }
      fileprivate func showPage(at index: Int) {
        guard pages.indices.contains(index), index != pageIndex else { return }
        let old = pageIndex
        remove(pages[old])
        pageIndex = index
        add(pages[index])
        didMove(from: old, to: index)
      }
      fileprivate func didMove(from old: Int, to new: Int) {}
      private func add(_ page: UIViewController) {
        addChild(page)
        let size = view.bounds.size
        page.view.frame = CGRect(x: 0, y: 144, width: size.width, height: size.height - 144)
        view.insertSubview(page.view, at: 0)
        page.didMove(toParent: self)
      }
      private func remove(_ page: UIViewController) {
        page.willMove(toParent: nil)
        page.view.removeFromSuperview()
        page.removeFromParent()
      }
    }

    // MARK: XLPagerTabStrip

    public struct IndicatorInfo: ExpressibleByStringLiteral {
      public var title: String?, image: UIImage?, highlightedImage: UIImage?
      public var accessibilityLabel: String?, userInfo: Any?
      public init(title: String?) { self.title = title }
      public init(title: String?, image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) {
        self.title = title
        self.image = image
        self.highlightedImage = highlightedImage
        self.userInfo = userInfo
      }
      public init(image: UIImage?, highlightedImage: UIImage? = nil, userInfo: Any? = nil) {
        self.init(title: nil, image: image, highlightedImage: highlightedImage, userInfo: userInfo)
      }
      public init(title: String?, accessibilityLabel: String?, image: UIImage? = nil) {
        self.init(title: title, image: image)
        self.accessibilityLabel = accessibilityLabel
      }
      public init(stringLiteral value: String) { title = value }
    }
    public protocol IndicatorInfoProvider {
      func indicatorInfo(for pagerTabStripController: PagerTabStripViewController) -> IndicatorInfo
    }
    public protocol PagerTabStripDelegate: AnyObject {
      func updateIndicator(for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int)
    }
    public protocol PagerTabStripIsProgressiveDelegate: PagerTabStripDelegate {
      func updateIndicator(
        for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int,
        withProgressPercentage progressPercentage: CGFloat, indexWasChanged: Bool)
    }
    public protocol PagerTabStripDataSource: AnyObject {
      func viewControllers(for pagerTabStripController: PagerTabStripViewController) -> [UIViewController]
    }
    public enum PagerTabStripBehaviour: Equatable, Sendable {
      case common(skipIntermediateViewControllers: Bool)
      case progressive(skipIntermediateViewControllers: Bool, elasticIndicatorLimit: Bool)
    }
    open class PagerTabStripViewController: PortedPager, PagerTabStripDataSource {
      public weak var delegate: PagerTabStripDelegate?
      public weak var datasource: PagerTabStripDataSource?
      public weak var containerView: UIScrollView!
      open var pagerBehaviour = PagerTabStripBehaviour.progressive(
        skipIntermediateViewControllers: true, elasticIndicatorLimit: true)
      public var viewControllers: [UIViewController] { pages }
      public var currentIndex: Int { pageIndex }
      public private(set) var preCurrentIndex = 0
      public override init(nibName: String?, bundle: Bundle?) {
        super.init(nibName: nibName, bundle: bundle)
        datasource = self
      }
      public required init?(coder: NSCoder) {
        super.init(coder: coder)
        datasource = self
      }
      open override func viewDidLoad() {
        super.viewDidLoad()
        if containerView == nil {
          let container = UIScrollView(frame: view.bounds)
          view.insertSubview(container, at: 0)
          containerView = container
        }
        reloadPagerTabStripView()
      }
      open func viewControllers(
        for pagerTabStripController: PagerTabStripViewController
      ) -> [UIViewController] { [] }
      open func reloadPagerTabStripView() {
        let new = datasource?.viewControllers(for: self) ?? []
        let titles = new.map { page in
          let info = (page as? IndicatorInfoProvider)?.indicatorInfo(for: self)
          return info?.title ?? info?.accessibilityLabel ?? page.title ?? "Page"
        }
        setPages(new, titles: titles, at: pageIndex)
      }
      open func moveToViewController(at index: Int, animated: Bool = true) {
        if isViewLoaded { showPage(at: index) } else { pageIndex = index }
      }
      open func moveTo(viewController: UIViewController, animated: Bool = true) {
        if let index = pages.firstIndex(of: viewController) { showPage(at: index) }
      }
      open func canMoveTo(index: Int) -> Bool { index != pageIndex && pages.indices.contains(index) }
      open func updateIndicator(
        for viewController: PagerTabStripViewController, fromIndex: Int, toIndex: Int
      ) {}
      fileprivate override func didMove(from old: Int, to new: Int) {
        preCurrentIndex = old
        delegate?.updateIndicator(for: self, fromIndex: old, toIndex: new)
        updateIndicator(for: self, fromIndex: old, toIndex: new)
      }
    }
    open class ButtonBarView: UICollectionView {
      public var selectedBar = UIView()
      public var selectedBarHeight: CGFloat = 4
    }
    open class ButtonBarViewCell: UICollectionViewCell {
      public var imageView: UIImageView! = UIImageView()
      public var label: UILabel! = UILabel()
    }
    public struct ButtonBarPagerTabStripSettings {
      public struct Style {
        public var buttonBarBackgroundColor: UIColor?, selectedBarBackgroundColor = UIColor.black
        public var buttonBarMinimumInteritemSpacing: CGFloat?, buttonBarMinimumLineSpacing: CGFloat?
        public var buttonBarLeftContentInset: CGFloat?, buttonBarRightContentInset: CGFloat?
        public var selectedBarHeight: CGFloat = 5, buttonBarHeight: CGFloat?
        public var buttonBarItemBackgroundColor: UIColor?, buttonBarItemTitleColor: UIColor?
        public var buttonBarItemFont = UIFont.systemFont(ofSize: 18)
        public var buttonBarItemLeftRightMargin: CGFloat = 8
        public var buttonBarItemsShouldFillAvailableWidth = true
      }
      public var style = Style()
    }
    open class ButtonBarPagerTabStripViewController: PagerTabStripViewController {
      public var settings = ButtonBarPagerTabStripSettings()
      public var changeCurrentIndex:
        ((_ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ animated: Bool) -> Void)?
      public var changeCurrentIndexProgressive:
        ((
          _ oldCell: ButtonBarViewCell?, _ newCell: ButtonBarViewCell?, _ progressPercentage: CGFloat,
          _ changeCurrentIndex: Bool, _ animated: Bool
        ) -> Void)?
      open var buttonBarView: ButtonBarView! = ButtonBarView(
        frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
    }
    open class SegmentedPagerTabStripViewController: PagerTabStripViewController {
      public var segmentedControl: UISegmentedControl! = UISegmentedControl()
    }
    open class BarPagerTabStripViewController: PagerTabStripViewController {}
    open class TwitterPagerTabStripViewController: PagerTabStripViewController {}

    // MARK: Pageboy and Tabman

    public protocol PageboyViewControllerDataSource: AnyObject {
      func numberOfViewControllers(in pageboyViewController: PageboyViewController) -> Int
      func viewController(
        for pageboyViewController: PageboyViewController, at index: PageboyViewController.PageIndex
      ) -> UIViewController?
      func defaultPage(for pageboyViewController: PageboyViewController) -> PageboyViewController.Page?
    }
    public protocol PageboyViewControllerDelegate: AnyObject {
      func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollToPageAt index: Int,
        direction: PageboyViewController.NavigationDirection, animated: Bool)
    }
    extension PageboyViewControllerDelegate {
      public func pageboyViewController(
        _ pageboyViewController: PageboyViewController, didScrollToPageAt index: Int,
        direction: PageboyViewController.NavigationDirection, animated: Bool
      ) {}
    }
    open class PageboyViewController: PortedPager {
      public typealias PageIndex = Int
      public enum Page: Sendable { case next, previous, first, last, at(index: Int) }
      public enum NavigationDirection: Sendable { case neutral, forward, reverse }
      public weak var dataSource: PageboyViewControllerDataSource? { didSet { if isViewLoaded { reloadData() } } }
      public weak var delegate: PageboyViewControllerDelegate?
      public var isScrollEnabled = true, bounces = true
      public var currentIndex: PageIndex? { pages.isEmpty ? nil : pageIndex }
      public var currentViewController: UIViewController? { pages.isEmpty ? nil : pages[pageIndex] }
      public var pageCount: Int? { pages.count }
      open override func viewDidLoad() {
        super.viewDidLoad()
        reloadData()
      }
      fileprivate func title(at index: Int) -> String? { nil }
      open func reloadData() {
        guard let dataSource else { return }
        let count = dataSource.numberOfViewControllers(in: self)
        let new = (0..<count).compactMap { dataSource.viewController(for: self, at: $0) }
        let first = dataSource.defaultPage(for: self).map(index)
        setPages(
          new, titles: new.indices.map { title(at: $0) ?? new[$0].title ?? "Page" },
          at: first ?? pageIndex)
      }
      private func index(of page: Page) -> Int {
        switch page {
        case .next: pageIndex + 1
        case .previous: pageIndex - 1
        case .first: 0
        case .last: pages.count - 1
        case .at(let index): index
        }
      }
      @discardableResult public func scrollToPage(
        _ page: Page, animated: Bool, completion: ((UIViewController, Bool, Bool) -> Void)? = nil
      ) -> Bool {
        showPage(at: index(of: page))
        if let currentViewController { completion?(currentViewController, animated, true) }
        return true
      }
      fileprivate override func didMove(from old: Int, to new: Int) {
        delegate?.pageboyViewController(
          self, didScrollToPageAt: new, direction: new > old ? .forward : .reverse, animated: true)
      }
    }
    public protocol TMBarItemable: AnyObject { var title: String? { get set } }
    open class TMBarItem: TMBarItemable {
      public var title: String?, image: UIImage?, badgeValue: String?
      public init(title: String, badgeValue: String? = nil) {
        self.title = title
        self.badgeValue = badgeValue
      }
      public init(image: UIImage, badgeValue: String? = nil) { self.image = image }
      public init(title: String, image: UIImage, badgeValue: String? = nil) {
        self.title = title
        self.image = image
      }
    }
    public protocol TMBar: AnyObject {}
    public protocol TMBarDataSource: AnyObject {
      func barItem(for bar: TMBar, at index: Int) -> TMBarItemable
    }
    private final class PortedBar: TMBar {}
    open class TabmanViewController: PageboyViewController {
      public enum BarLocation { case top, bottom, navigationItem(item: UINavigationItem) }
      private let ownBar = PortedBar()
      private weak var barDataSource: TMBarDataSource?
      public func addBar(_ bar: Any, dataSource: TMBarDataSource, at location: BarLocation) {
        barDataSource = dataSource
        reloadData()
      }
      fileprivate override func title(at index: Int) -> String? {
        barDataSource?.barItem(for: ownBar, at: index).title
      }
    }

    // MARK: Parchment

    public protocol PagingItem {}
    public struct PagingIndexItem: PagingItem, Hashable {
      public let index: Int, title: String
      public init(index: Int, title: String) {
        self.index = index
        self.title = title
      }
    }
    public protocol PagingViewControllerDataSource: AnyObject {
      func numberOfViewControllers(in pagingViewController: PagingViewController) -> Int
      func pagingViewController(_: PagingViewController, viewControllerAt index: Int) -> UIViewController
      func pagingViewController(_: PagingViewController, pagingItemAt index: Int) -> PagingItem
    }
    open class PagingViewController: PortedPager {
      public weak var dataSource: PagingViewControllerDataSource? { didSet { if isViewLoaded { reloadData() } } }
      private var given: [UIViewController] = []
      public init() { super.init(nibName: nil, bundle: nil) }
      public init(viewControllers: [UIViewController]) {
        given = viewControllers
        super.init(nibName: nil, bundle: nil)
      }
      public required init?(coder: NSCoder) { super.init(coder: coder) }
      open override func viewDidLoad() {
        super.viewDidLoad()
        reloadData()
      }
      public func reloadData() {
        guard let dataSource else {
          return setPages(given, titles: given.map { $0.title ?? "Page" }, at: pageIndex)
        }
        let indices = 0..<dataSource.numberOfViewControllers(in: self)
        let new = indices.map { dataSource.pagingViewController(self, viewControllerAt: $0) }
        let titles = indices.map { index in
          let item = dataSource.pagingViewController(self, pagingItemAt: index) as? PagingIndexItem
          return item?.title ?? new[index].title ?? "Page"
        }
        setPages(new, titles: titles, at: pageIndex)
      }
      public func select(index: Int, animated: Bool = false) {
        if isViewLoaded { showPage(at: index) } else { pageIndex = index }
      }
    }

    """
}
