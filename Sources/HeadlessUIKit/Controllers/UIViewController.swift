import Foundation

/// A screen, or a container of screens.
///
/// The view loads when it is first needed, and `viewDidLoad` runs once. Appearance callbacks run in
/// UIKit's order while the ``MainLoop`` runs, not during the call that navigates.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  /// Creates a view controller whose view comes from a nib, if one with the name, or that of the class,
  /// is registered with ``UINib``.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    storedNibName = nibNameOrNil
    nibBundle = nibBundleOrNil
    super.init()
  }

  /// Creates a view controller as a storyboard does.
  public required init?(coder: NSCoder) {
    storedNibName = nil
    nibBundle = nil
    super.init()
    InterfaceCoder.decode(self, with: coder)
  }

  /// Creates a view controller without a nib.
  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: State that the extensions and the containers work on

  var storedView: UIView?
  var isLoadingView = false
  var appearance = Appearance.disappeared
  var appearanceIsAnimated = false
  var isInWillAppear = false
  var movement: Movement = []
  var storedChildren: [UIViewController] = []
  weak var storedParent: UIViewController?
  weak var rootWindow: UIWindow?
  var awaitsDidMove = false
  var presentation: Presentation?
  weak var presentedBy: Presentation?
  var storedPresentationController: UIPresentationController?
  var storedNavigationItem: UINavigationItem?
  var storedTabBarItem: UITabBarItem?
  var storedStoryboard: UIStoryboard?
  var storyboardIdentifier: String?
  var callbackObservers: CallbackObservers?
  var storyboardContents: StoryboardContents?
  private let storedNibName: String?

  // MARK: The view

  /// The nib's name, if one was passed in.
  open var nibName: String? { storedNibName }
  /// The nib's bundle, if one was passed in.
  public final let nibBundle: Bundle?

  /// The view, which is loaded when it is first read.
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

  /// Creates the view. Overrides set `view` and do not call `super`.
  open func loadView() {
    if !loadViewFromFile() { view = UIView(frame: UIScreen.main.bounds) }
  }
  /// Loads the view unless it has been loaded.
  open func loadViewIfNeeded() {
    if storedView == nil { loadViewNow() }
  }
  /// Called once, after the view was loaded.
  open func viewDidLoad() { callbackObservers?.notify(.viewDidLoad, nil) }

  // MARK: Appearance

  /// Called before the view comes on display.
  open func viewWillAppear(_ animated: Bool) {
    callbackObservers?.notify(.viewWillAppear, animated)
  }
  /// Called when the view is in the hierarchy and has its size, before it is on display.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called after the view came on display.
  open func viewDidAppear(_ animated: Bool) { callbackObservers?.notify(.viewDidAppear, animated) }
  /// Called before the view leaves the display.
  open func viewWillDisappear(_ animated: Bool) {
    callbackObservers?.notify(.viewWillDisappear, animated)
  }
  /// Called after the view left the display.
  open func viewDidDisappear(_ animated: Bool) {
    callbackObservers?.notify(.viewDidDisappear, animated)
  }
  /// Called before the view lays out its subviews.
  open func viewWillLayoutSubviews() { callbackObservers?.notify(.viewWillLayoutSubviews, nil) }
  /// Called after the view laid out its subviews.
  open func viewDidLayoutSubviews() { callbackObservers?.notify(.viewDidLayoutSubviews, nil) }
  /// Whether the container forwards appearance callbacks to its children automatically.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// Whether the screen is appearing because it was added to a container.
  open var isMovingToParent: Bool { movement.contains(.toParent) }
  /// Whether the screen is disappearing because it was removed from its container.
  open var isMovingFromParent: Bool { movement.contains(.fromParent) }
  /// Whether the screen is appearing because it is being presented.
  open var isBeingPresented: Bool { movement.contains(.presented) }
  /// Whether the screen is disappearing because it is being dismissed.
  open var isBeingDismissed: Bool { movement.contains(.dismissed) }

  /// Starts an appearance transition of a child, for containers that forward callbacks themselves.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    beginAppearance(isAppearing, animated: animated)
  }
  /// Ends an appearance transition of a child.
  open func endAppearanceTransition() { endAppearance() }

  // MARK: Containment

  /// The container this view controller is in.
  open var parent: UIViewController? { storedParent }
  /// The view controllers in this container.
  open var children: [UIViewController] { storedChildren }
  /// The nearest navigation controller that contains this screen.
  open var navigationController: UINavigationController? {
    nearestAncestor(UINavigationController.self)
  }
  /// The nearest tab bar controller that contains this screen.
  open var tabBarController: UITabBarController? { nearestAncestor(UITabBarController.self) }
  /// The nearest split view controller that contains this screen.
  open var splitViewController: UISplitViewController? {
    nearestAncestor(UISplitViewController.self)
  }
  /// Adds a view controller to this container, and calls its `willMove(toParent:)`.
  open func addChild(_ childController: UIViewController) { adoptByCall(childController) }
  /// Removes the view controller from its container.
  open func removeFromParent() { leaveByCall() }
  /// Called before the container changes; `nil` when the view controller leaves its container.
  open func willMove(toParent parent: UIViewController?) {
    callbackObservers?.notify(.willMoveToParent, parent)
  }
  /// Called after the container changed; `nil` when the view controller left its container.
  open func didMove(toParent parent: UIViewController?) {
    callbackObservers?.notify(.didMoveToParent, parent)
  }

  /// For a search that shows its results, the screen that it belongs to.
  var host: UIViewController? { nil }
  /// The children that are on display whenever the container is.
  var shownChildren: [UIViewController] { childrenInView }
  /// Whether the container itself sends appearance callbacks to its children.
  var ownsAppearanceOfChildren: Bool { false }
  /// Whether `show(_:sender:)` called on a child is handled by this container.
  var showsScreens: Bool { false }
  /// The coordinator of this container's animated transition, if one is under way.
  var ownTransitionCoordinator: TransitionCoordinator? { nil }
  /// Shows what the container's model holds, just before the container appears.
  func prepareToAppear() {}
  /// Called when a container began to appear, and its children with it.
  func containerBegan() {}
  /// Called when a container finished appearing or disappearing, and its children with it.
  func containerEnded() {}
  /// Called after a person swiped the presented screen away.
  func wasSwipedAway() {}
  /// Removes a child that leaves by `removeFromParent()` or moves to another container.
  func disown(_ child: UIViewController) {
    release(child)
    child.didMove(toParent: nil)
  }

  // MARK: Title, bar items and editing

  /// The screen's title, which navigation and tab bar items follow.
  open var title: String? {
    didSet {
      storedNavigationItem?.title = title
      storedTabBarItem?.title = title
    }
  }
  /// The item that a navigation bar shows for this screen.
  open var navigationItem: UINavigationItem { loadedNavigationItem() }
  /// The item that a tab bar shows for this screen.
  open var tabBarItem: UITabBarItem! {
    get { loadedTabBarItem() }
    set { storedTabBarItem = newValue }
  }
  /// The items of the toolbar below this screen.
  open var toolbarItems: [UIBarButtonItem]?
  /// Sets the items of the toolbar below this screen.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    self.toolbarItems = toolbarItems
  }
  /// Whether the tab bar hides when this screen is pushed.
  open var hidesBottomBarWhenPushed = false
  /// Whether the screen is being edited.
  open var isEditing: Bool {
    get { editing }
    set { setEditing(newValue, animated: false) }
  }
  private final var editing = false
  /// Starts or ends editing.
  open func setEditing(_ editing: Bool, animated: Bool) {
    self.editing = editing
    storedEditButton?.item.showsDone = editing
  }
  /// A button that toggles editing. It reads *Done* while the screen is edited.
  open var editButtonItem: UIBarButtonItem { loadedEditButton().item }
  final var storedEditButton: EditButton?
  /// The activity the person is engaged in on this screen.
  open var userActivity: NSUserActivity?

  // MARK: Layout, status bar, orientation and traits

  open override var next: UIResponder? { storedView?.superview ?? storedParent }
  /// The size the screen prefers in a container.
  open var preferredContentSize = CGSize.zero
  /// Called when a child prefers another size. Sizes never change here.
  open func preferredContentSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// Called when the layout of a child changes its size. It never does here.
  open func systemLayoutFittingSizeDidChange(
    forChildContentContainer container: any UIContentContainer
  ) {}
  /// The edges at which the view extends under bars.
  open var edgesForExtendedLayout = UIRectEdge.all
  /// Whether the view extends under opaque bars.
  open var extendedLayoutIncludesOpaqueBars = false
  /// Whether scroll views get insets for bars automatically.
  open var automaticallyAdjustsScrollViewInsets = true
  /// Insets added to the safe area.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero
  /// Whether the view keeps the system's minimum margins.
  open var viewRespectsSystemMinimumLayoutMargins = true
  /// Called to update the view's constraints.
  open func updateViewConstraints() {}
  /// Called when the safe area changed. It never does here.
  open func viewSafeAreaInsetsDidChange() {}
  /// Called when the layout margins changed. They never do here.
  open func viewLayoutMarginsDidChange() {}
  /// Does nothing: no status bar is drawn.
  open func setNeedsStatusBarAppearanceUpdate() {}
  /// Does nothing: the interface does not rotate.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}
  /// Does nothing: no home indicator is drawn.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}
  /// The guide at the top of the view that bars do not cover.
  open var topLayoutGuide: any UILayoutSupport { loadedLayoutGuide(.top) }
  /// The guide at the bottom of the view that bars do not cover.
  open var bottomLayoutGuide: any UILayoutSupport { loadedLayoutGuide(.bottom) }
  /// What the screen shows over its view where it has no content.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    didSet { unavailableContent.show(contentUnavailableConfiguration, in: view) }
  }
  private var unavailableContent = ConfiguredContent()
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Has what shows without content described anew, in the next turn of the ``MainLoop``.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    MainLoop.enqueue(
      .run { [weak self] in
        guard let self else { return }
        updateContentUnavailableConfiguration(using: contentUnavailableConfigurationState)
      })
  }
  /// Describes what shows without content.
  open func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {}

  /// The status bar's style over this screen.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }
  /// Whether the status bar is hidden over this screen.
  open var prefersStatusBarHidden: Bool { false }
  /// The animation with which the status bar changes over this screen.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
  /// The child that decides the status bar's style.
  open var childForStatusBarStyle: UIViewController? { nil }
  /// The child that decides whether the status bar is hidden.
  open var childForStatusBarHidden: UIViewController? { nil }
  /// Whether the home indicator hides.
  open var prefersHomeIndicatorAutoHidden: Bool { false }
  /// The child that decides whether the home indicator hides.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }
  /// The edges at which the system's gestures are deferred.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
  /// The orientations the screen supports.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .allButUpsideDown }
  /// The orientation in which the screen is best presented.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }
  /// Whether the screen rotates with the device.
  open var shouldAutorotate: Bool { true }
  /// Does nothing: the device does not rotate.
  open class func attemptRotationToDeviceOrientation() {}
  /// The interface style that overrides the system's.
  open var overrideUserInterfaceStyle = UIUserInterfaceStyle.unspecified
  /// The screen's traits.
  open var traitCollection: UITraitCollection { .current }
  /// Called when the traits changed. They never do here.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Called before the view's size changes. It never does here.
  open func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called before the traits change. They never do here.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {}
  /// Called when memory is low.
  open func didReceiveMemoryWarning() {}
  /// The identifier for state restoration.
  open var restorationIdentifier: String?
  /// Whether the keyboard stays when focus moves to something that is not edited.
  open var disablesAutomaticKeyboardDismissal: Bool { false }

  // MARK: Storyboards

  /// The storyboard that created the screen.
  open var storyboard: UIStoryboard? { storedStoryboard }
  /// Called before a segue is performed.
  open func prepare(for segue: UIStoryboardSegue, sender: Any?) {}
  /// Whether a segue may be performed.
  open func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool { true }
  /// Whether an unwind segue may end at this screen.
  open func canPerformUnwindSegueAction(
    _ action: Selector, from fromViewController: UIViewController, sender: Any?
  ) -> Bool { fromViewController !== self && Unwinding.isDeclared(action, by: self) }
  /// Performs a segue of the storyboard that created the screen.
  open func performSegue(withIdentifier identifier: String, sender: Any?) {
    let segues = storyboardContents?.objects.segues.map(\.segue) ?? []
    guard let segue = segues.first(where: { $0.name == identifier }) else {
      UIStoryboard.raiseMissingSegue(identifier, from: self)
    }
    segue.perform(sender: sender)
  }

  // MARK: Presentation

  /// The style in which the screen is presented. `.automatic` is a sheet.
  open var modalPresentationStyle = UIModalPresentationStyle.automatic
  /// The animation with which the screen is presented.
  open var modalTransitionStyle = UIModalTransitionStyle.coverVertical
  /// Whether the screen cannot be dismissed by swiping it down.
  open var isModalInPresentation = false
  /// The provider of custom presentation controllers and animators.
  open weak var transitioningDelegate: (any UIViewControllerTransitioningDelegate)?
  /// Whether the screen controls the status bar even when it is not full-screen.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// Whether `.currentContext` presentations of descendants are presented by this screen.
  open var definesPresentationContext = false
  /// Whether this screen's transition style overrides the presented screen's.
  open var providesPresentationContextTransitionStyle = false

  /// The screen presented by this screen or one of its containers.
  open var presentedViewController: UIViewController? { nearestPresentation?.presented }
  /// The screen that presents this screen or one of its containers.
  open var presentingViewController: UIViewController? {
    storedParent?.host ?? nearestPresentedBy?.presenter
  }
  /// The controller of the presentation of this screen or its outermost container. It is never `nil`.
  open var presentationController: UIPresentationController? {
    rootAncestor.presentationControllerForPresenting
  }
  /// The controller of the sheet that contains the screen, or `nil` in another style.
  open var sheetPresentationController: UISheetPresentationController? {
    presentationController as? UISheetPresentationController
  }
  /// The controller of the popover that contains the screen, or `nil` in another style.
  open var popoverPresentationController: UIPopoverPresentationController? {
    presentationController as? UIPopoverPresentationController
  }
  /// The coordinator of an animated transition of this screen or its containers that is under way.
  open var transitionCoordinator: (any UIViewControllerTransitionCoordinator)? {
    nearestTransitionCoordinator
  }
  /// Presents a screen from the root of the container this screen is in.
  ///
  /// Logs a message and does nothing where that root already presents or is not in a window.
  ///
  /// - Parameters:
  ///   - viewControllerToPresent: The screen, which has no parent and is not presented.
  ///   - flag: Whether the presentation is animated; only then is there a transition coordinator.
  ///   - completion: Runs after the presented screen's `viewDidAppear`.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool,
    completion: (() -> Void)? = nil
  ) {
    Presentation.present(viewControllerToPresent, from: self, animated: flag, then: completion)
  }
  /// Dismisses what this screen presents, or the screen itself if it presents nothing.
  ///
  /// - Parameters:
  ///   - flag: Whether the dismissal is animated.
  ///   - completion: Runs after the dismissed screen's `viewDidDisappear`.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    Presentation.dismiss(from: self, animated: flag, then: completion)
  }
  /// Shows a screen as the nearest container does: pushes it on a stack, or presents it.
  open func show(_ vc: UIViewController, sender: Any?) { showInContainer(vc, sender: sender) }
  /// Shows a screen as the detail of a split view; presents it where there is none.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    showInSplitView(vc, sender: sender)
  }
  /// Called on the primary screen of a split view that collapses. A stack pushes the secondary screen, and
  /// others do nothing, so that it goes.
  open func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) {}
  /// Returns the secondary screen of a split view that expands. It is never called.
  open func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  { nil }
  /// Replaces one child's view by another's. The completion runs in the ``MainLoop``.
  open func transition(
    from fromViewController: UIViewController, to toViewController: UIViewController,
    duration: TimeInterval, options: UIView.AnimationOptions = [], animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    exchangeViews(
      of: fromViewController, with: toViewController, animations: animations, then: completion)
  }
}
