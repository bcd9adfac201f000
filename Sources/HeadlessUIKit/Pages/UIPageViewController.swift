import Foundation

/// Screens that are leafed through.
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

  /// Creates a page view controller from an archive.
  public required init?(coder: NSCoder) {
    transitionStyle = .pageCurl
    navigationOrientation = .horizontal
    super.init(coder: coder)
  }

  /// Says which pages there are.
  open weak var dataSource: (any UIPageViewControllerDataSource)?
  /// Hears of pages turned.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// How pages are turned.
  public let transitionStyle: TransitionStyle
  /// In which direction the pages lie.
  public let navigationOrientation: NavigationOrientation
  /// Whether pages have something on their back.
  open var isDoubleSided = false
  /// The recognisers that turn pages.
  open private(set) var gestureRecognizers: [UIGestureRecognizer] = []

  private var shown: [UIViewController] = []
  private var turns: [PageTurn] = []
  private var current: PageTurn?

  /// The pages that are shown.
  open var viewControllers: [UIViewController]? { storedChildren.isEmpty ? nil : storedChildren }

  /// Shows other pages, by program: no delegate is told.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) {
    InterfaceObservation.call(.setViewControllers, on: self, about: viewControllers?.first) {
      turn(to: viewControllers ?? [], animated: animated, then: completion)
    }
  }

  /// What a person's turning the page does; says whether there was a page.
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

  /// The page before or after another, as the data source has it.
  func neighbour(of page: UIViewController, forward: Bool) -> UIViewController? {
    forward
      ? dataSource?.pageViewController(self, viewControllerAfter: page)
      : dataSource?.pageViewController(self, viewControllerBefore: page)
  }

  private func turn(to pages: [UIViewController], animated: Bool, then: ((Bool) -> Void)?) {
    let old = storedChildren
    let gone = old.filter { page in !pages.contains { $0 === page } }
    let come = pages.filter { page in !old.contains { $0 === page } }
    for page in gone { page.willMove(toParent: nil) }
    for page in come {
      page.storedParent?.disown(page)
      page.willMove(toParent: self)
    }
    storedChildren = pages
    for page in come {
      page.storedParent = self
      page.awaitsDidMove = true
    }
    for page in gone where !shown.contains(where: { $0 === page }) || !isOnDisplay { letGo(page) }
    guard isOnDisplay else {
      shown.removeAll { page in !pages.contains { $0 === page } }
      settle()
      if let then { MainLoop.enqueue(.run { then(true) }) }
      return
    }
    turns.append(PageTurn(isAnimated: animated, completion: then))
    MainLoop.enqueue(.commit(self))
  }

  private func letGo(_ page: UIViewController) {
    page.awaitsDidMove = false
    if page.storedView?.superview === storedView { page.storedView?.removeFromSuperview() }
    if page.storedParent === self { page.storedParent = nil }
    page.didMove(toParent: nil)
  }

  private func settle() {
    for page in storedChildren where page.awaitsDidMove {
      page.awaitsDidMove = false
      page.didMove(toParent: self)
    }
  }

  // MARK: As a container

  override var ownsAppearanceOfChildren: Bool { true }

  override var shownChildren: [UIViewController] { shown }

  override func prepareToAppear() {
    let old = shown
    shown = storedChildren
    for page in old where !shown.contains(where: { $0 === page }) { letGo(page) }
    for page in shown {
      page.loadViewIfNeeded()
      if let view = page.storedView { self.view.show(view) }
    }
  }

  override func containerEnded() {
    if appearance == .appeared { settle() }
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
      if let view = page.storedView { self.view.show(view) }
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
      if page.storedView?.superview === storedView { page.storedView?.removeFromSuperview() }
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
    settle()
  }

  /// The pages left the display before they were turned.
  private func giveUp() {
    let waiting = turns
    turns = []
    for page in shown where !storedChildren.contains(where: { $0 === page }) { letGo(page) }
    shown.removeAll { page in !storedChildren.contains { $0 === page } }
    settle()
    for turn in waiting { turn.completion?(false) }
  }
}

extension UIPageViewController: LoopCommitting {}

/// Pages to be shown when the loop commits.
struct PageTurn {
  var isAnimated: Bool
  var completion: ((Bool) -> Void)?
}

extension UIPageViewController {
  /// How pages are turned.
  public enum TransitionStyle: Int, Sendable {
    case pageCurl, scroll
  }

  /// In which direction the pages lie.
  public enum NavigationOrientation: Int, Sendable {
    case horizontal, vertical
  }

  /// Which way pages are turned.
  public enum NavigationDirection: Int, Sendable {
    case forward, reverse
  }

  /// Where a book is bound.
  public enum SpineLocation: Int, Sendable {
    case none, min, mid, max
  }

  /// What can be chosen when a page view controller is made.
  public struct OptionsKey: RawRepresentable, Hashable, Sendable {
    /// The option's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Where the book is bound.
    public static let spineLocation = OptionsKey(rawValue: "spineLocation")
    /// The space between pages.
    public static let interPageSpacing = OptionsKey(rawValue: "interPageSpacing")
  }
}
