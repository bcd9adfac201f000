import Foundation

/// A stack of screens, of which the top one is shown.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// Creates a stack with one screen on it.
  public init(rootViewController: UIViewController) {
    super.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// Creates a stack whose bars are of the given classes.
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

  /// The screen whose view is in the stack's view now.
  var shown: UIViewController?
  var transition: NavigationTransition?
  var isCommitScheduled = false
  /// Whether a finger asks for the pop that is being made.
  var isSwiping = false

  /// Hears which screen is shown.
  open weak var delegate: (any UINavigationControllerDelegate)?

  /// The screens on the stack, the top one last.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set { setViewControllers(newValue, animated: false) }
  }

  /// The screen on top of the stack.
  open var topViewController: UIViewController? { storedChildren.last }

  /// What is seen of the stack: its top screen, or what is presented over it.
  open var visibleViewController: UIViewController? {
    guard let presented = presentedViewController, !presented.isBeingDismissed else {
      return topViewController
    }
    return (presented as? UINavigationController)?.visibleViewController ?? presented
  }

  /// Replaces the stack.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    InterfaceObservation.call(.setViewControllers, on: self, about: viewControllers.last) {
      changeStack(to: viewControllers, animated: animated)
    }
  }

  /// Puts a screen on top of the stack.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    if viewController is UINavigationController {
      Complaint.raise(
        "Pushing a navigation controller is not supported. Present it, or push its first screen.")
    }
    if storedChildren.contains(where: { $0 === viewController }) {
      Complaint.raise(
        """
        Pushing the same view controller instance more than once is not supported: \
        \(type(of: viewController)) is already on the stack. Pop to it, or push another instance.
        """)
    }
    InterfaceObservation.call(.pushViewController, on: self, about: viewController) {
      push(viewController, animated: animated)
    }
  }

  /// Takes the top screen off the stack, unless it is the only one.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard storedChildren.count > 1, let top = storedChildren.last else { return nil }
    return InterfaceObservation.call(.popViewController, on: self, about: top) {
      pop(top, animated: animated)
      return top
    }
  }

  /// Takes off the stack whatever is above a screen.
  @discardableResult
  open func popToViewController(
    _ viewController: UIViewController, animated: Bool
  ) -> [UIViewController]? {
    guard let index = storedChildren.firstIndex(where: { $0 === viewController }) else {
      Complaint.raise(
        """
        Tried to pop to a view controller that doesn't exist: \(type(of: viewController)) is not \
        on the stack. Look for it in `viewControllers` first.
        """)
    }
    return InterfaceObservation.call(.popToViewController, on: self, about: viewController) {
      cutStack(after: index, animated: animated)
    }
  }

  /// Takes every screen but the first off the stack.
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
    let bar = UINavigationBar(frame: .zero)
    bar.navigationController = self
    return bar
  }()

  /// Whether the bar is hidden. Without a bar there is no swipe back.
  open var isNavigationBarHidden = false

  /// Hides or shows the bar, and with it the swipe back.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) {
    isNavigationBarHidden = hidden
  }

  /// The bar below the screens.
  open private(set) lazy var toolbar: UIToolbar! = UIToolbar()

  /// Whether the toolbar is hidden.
  open var isToolbarHidden = true

  /// Hides or shows the toolbar.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { isToolbarHidden = hidden }

  /// Whether the bar hides while one scrolls.
  open var hidesBarsOnSwipe = false

  /// Whether the bar hides on a tap.
  open var hidesBarsOnTap = false

  /// Whether the bar hides when the keyboard comes.
  open var hidesBarsWhenKeyboardAppears = false

  /// Whether the bar hides in a flat window.
  open var hidesBarsWhenVerticallyCompact = false

  private var popGestureGuard: PopGestureGuard?

  /// The swipe from the left edge.
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

}
