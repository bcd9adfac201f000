import Foundation

/// A container of columns, which it collapses into one where there is room for one only, as on a phone.
///
/// In a compact width, the columns become one stack: that of the primary column with the others pushed
/// on it, each a stack of its own within. A compact column is shown instead of all others. A subclass whose
/// `traitCollection` is regular shows its columns beside each other.
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

  var columns: [Column: UIViewController] = [:]
  private var shown: [UIViewController] = []
  private var isCommitScheduled = false
  /// Whether the primary column is asked to show a detail.
  private var isShowingDetail = false

  /// Whether the columns are one stack. They are from the moment they are first about to be visible.
  open internal(set) var isCollapsed = false {
    didSet { displayModeButtonItem.isHidden = isCollapsed }
  }

  /// The visible columns.
  open var displayMode: DisplayMode { isCollapsed ? .secondaryOnly : .oneBesideSecondary }
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
  /// The button that changes the visible columns. A phone has none.
  open private(set) lazy var displayModeButtonItem = UIBarButtonItem(title: "Columns")

  /// The screens of the columns, from primary to secondary; the one that shows, once collapsed.
  open var viewControllers: [UIViewController] {
    get { storedChildren }
    set {
      InterfaceObservation.call(.setViewControllers, on: self, about: newValue.last) {
        columns = [:]
        if let first = newValue.first { columns[.primary] = first }
        if newValue.count > 1 { columns[.secondary] = newValue[1] }
        let wasCollapsed = isCollapsed
        isCollapsed = false
        rebuild()
        if wasCollapsed { collapse() }
      }
    }
  }

  /// Sets the screen of a column, in a navigation controller of its own if it is none.
  ///
  /// The secondary column pushes a screen onto the navigation controller that it has. Once collapsed, a
  /// column that is not on the stack stays so until ``show(_:)`` is called.
  ///
  /// - Parameters:
  ///   - vc: The screen, or `nil` to remove the column's screen.
  ///   - column: The column.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    InterfaceObservation.call(.setViewController, on: self, about: vc) {
      if column == .secondary, style != .unspecified, let vc, !(vc is UINavigationController),
        let stack = columns[column] as? UINavigationController
      {
        return stack.push(vc, animated: false)
      }
      replace(column, by: vc.map { content(for: column, showing: $0) })
    }
  }

  /// What a column holds in order to show a screen.
  private func content(for column: Column, showing screen: UIViewController) -> UIViewController {
    let isStack =
      screen is UINavigationController || style == .unspecified || column == .compact
    return isStack ? screen : UINavigationController(rootViewController: screen)
  }

  /// Returns the screen of a column.
  open func viewController(for column: Column) -> UIViewController? { columns[column] }

  /// Shows a column: once collapsed, the stack is that of the columns up to it.
  open func show(_ column: Column) {
    InterfaceObservation.call(.show, on: self, about: columns[column]) {
      if isCollapsed { stackColumns(upTo: column) }
    }
  }

  /// Hides a column: once collapsed, it and those above leave the stack. Otherwise, columns stay visible.
  open func hide(_ column: Column) {
    InterfaceObservation.call(.hide, on: self, about: columns[column]) {
      if isCollapsed { unstack(column) }
    }
  }

  /// Shows a screen in the secondary column. Once collapsed, it is pushed onto the stack, or presented
  /// where there is none.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    if delegate?.splitViewController(self, showDetail: vc, sender: sender) ?? false { return }
    InterfaceObservation.call(.showDetailViewController, on: self, about: vc) {
      if isCollapsed, style == .unspecified || columns[.compact] != nil {
        return showCollapsed(vc, sender: sender)
      }
      if style != .unspecified, !(vc is UINavigationController),
        let stack = columns[.secondary] as? UINavigationController
      {
        stack.setViewControllers([vc], animated: false)
      } else {
        replace(.secondary, by: content(for: .secondary, showing: vc))
      }
      if isCollapsed { stackColumns(upTo: .secondary) }
    }
  }

  /// Shows a screen in the primary column.
  open override func show(_ vc: UIViewController, sender: Any?) {
    if isShowingDetail { return present(vc, animated: true) }
    if delegate?.splitViewController(self, show: vc, sender: sender) ?? false { return }
    InterfaceObservation.call(.show, on: self, about: vc) {
      if isCollapsed, let stack = stackOfColumns {
        stack.push(vc, animated: true)
      } else {
        columns[.primary] = vc
        rebuild()
      }
    }
  }

  private func showCollapsed(_ screen: UIViewController, sender: Any?) {
    isShowingDetail = true
    defer { isShowingDetail = false }
    if screen is UINavigationController, let stack = stackOfColumns {
      stack.push(screen, animated: true)
    } else {
      storedChildren.first?.show(screen, sender: sender)
    }
  }

  override var showsScreens: Bool { true }

  func rebuild() {
    let (_, removed) = replaceChildren(with: columnsToShow)
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
    collapse()
    for screen in shown where !storedChildren.contains(where: { $0 === screen }) { letGo(screen) }
    shown = storedChildren
    for screen in shown { showView(of: screen) }
    layOutColumns()
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
