import Foundation

/// A container of tabs, of which the selected one is visible.
@preconcurrency @MainActor open class UITabBarController: UIViewController {
  /// Creates a tab bar controller and loads its view, so a subclass's `viewDidLoad` runs inside.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    loadViewIfNeeded()
  }

  /// Creates a tab bar controller from an archive. Its view loads when it is needed.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  private var hasScreens = false
  private var shown: UIViewController?
  private var isCommitScheduled = false
  private var isMoving = false
  private weak var storedSelected: UIViewController?
  var storedTabs: [UITab] = []

  /// The delegate, which is called for a person's selections. It is held weakly.
  open weak var delegate: (any UITabBarControllerDelegate)?

  /// Whether tabs show as a bar or beside the screens.
  public enum Mode: Int, Sendable {
    case automatic, tabBar, tabSidebar
  }

  /// How tabs show. It is stored: there is always a bar.
  open var mode = Mode.automatic

  /// Called when a person tapped a tab.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  open private(set) lazy var tabBar: UITabBar = {
    let screen = UIScreen.main.bounds
    let bar = UITabBar(frame: CGRect(x: 0, y: screen.height - 83, width: screen.width, height: 83))
    bar.delegate = self
    bar.tabBarController = self
    return bar
  }()

  /// The screens of the tabs, or `nil` until they are set.
  open var viewControllers: [UIViewController]? {
    get { hasScreens ? storedChildren : nil }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the screens. The selected screen stays selected if it is among the new ones.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens, one for each tab.
  ///   - animated: Ignored, as nothing is drawn.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    InterfaceObservation.call(.setViewControllers, on: self, about: viewControllers?.first) {
      replace(with: viewControllers)
    }
  }

  open override func addChild(_ childController: UIViewController) {
    InterfaceObservation.call(.addChild, on: self, about: childController) {
      replace(with: storedChildren.filter { $0 !== childController } + [childController])
    }
  }

  /// The selected screen. Setting it does not call the delegate.
  open var selectedViewController: UIViewController? {
    get { storedSelected }
    set {
      guard let newValue else { return }
      guard storedChildren.contains(where: { $0 === newValue }) else {
        Misuse.raise(
          """
          Only a view controller in the tab bar controller's list of view controllers can be \
          selected. Add \(type(of: newValue)) to `viewControllers` first.
          """)
      }
      InterfaceObservation.call(.selectedViewController, on: self, about: newValue) {
        select(newValue)
      }
    }
  }

  /// The index of the selected screen, or `NSNotFound`. Setting it does not call the delegate.
  open var selectedIndex: Int {
    get { storedChildren.firstIndex { $0 === storedSelected } ?? NSNotFound }
    set {
      guard storedChildren.indices.contains(newValue) else { return }
      let screen = storedChildren[newValue]
      InterfaceObservation.call(.selectedIndex, on: self, about: screen) { select(screen) }
    }
  }

  private var storedCustomizable: [UIViewController]?

  /// The screens that a person may rearrange: all of them, unless the app sets others.
  open var customizableViewControllers: [UIViewController]? {
    get { storedCustomizable ?? viewControllers }
    set { storedCustomizable = newValue }
  }

  private func replace(with new: [UIViewController]?) {
    let next = new ?? []
    let oldIndex = selectedIndex
    hasScreens = new != nil
    let (_, removed) = replaceChildren(with: next)
    settleArrivals()
    if !next.contains(where: { $0 === storedSelected }) {
      let index = oldIndex == NSNotFound ? 0 : min(oldIndex, next.count - 1)
      storedSelected = next.isEmpty ? nil : next[max(0, index)]
    }
    for screen in removed where screen !== shown || !isOnDisplay { letGo(screen) }
    scheduleCommit()
  }

  private func letGo(_ screen: UIViewController) {
    if screen === shown {
      removeView(of: screen)
      shown = nil
    }
    detach(screen)
  }

  private func select(_ screen: UIViewController) {
    storedSelected = screen
    scheduleCommit()
  }

  /// Does what a person's tap on a tab does.
  func openTab(at index: Int) {
    guard storedChildren.indices.contains(index) else { return }
    let screen = storedChildren[index]
    let tab = storedTabs.first { $0.shownViewController === screen }
    let previous = selectedTab
    guard delegate?.tabBarController(self, shouldSelect: screen) ?? true,
      tab.flatMap({ delegate?.tabBarController(self, shouldSelectTab: $0) }) ?? true
    else { return }
    let isAgain = screen === storedSelected
    if !isAgain { select(screen) }
    if let item = screen.tabBarItem { tabBar(tabBar, didSelect: item) }
    delegate?.tabBarController(self, didSelect: screen)
    if let tab { delegate?.tabBarController(self, didSelectTab: tab, previousTab: previous) }
    if isAgain, let stack = screen as? UINavigationController {
      stack.popToRootViewController(animated: true)
    }
  }

  // MARK: As a container

  override var ownsAppearanceOfChildren: Bool { true }

  override var shownChildren: [UIViewController] { shown.map { [$0] } ?? [] }

  override func prepareToAppear() {
    if let shown, shown !== storedSelected { hide(shown) }
    shown = storedSelected
    if let shown { showView(of: shown) }
  }

  override func containerEnded() {
    if appearance == .appeared { scheduleCommit() }
    if appearance == .disappeared, let shown, shown !== storedSelected { hide(shown) }
  }

  override func disown(_ child: UIViewController) {
    replace(with: storedChildren.filter { $0 !== child })
  }

  private func scheduleCommit() {
    guard !isCommitScheduled, shown !== storedSelected else { return }
    guard isOnDisplay else {
      if let shown { hide(shown) }
      return
    }
    isCommitScheduled = true
    MainLoop.enqueue(.commit(self))
  }

  private func hide(_ screen: UIViewController) {
    removeView(of: screen)
    if screen === shown { shown = nil }
    if screen.storedParent === self, !storedChildren.contains(where: { $0 === screen }) {
      letGo(screen)
    }
  }

  func commit() {
    isCommitScheduled = false
    guard appearance == .appeared, !isMoving else { return }
    let old = shown
    let new = storedSelected
    guard old !== new else { return }
    isMoving = true
    let isGone = old.map { screen in !storedChildren.contains { $0 === screen } } ?? false
    if isGone { old?.movement.insert(.fromParent) }
    new?.loadViewIfNeeded()
    shown = new
    new?.beginAppearance(true, animated: false)
    old?.beginAppearance(false, animated: false)
    if let new { showView(of: new) }
    if let old { hide(old) }
    old?.endAppearance()
    old?.movement.remove(.fromParent)
    MainLoop.enqueue(.run { self.endMoving(to: new) })
  }

  private func endMoving(to new: UIViewController?) {
    isMoving = false
    if isOnDisplay { new?.endAppearance() }
    scheduleCommit()
  }
}

extension UITabBarController: LoopCommitting, UITabBarDelegate {}
