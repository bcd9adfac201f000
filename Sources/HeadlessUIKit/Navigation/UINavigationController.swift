import Foundation

/// A stack of screens, of which the top one is visible.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Creates a stack with one screen on it.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates an empty stack. The classes of bars are ignored.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates an empty stack.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a stack from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: The stack

  /// The screen whose view is in the stack's view.
  var shown: UIViewController?
  var transition: NavigationTransition?
  var isCommitScheduled = false
  /// Whether a swipe causes the pop under way.
  var isSwiping = false

  /// The delegate, which is called before and after a screen is shown. It is held weakly.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The screens on the stack, the top one last. Changes at once; the view follows in the next
  /// turn.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The stack's own item, if one was set or read while the first screen had none; otherwise that
  /// of the first screen.
  open override var tabBarItem: UITabBarItem! {
    get { storedTabBarItem ?? storedChildren.first?.storedTabBarItem ?? super.tabBarItem }
    set { super.tabBarItem = newValue }
  }

  /// The top screen of the stack.
  open var topViewController: UIViewController? { storedChildren.last }

  /// The top screen, or the screen presented over it.
  open var visibleViewController: UIViewController? {
    guard let presented = nearestPresentation?.presented, !presented.isBeingDismissed else {
      return topViewController
    }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// Replaces the stack.
  ///
  /// - Parameters:
  ///   - viewControllers: The screens, the top one last. None may occur twice.
  ///   - animated: Whether the transition is animated, and so has a transition coordinator.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    InterfaceObservation.call(.setViewControllers, on: self, about: viewControllers.last) {
      changeStack(to: viewControllers, animated: animated)
    }
  }

  /// Pushes a screen onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: A screen that is not on the stack, and no navigation controller.
  ///   - animated: Whether the transition is animated, and so has a transition coordinator.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      Misuse.raise(
        "Pushing a navigation controller is not supported. Present it, or push its first screen.")
    }
    if storedChildren.contains(where: { $0 === viewController }) {
      Misuse.raise(
        """
        Pushing the same view controller instance more than once is not supported: \
        \(type(of: viewController)) is already on the stack. Pop to it, or push another instance.
        """)
    }
    InterfaceObservation.call(.pushViewController, on: self, about: viewController) {
      push(viewController, animated: animated)
    }
  }

  /// Pops the top screen and returns it, or `nil` if it is the only one.
  ///
  /// - Parameter animated: Whether the transition is animated, and so has a transition coordinator.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard storedChildren.count > 1, let top = storedChildren.last else { return nil }
    return InterfaceObservation.call(.popViewController, on: self, about: top) {
      pop(top, animated: animated)
      return top
    }
  }

  /// Pops all screens above a screen and returns them.
  ///
  /// - Parameters:
  ///   - viewController: A screen on the stack.
  ///   - animated: Whether the transition is animated.
  /// - Returns: The popped screens, from bottom to top.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = storedChildren.firstIndex(where: { $0 === viewController }) else {
      Misuse.raise(
        """
        Tried to pop to a view controller that doesn't exist: \(type(of: viewController)) is not \
        on the stack. Look for it in `viewControllers` first.
        """)
    }
    return InterfaceObservation.call(.popToViewController, on: self, about: viewController) {
      cutStack(after: index, animated: animated)
    }
  }

  /// Pops all screens above the first and returns them, or `nil` if the stack is empty.
  ///
  /// - Parameter animated: Whether the transition is animated.
  /// - Returns: The popped screens, from bottom to top.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? {
    guard let root = storedChildren.first else { return nil }
    guard storedChildren.count > 1 else { return [] }
    return InterfaceObservation.call(.popToRootViewController, on: self, about: root) {
      cutStack(after: 0, animated: animated)
    }
  }

  private func cutStack(after index: Int, animated: Bool) -> [UIViewController] {
    let popped = Array(storedChildren[(index + 1)...])
    guard !popped.isEmpty else { return [] }
    changeStack(to: Array(storedChildren[...index]), animated: animated)
    return popped
  }

  // MARK: Bars

  /// The bar above the screens.
  open private(set) lazy var navigationBar: UINavigationBar = {
    let bar = UINavigationBar(
      frame: CGRect(x: 0, y: 47, width: UIScreen.main.bounds.width, height: 44))
    bar.navigationController = self
    return bar
  }()

  /// Whether the bar is hidden. A hidden bar disables the swipe back.
  open var isNavigationBarHidden = false

  /// Hides or shows the bar. A hidden bar disables the swipe back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The bar below the screens.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  open var isToolbarHidden = true

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  open var hidesBarsOnSwipe = false

  open var hidesBarsOnTap = false

  open var hidesBarsWhenKeyboardAppears = false

  /// Whether the bar hides in a vertically compact window.
  open var hidesBarsWhenVerticallyCompact = false

  private var popGestureGuard: PopGestureGuard?

  /// The gesture recognizer of the swipe back.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    if let popGestureGuard { return popGestureGuard.gesture }
    let made = PopGestureGuard(self)
    popGestureGuard = made
    return made.gesture
  }

  // MARK: As a container

  override var ownsAppearanceOfChildren: Bool { true }

  override var ownTransitionCoordinator: TransitionCoordinator? {
    transition?.coordinatorIfAnimated(in: self)
  }

  override var shownChildren: [UIViewController] {
    guard let shown else { return [] }
    return [shown]
  }

  override func prepareToAppear() { showTop() }

  override func containerBegan() {
    guard let shown, transition == nil else { return }
    delegate?.navigationController(self, willShow: shown, animated: appearanceIsAnimated)
  }

  override func containerEnded() { ended() }

  override func disown(_ child: UIViewController) {
    changeStack(to: storedChildren.filter { $0 !== child }, animated: false)
  }

  override var showsScreens: Bool { true }

  /// Pushes the screen.
  open override func show(_ vc: UIViewController, sender: Any?) {
    pushViewController(vc, animated: true)
  }

  /// Pushes the secondary screen of a split view, which may be a stack itself.
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {
    push(secondaryViewController, animated: false)
  }
}
