import Foundation

/// A container of columns. One with a compact column shows that alone, as on a phone; the columns of all
/// others are on display together, as on a larger device.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// Creates a split view controller without columns.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller with columns.
  public init(style: Style) {
    self.style = style
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a split view controller from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The number of columns.
  public private(set) var style = Style.unspecified

  /// The delegate, which is called when columns change.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  private var columns: [Column: UIViewController] = [:]
  private var shown: [UIViewController] = []
  private var isCommitScheduled = false

  private var hasCollapsed = false

  /// Whether only the compact column is visible.
  open var isCollapsed: Bool { columns[.compact] != nil }

  /// The visible columns.
  open var displayMode: DisplayMode { .oneBesideSecondary }
  /// The preferred visible columns.
  open var preferredDisplayMode = DisplayMode.automatic
  /// The preferred placement of columns.
  open var preferredSplitBehavior = SplitBehavior.automatic
  open var preferredPrimaryColumnWidthFraction: CGFloat = 0
  /// The preferred width of the primary column, in points.
  open var preferredPrimaryColumnWidth: CGFloat = 0
  open var minimumPrimaryColumnWidth: CGFloat = 0
  open var maximumPrimaryColumnWidth: CGFloat = 0
  /// Whether a swipe shows the primary column.
  open var presentsWithGesture = true
  /// The side of the primary column.
  open var primaryEdge = PrimaryEdge.leading
  /// The button that changes the visible columns.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: "Columns")

  /// The screens of the columns, from primary to secondary.
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

  /// Sets the screen of a column, in a navigation controller of its own if it is none.
  ///
  /// - Parameters:
  ///   - vc: The screen, or `nil` to remove the column's screen.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    InterfaceObservation.call(.setViewController, on: self, about: vc) {
      guard let vc else {
        columns[column] = nil
        return rebuild()
      }
      let isStack =
        vc is UINavigationController || style == .unspecified || column == .compact
      columns[column] = isStack ? vc : UINavigationController(rootViewController: vc)
      rebuild()
    }
  }

  /// Returns the screen of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Reports the call. The columns that can be visible are so already.
  open func show(_ column: Column) {
    InterfaceObservation.call(.show, on: self, about: columns[column]) {}
  }

  /// Reports the call. The columns stay visible.
  open func hide(_ column: Column) {
    InterfaceObservation.call(.hide, on: self, about: columns[column]) {}
  }

  /// Shows a screen in the secondary column.
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

  /// Shows a screen in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    InterfaceObservation.call(.show, on: self, about: vc) {
      columns[.primary] = vc
      rebuild()
    }
  }

  override var showsScreens: Bool { true }

  private func rebuild() {
    let order: [Column] = isCollapsed ? [.compact] : [.primary, .supplementary, .secondary]
    let next = order.compactMap { columns[$0] }
    let (_, removed) = replaceChildren(with: next)
    settleArrivals()
    for screen in removed where !isOnDisplay || !shown.contains(where: { $0 === screen }) {
      letGo(screen)
    }
    guard !isCommitScheduled, isOnDisplay else { return }
    isCommitScheduled = true
    MainLoop.enqueue(.commit(self))
  }

  private func letGo(_ screen: UIViewController) {
    shown.removeAll { $0 === screen }
    removeView(of: screen)
    detach(screen)
  }

  // MARK: As a container

  override var ownsAppearanceOfChildren: Bool { true }

  override var shownChildren: [UIViewController] { shown }

  override func prepareToAppear() {
    for screen in shown where !storedChildren.contains(where: { $0 === screen }) { letGo(screen) }
    shown = storedChildren
    for screen in shown { showView(of: screen) }
    layOutColumns()
    collapse()
  }

  /// Calls the delegate when the compact column is first visible.
  private func collapse() {
    guard isCollapsed, !hasCollapsed else { return }
    hasCollapsed = true
    delegate?.splitViewControllerDidCollapse(self)
  }

  /// Puts the columns beside each other; the last one takes the room that the others leave.
  private func layOutColumns() {
    let bounds = view.bounds
    let width = min(320, bounds.width * 0.4 / CGFloat(max(1, shown.count - 1)))
    for (index, screen) in shown.enumerated() {
      let left = width * CGFloat(index)
      let isLast = index == shown.count - 1
      screen.storedView?.frame = CGRect(
        x: left, y: 0, width: isLast ? bounds.width - left : width, height: bounds.height)
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
    layOutColumns()
    for screen in gone {
      screen.movement.insert(.fromParent)
      screen.beginAppearance(false, animated: false)
      removeView(of: screen)
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
  /// The number of columns.
  public enum Style: Int, Sendable {
    case unspecified, doubleColumn, tripleColumn
  }

  public enum Column: Int, Sendable {
    case primary, supplementary, secondary, compact, inspector
  }

  /// The visible columns.
  public enum DisplayMode: Int, Sendable {
    case automatic, secondaryOnly, oneBesideSecondary, oneOverSecondary, twoBesideSecondary
    case twoOverSecondary, twoDisplaceSecondary
    /// The primary column beside the secondary one.
    public static let allVisible = DisplayMode.oneBesideSecondary
    /// The secondary column only.
    public static let primaryHidden = DisplayMode.secondaryOnly
    /// The primary column over the secondary one.
    public static let primaryOverlay = DisplayMode.oneOverSecondary
  }

  /// The placement of columns.
  public enum SplitBehavior: Int, Sendable {
    case automatic, tile, overlay, displace
  }

  /// The side of the primary column.
  public enum PrimaryEdge: Int, Sendable {
    case leading, trailing
  }
}
