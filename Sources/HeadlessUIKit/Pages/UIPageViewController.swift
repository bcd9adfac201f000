import Foundation

/// A container that shows one page of a sequence.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  /// Creates a page view controller.
  public init(
    transitionStyle style: TransitionStyle,
    navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    transitionStyle = style
    self.navigationOrientation = navigationOrientation
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates one whose pages curl.
  public convenience init() {
    self.init(transitionStyle: .pageCurl, navigationOrientation: .horizontal)
  }

  /// Creates a page view controller from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// The data source, which returns the pages before and after another.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// The delegate, which is called when a person turns a page.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The style of turning pages.
  public let transitionStyle: TransitionStyle
  /// The direction in which pages are arranged.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages have a back side.
  open var isDoubleSided = false
  /// The gesture recognizers that turn pages.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  private var shown: [UIViewController] = []
  private var turns: [PageTurn] = []
  private var current: PageTurn?

  /// The visible pages.
  open var viewControllers: [UIViewController]? { storedChildren.isEmpty ? nil : storedChildren }

  /// Shows pages without calling the delegate.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages to show.
  ///   - direction: Ignored, as nothing is drawn.
  ///   - animated: Passed to the pages' appearance callbacks.
  ///   - completion: Runs after the pages appeared, with whether they did.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    InterfaceObservation.call(.setViewControllers, on: self, about: viewControllers?.first) {
      turn(to: viewControllers ?? [], animated: animated, then: completion)
    }
  }

  /// Does what a person's swipe does. Returns whether there was a page to turn to.
  func turnPage(forward: Bool) -> Bool {
    guard let page = storedChildren.first, let next = neighbour(of: page, forward: forward) else {
      return false
    }
    delegate?.pageViewController(self, willTransitionTo: [next])
    let previous = storedChildren
    turn(to: [next], animated: true) { [weak self] finished in
      guard let self else { return }
      delegate?.pageViewController(
        self, didFinishAnimating: finished, previousViewControllers: previous,
        transitionCompleted: true)
    }
    return true
  }

  /// Returns the page before or after another.
  func neighbour(of page: UIViewController, forward: Bool) -> UIViewController? {
    forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  private func turn(to pages: [UIViewController], animated: Bool, then: ((Bool) -> Void)?) {
    let (_, removed) = replaceChildren(with: pages)
    for page in removed where !shown.contains(where: { $0 === page }) || !isOnDisplay {
      letGo(page)
    }
    guard isOnDisplay else {
      shown.removeAll { page in !pages.contains { $0 === page } }
      settleArrivals()
      if let then { MainLoop.enqueue(.run { then(true) }) }
      return
    }
    turns.append(PageTurn(isAnimated: animated, completion: then))
    MainLoop.enqueue(.commit(self))
  }

  private func letGo(_ page: UIViewController) {
    page.awaitsDidMove = false
    removeView(of: page)
    detach(page)
  }

  // MARK: As a container

  override var ownsAppearanceOfChildren: Bool { true }

  override var shownChildren: [UIViewController] { shown }

  override func prepareToAppear() {
    let old = shown
    shown = storedChildren
    for page in old where !shown.contains(where: { $0 === page }) { letGo(page) }
    for page in shown { showView(of: page) }
  }

  override func containerEnded() {
    if appearance == .appeared { settleArrivals() }
    if !turns.isEmpty { MainLoop.enqueue(.commit(self)) }
  }

  override func disown(_ child: UIViewController) {
    turn(to: storedChildren.filter { $0 !== child }, animated: false, then: nil)
  }

  func commit() {
    guard current == nil, !turns.isEmpty else { return }
    if appearance == .disappeared { return giveUp() }
    guard appearance == .appeared else { return }
    let turn = turns.removeFirst()
    current = turn
    let old = shown
    let come = storedChildren.filter { page in !old.contains { $0 === page } }
    let gone = old.filter { page in !storedChildren.contains { $0 === page } }
    shown = storedChildren
    for page in come {
      page.movement.insert(.toParent)
      page.beginAppearance(true, animated: turn.isAnimated)
      if let view = page.storedView { self.view.showBehind(view) }
    }
    for page in gone {
      page.movement.insert(.fromParent)
      page.beginAppearance(false, animated: turn.isAnimated)
    }
    MainLoop.enqueue(.run { self.end(turn, come: come, gone: gone) })
  }

  private func end(_ turn: PageTurn, come: [UIViewController], gone: [UIViewController]) {
    current = nil
    if transitionStyle == .scroll { arrive(come) }
    for page in gone {
      if page.storedParent === self { page.storedParent = nil }
      removeView(of: page)
      page.endAppearance()
      page.movement.remove(.fromParent)
      page.didMove(toParent: nil)
    }
    if transitionStyle == .pageCurl { arrive(come) }
    turn.completion?(true)
    if !turns.isEmpty { MainLoop.enqueue(.commit(self)) }
  }

  private func arrive(_ pages: [UIViewController]) {
    for page in pages {
      page.endAppearance()
      page.movement.remove(.toParent)
    }
    settleArrivals()
  }

  /// Ends turns whose pages left the display before they were turned.
  private func giveUp() {
    let waiting = turns
    turns = []
    for page in shown where !storedChildren.contains(where: { $0 === page }) { letGo(page) }
    shown.removeAll { page in !storedChildren.contains { $0 === page } }
    settleArrivals()
    for turn in waiting { turn.completion?(false) }
  }
}

extension UIPageViewController: LoopCommitting {}

/// A change of pages that waits for the loop.
struct PageTurn {
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}

extension UIPageViewController {
  /// The style of turning pages.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// The direction in which pages are arranged.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// The direction in which pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// The position of the spine.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// A key of the options for a page view controller.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The position of the spine.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
