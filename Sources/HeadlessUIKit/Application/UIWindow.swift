import Foundation

/// A window, the root of a view hierarchy and of its view controllers.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a window in the application's first scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    super.isHidden = true
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    super.isHidden = true
  }

  /// Creates a window in a scene.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  private weak var storedScene: UIWindowScene?
  private var storedRoot: UIViewController?
  var shownRoot: UIViewController?
  private var isCommitScheduled = false

  open override var window: UIWindow? { self }

  override var asWindow: UIWindow? { self }

  /// The scene that contains the window.
  open var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard storedScene !== newValue else { return }
      storedScene?.remove(self)
      storedScene = newValue
      newValue?.add(self)
    }
  }

  /// The window's position among other windows from back to front.
  open var windowLevel: Level = .normal

  /// The screen that shows the window.
  open var screen: UIScreen { storedScene?.screen ?? .main }

  /// The application.
  open override var next: UIResponder? { UIApplication.shared }

  /// The view controller that the window shows. Its view loads in the next turn of the loop.
  open var rootViewController: UIViewController? {
    get { storedRoot }
    set {
      guard storedRoot !== newValue else { return }
      InterfaceObservation.call(.rootViewController, on: self, about: newValue) {
        let old = storedRoot
        storedRoot = newValue
        if let old, old.rootWindow === self { old.rootWindow = nil }
        newValue?.rootWindow = self
        scheduleCommit()
      }
    }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard super.isHidden != newValue else { return }
      super.isHidden = newValue
      if newValue {
        UIApplication.shared.windowHid(self)
      } else if storedScene == nil {
        windowScene = UIApplication.shared.defaultScene
      }
      post(newValue ? Self.didBecomeHiddenNotification : Self.didBecomeVisibleNotification)
      scheduleCommit()
    }
  }

  /// Whether this is the key window, which receives keyboard input.
  open var isKeyWindow: Bool { UIApplication.shared.storedKeyWindow === self }

  /// Makes this window the key window.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Does nothing: ``Finger`` acts on controls directly.
  open func sendEvent(_ event: UIEvent) {}

  /// Called after the window became the key window.
  open func becomeKey() {}

  /// Called after the window stopped being the key window.
  open func resignKey() {}

  private func scheduleCommit() {
    guard !isCommitScheduled, !isHidden || shownRoot != nil else { return }
    isCommitScheduled = true
    MainLoop.enqueue(.commit(self))
  }

  func commit() {
    isCommitScheduled = false
    let next = isHidden ? nil : storedRoot
    let old = shownRoot
    guard old !== next else { return }
    shownRoot = next
    if let old { takeDown(old) }
    guard let next else { return }
    next.loadViewIfNeeded()
    addSubview(next.view)
    next.beginAppearance(true, animated: false)
    MainLoop.enqueue(.run { [weak next] in next?.endAppearance() })
  }

  private func takeDown(_ root: UIViewController) {
    var chain = [root]
    while let presented = chain.last?.presentation?.presented { chain.append(presented) }
    for screen in chain.reversed() { screen.beginAppearance(false, animated: false) }
    for screen in chain.reversed() {
      if screen.isViewLoaded { screen.view.removeFromSuperview() }
      screen.endAppearance()
    }
  }
}

extension UIWindow: LoopCommitting {}

extension UIWindow {
  /// A position of a window from back to front.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The level; higher is nearer to the front.
    public var rawValue: CGFloat

    /// Creates a level.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of an app's usual windows.
    public static let normal = Level(0)
    /// Above usual windows.
    public static let statusBar = Level(1000)
    /// Above all other windows.
    public static let alert = Level(2000)

    /// Returns a level so much nearer to the front.
    public static func + (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue + distance)
    }

    /// Returns a level so much nearer to the back.
    public static func - (level: Level, distance: CGFloat) -> Level {
      Level(level.rawValue - distance)
    }
  }
}

extension UIWindow {
  /// Posted after a window became the key window.
  nonisolated public static let didBecomeKeyNotification = uiKitName("WindowDidBecomeKey")
  /// Posted after a window stopped being the key window.
  nonisolated public static let didResignKeyNotification = uiKitName("WindowDidResignKey")
  /// Posted after a window is no longer hidden.
  nonisolated public static let didBecomeVisibleNotification = uiKitName("WindowDidBecomeVisible")
  /// Posted after a window was hidden.
  nonisolated public static let didBecomeHiddenNotification = uiKitName("WindowDidBecomeHidden")

  func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
