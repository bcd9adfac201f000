import Foundation

/// A screen, or a container of screens.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Creates a view controller.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller from an archive.
  public required init?(coder: NSCoder) {
    nibName = nil
    nibBundle = nil
    super.init()
  }

  /// Creates a view controller that makes its view itself.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The nib's name, if it was made from one.
  public final let nibName: String?

  /// The nib's bundle, if it was made from one.
  public final let nibBundle: Bundle?

  var storedView: UIView?
  var isLoadingView = false

  /// The view, loaded when it is first asked for.
  open var view: UIView! {
    get {
      if storedView == nil { loadViewNow() }
      return storedView
    }
    set {
      if storedView?.owner === self { storedView?.owner = nil }
      storedView = newValue
      newValue?.owner = self
    }
  }

  /// The view, if it has been loaded.
  public final var viewIfLoaded: UIView? { storedView }

  /// Whether the view has been loaded.
  public final var isViewLoaded: Bool { storedView != nil }

  /// Makes the view. Overrides set `view` and do not call `super`.
  open func loadView() { view = UIView(frame: UIScreen.main.bounds) }

  /// Loads the view unless it has been loaded.
  public final func loadViewIfNeeded() {
    if storedView == nil { loadViewNow() }
  }

  private func loadViewNow() {
    guard !isLoadingView else {
      Complaint.raise(
        "\(type(of: self)).loadView() asks for `view` before it has set it. Set `view`.")
    }
    isLoadingView = true
    loadView()
    if storedView == nil {
      Complaint.raise("\(type(of: self)).loadView() did not set `view`. Set it, or call super.")
    }
    viewDidLoad()
    isLoadingView = false
  }

  /// Called once, after the view was loaded.
  open func viewDidLoad() {}

  // MARK: Appearing

  var appearance = Appearance.disappeared
  var appearanceIsAnimated = false
  var isInWillAppear = false

  /// Called before the view comes on display.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is in the hierarchy and has its size, before it is on display.
  open func viewIsAppearing(_ animated: Bool) {}

  /// Called after the view came on display.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view leaves the display.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called after the view left the display.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}

  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}

  /// Whether the container passes appearance callbacks on to its children by itself.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }

  var movement: Movement = []

  /// Whether the appearance under way is because the screen was added to a container.
  open var isMovingToParent: Bool { movement.contains(.toParent) }

  /// Whether the disappearance under way is because the screen was removed from its container.
  open var isMovingFromParent: Bool { movement.contains(.fromParent) }

  /// Whether the appearance under way is because the screen is being presented.
  open var isBeingPresented: Bool { movement.contains(.presented) }

  /// Whether the disappearance under way is because the screen is being dismissed.
  open var isBeingDismissed: Bool { movement.contains(.dismissed) }

  // MARK: Containment

  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  weak var rootWindow: UIWindow?
  var awaitsDidMove = false

  /// The container this view controller is in.
  open var parent: UIViewController? { storedParent }

  /// The view controllers in this container.
  open var children: [UIViewController] { storedChildren }

  /// Puts a view controller into this container.
  open func addChild(_ childController: UIViewController) {
    adoptByCall(childController)
  }

  /// Takes the view controller out of its container.
  open func removeFromParent() {
    guard let storedParent else { return }
    InterfaceObservation.call(.removeFromParent, on: storedParent, about: self) {
      storedParent.disown(self)
    }
  }

  /// Called before the container changes.
  open func willMove(toParent parent: UIViewController?) {}

  /// Called after the container changed.
  open func didMove(toParent parent: UIViewController?) {}

  /// What of this container's children is on display when the container is.
  var shownChildren: [UIViewController] {
    guard !storedChildren.isEmpty, let view = storedView else { return [] }
    return storedChildren.filter { $0.storedView?.isDescendant(of: view) ?? false }
  }

  /// Whether the container itself moves its children on and off display.
  var ownsAppearanceOfChildren: Bool { false }

  /// The coordinator of what moves in this container, if something does and is animated.
  var ownTransitionCoordinator: TransitionCoordinator? { nil }

  /// Brings what a container shows into line with its model, before the container appears.
  func prepareToAppear() {}

  /// Called when a container began to appear, and its children with it.
  func containerBegan() {}

  /// Called when a container ended an appearance or a disappearance, and its children with it.
  func containerEnded() {}

  /// A container lets go of a child that leaves it by `removeFromParent()`.
  func disown(_ child: UIViewController) {
    if let index = storedChildren.firstIndex(where: { $0 === child }) {
      storedChildren.remove(at: index)
    }
    child.storedParent = nil
    child.didMove(toParent: nil)
  }

  // MARK: Being shown

  /// The screen's title.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }

  var storedNavigationItem: UINavigationItem?

  /// What a navigation bar shows for this screen.
  open var navigationItem: UINavigationItem {
    if let storedNavigationItem { return storedNavigationItem }
    let item = UINavigationItem(title: title ?? "")
    item.title = title
    storedNavigationItem = item
    return item
  }

  var storedTabBarItem: UITabBarItem?

  /// What a tab bar shows for this screen.
  open var tabBarItem: UITabBarItem! {
    get {
      if let storedTabBarItem { return storedTabBarItem }
      let item = UITabBarItem(title: title, image: nil, tag: 0)
      storedTabBarItem = item
      return item
    }
    set { storedTabBarItem = newValue }
  }

  /// The items of the toolbar under this screen.
  open var toolbarItems: [UIBarButtonItem]?

  /// Whether a tab bar makes room when this screen is pushed.
  open var hidesBottomBarWhenPushed = false

  /// The size the screen asks for.
  open var preferredContentSize = CGSize.zero

  open override var next: UIResponder? { storedView?.superview ?? storedParent }

  /// What the status bar looks like over this screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Whether the status bar is hidden over this screen.
  open var prefersStatusBarHidden: Bool { false }

  /// How the status bar comes and goes over this screen.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// Which child says what the status bar looks like.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// Which child says whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Whether the line one swipes up to leave the app is hidden.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// How the screen can be held.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }

  /// How the screen is best held when it comes.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the screen turns with the device.
  open var shouldAutorotate: Bool { true }

  /// Which edges the view goes under bars at.
  open var edgesForExtendedLayout = UIRectEdge.all

  /// Whether it does so under bars nothing shines through.
  open var extendedLayoutIncludesOpaqueBars = false

  /// Whether lists leave room for bars.
  open var automaticallyAdjustsScrollViewInsets = true

  /// Space on top of what bars cover.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero

  /// Light or dark, whatever the system says.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified

  /// What the screen is restored by.
  open var restorationIdentifier: String?

  /// The traits that hold for the screen.
  open var traitCollection: UITraitCollection { .current }

  /// Whether the screen is being edited.
  open var isEditing = false

  /// Begins or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The button that begins and ends editing.
  open private(set) lazy var editButtonItem = UIBarButtonItem(
    systemItem: .edit,
    primaryAction: UIAction { [weak self] _ in
      guard let self else { return }
      setEditing(!isEditing, animated: true)
    })

  var storedStoryboard: UIStoryboard?

  /// The storyboard the screen was made from.
  open var storyboard: UIStoryboard? { storedStoryboard }

  /// Sets the items of the toolbar under this screen.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }

  /// What somebody is doing on this screen.
  open var userActivity: NSUserActivity?

  /// Turns the interface as the device is held: not here.
  open class func attemptRotationToDeviceOrientation() {}

  /// Whether this screen answers when a segue leads back.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { false }

  /// Whether the keyboard stays when it should go.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  /// The edges at which the system's gestures wait.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Whether the view keeps the system's margins.
  open var viewRespectsSystemMinimumLayoutMargins = true

  /// Called when there is little memory left.
  open func didReceiveMemoryWarning() {}

  /// Called to bring the view's relations up to date.
  open func updateViewConstraints() {}

  /// Called when bars cover another part.
  open func viewSafeAreaInsetsDidChange() {}

  /// Called when the margins changed.
  open func viewLayoutMarginsDidChange() {}

  /// Called when the traits changed. They never do here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// Called before the view gets another size. It never does here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before the traits change. They never do here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}

  /// Called before a way of a storyboard is gone.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}

  /// Whether a way of a storyboard may be gone.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }

  /// Goes a way of a storyboard: there are none, as storyboards are not read.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    Complaint.raise(
      """
      \(type(of: self)) has no segue with identifier "\(identifier)": storyboards are not read. \
      Make the screen, and push or present it.
      """)
  }

  // MARK: Presenting

  var presentation: Presentation?
  weak var presentedBy: Presentation?
  var storedPresentationController: UIPresentationController?

  /// How the screen is presented.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic

  /// What a presentation looks like.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical

  /// Whether a person can not swipe the screen away.
  open var isModalInPresentation = false

  /// Provides a presentation of the app's own.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?

  /// Whether a screen presented over this one says what the status bar looks like.
  open var modalPresentationCapturesStatusBarAppearance = false

  /// Whether screens presented over the current context are presented by this screen.
  open var definesPresentationContext = false

  /// Whether the presenter's own transition style goes before the presented screen's.
  open var providesPresentationContextTransitionStyle = false

  /// Presents a screen from the root of the container this one is in.
  open func present(
    _ viewControllerToPresent: UIViewController,
    animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, then: completion)
  }

  /// Takes down what this screen presents; the screen itself where it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, then: completion)
  }

  /// Shows a screen in the container's way: a navigation stack pushes it, others present it.
  open func show(_ vc: UIViewController, sender: Any?) {
    var container = storedParent
    while let candidate = container {
      if candidate.showsScreens { return candidate.show(vc, sender: sender) }
      container = candidate.storedParent
    }
    present(vc, animated: true)
  }

  /// Shows a screen as the detail of a split view; presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if let split = splitViewController {
      split.showDetailViewController(vc, sender: sender)
    } else {
      present(vc, animated: true)
    }
  }

  /// Puts one child in another's place, in view.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    fromViewController.view.superview?.addSubview(toViewController.view)
    animations?()
    fromViewController.view.removeFromSuperview()
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Whether `show` of a child ends here.
  var showsScreens: Bool { false }
}
