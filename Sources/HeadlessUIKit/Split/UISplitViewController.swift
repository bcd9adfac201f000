import Foundation

/// Screens side by side, of which a phone shows one.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Creates a split view in the older style.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view of columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How many columns there are.
  public private(set) var style = Style.unspecified

  /// Hears of the columns.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  private var columns: [Column: UIViewController] = [:]
  private var shown: [UIViewController] = []
  private var isCommitScheduled = false

  /// Whether only one column is shown at a time, as on a phone held upright.
  ///
  /// Here both are: a split view's screens are on display together, as on a larger device.
  open var isCollapsed: Bool { false }

  /// Which columns are shown.
  open var displayMode: DisplayMode { .oneBesideSecondary }
  /// Which columns should be shown.
  open var preferredDisplayMode = DisplayMode.automatic
  /// Where the columns should stand.
  open var preferredSplitBehavior = SplitBehavior.automatic
  /// How wide the first column should be.
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// How wide the first column should be, in points.
  open var preferredPrimaryColumnWidth: CGFloat = 0
  /// How narrow the first column may be.
  open var minimumPrimaryColumnWidth: CGFloat = 0
  /// How wide the first column may be.
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Whether a swipe shows the first column.
  open var presentsWithGesture = true
  /// Which side the first column stands on.
  open var primaryEdge = PrimaryEdge.leading
  /// The button that changes which columns are shown.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: "Columns")

  /// The screens: the first column's, then the detail.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set {
      InterfaceObservation.call(.setViewControllers, on: self, about: newValue.last) {
        columns = [:]
        if let first = newValue.first { columns[.primary] = first }
        if newValue.count > 1 { columns[.secondary] = newValue[1] }
        rebuild()
      }
    }
  }

  /// Shows a screen in a column. One without a navigation stack gets one.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    InterfaceObservation.call(.setViewController, on: self, about: vc) {
      guard let vc else {
        columns[column] = nil
        return rebuild()
      }
      let isStack = vc is UINavigationController || style == .unspecified
      columns[column] = isStack ? vc : UINavigationController(rootViewController: vc)
      rebuild()
    }
  }

  /// The screen in a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column.
  open func show(_ column: Column) {
    InterfaceObservation.call(.show, on: self, about: columns[column]) {}
  }

  /// Hides a column.
  open func hide(_ column: Column) {
    InterfaceObservation.call(.hide, on: self, about: columns[column]) {}
  }

  /// Shows a screen as the detail.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    InterfaceObservation.call(.showDetailViewController, on: self, about: vc) {
      if style != .unspecified, let stack = columns[.secondary] as? UINavigationController,
        !(vc is UINavigationController)
      {
        stack.setViewControllers([vc], animated: false)
      } else {
        columns[.secondary] = vc
        rebuild()
      }
    }
  }

  /// Shows a screen in the first column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    InterfaceObservation.call(.show, on: self, about: vc) {
      columns[.primary] = vc
      rebuild()
    }
  }

  override var showsScreens: Bool { true }

  private func rebuild() {
    let order: [Column] = [.primary, .supplementary, .secondary]
    let next = order.compactMap { columns[$0] }
    let gone = storedChildren.filter { screen in !next.contains { $0 === screen } }
    let come = next.filter { screen in !storedChildren.contains { $0 === screen } }
    for screen in gone { screen.willMove(toParent: nil) }
    for screen in come {
      screen.storedParent?.disown(screen)
      screen.willMove(toParent: self)
    }
    storedChildren = next
    for screen in come {
      screen.storedParent = self
      screen.didMove(toParent: self)
    }
    for screen in gone where !isOnDisplay || !shown.contains(where: { $0 === screen }) {
      letGo(screen)
    }
    guard !isCommitScheduled, isOnDisplay else { return }
    isCommitScheduled = true
    MainLoop.enqueue(.commit(self))
  }

  private func letGo(_ screen: UIViewController) {
    shown.removeAll { $0 === screen }
    if screen.storedView?.superview === storedView { screen.storedView?.removeFromSuperview() }
    if screen.storedParent === self { screen.storedParent = nil }
    screen.didMove(toParent: nil)
  }

  // MARK: As a container

  override var ownsAppearanceOfChildren: Bool { true }

  override var shownChildren: [UIViewController] { shown }

  override func prepareToAppear() {
    for screen in shown where !storedChildren.contains(where: { $0 === screen }) { letGo(screen) }
    shown = storedChildren
    for screen in shown {
      screen.loadViewIfNeeded()
      if let view = screen.storedView { self.view.show(view) }
    }
  }

  override func containerEnded() {
    if appearance == .appeared, isCommitScheduled { MainLoop.enqueue(.commit(self)) }
    guard appearance == .disappeared else { return }
    for screen in shown where !storedChildren.contains(where: { $0 === screen }) { letGo(screen) }
  }

  override func disown(_ child: UIViewController) {
    columns = columns.filter { $0.value !== child }
    rebuild()
  }

  func commit() {
    guard isCommitScheduled, appearance == .appeared else { return }
    isCommitScheduled = false
    let gone = shown.filter { screen in !storedChildren.contains { $0 === screen } }
    let come = storedChildren.filter { screen in !shown.contains { $0 === screen } }
    shown = storedChildren
    for screen in come {
      screen.movement.insert(.toParent)
      screen.beginAppearance(true, animated: false)
      if let view = screen.storedView { self.view.show(view) }
    }
    for screen in gone {
      screen.movement.insert(.fromParent)
      screen.beginAppearance(false, animated: false)
      if screen.storedView?.superview === storedView { screen.storedView?.removeFromSuperview() }
      if screen.storedParent === self { screen.storedParent = nil }
      screen.endAppearance()
      screen.movement.remove(.fromParent)
      screen.didMove(toParent: nil)
    }
    MainLoop.enqueue(
      .run {
        for screen in come {
          screen.endAppearance()
          screen.movement.remove(.toParent)
        }
      })
  }
}

extension UISplitViewController: LoopCommitting {}

extension UISplitViewController {
  /// How many columns there are.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  /// A column.
  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }

  /// Which columns are shown.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The first column beside the detail.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The detail alone.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The first column over the detail.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// Where the columns stand.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// Which side the first column stands on.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}
