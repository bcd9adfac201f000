import Foundation

/// A window: where the hierarchy of views, and of view controllers, begins.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// Creates a window in the application's first scene.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isHidden = true
  }

  /// Creates a window from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isHidden = true
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

  /// The scene the window is in.
  open var windowScene: UIWindowScene? {
    get { storedScene }
    set {
      guard storedScene !== newValue else { return }
      storedScene?.remove(self)
      storedScene = newValue
      newValue?.add(self)
    }
  }

  /// Its height among the other windows.
  open var windowLevel: Level = .normal

  /// The screen the window is on.
  open var screen: UIScreen { storedScene?.screen ?? .main }

  /// The view controller the window shows.
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
      scheduleCommit()
    }
  }

  /// Whether this is the window that receives what is typed.
  open var isKeyWindow: Bool { UIApplication.shared.storedKeyWindow === self }

  /// Makes this the key window.
  open func makeKey() { UIApplication.shared.makeKey(self) }

  /// Shows the window and makes it the key window.
  open func makeKeyAndVisible() {
    isHidden = false
    makeKey()
  }

  /// Passes an event on: none ever comes.
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
  /// A window's height among others.
  public struct Level: RawRepresentable, Hashable, Sendable {
    /// The height; higher is nearer to the person.
    public var rawValue: CGFloat

    /// Creates a height.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a height.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// Where an app's windows are.
    public static let normal = Level(0)
    /// Above the app's windows.
    public static let statusBar = Level(1000)
    /// Above everything.
    public static let alert = Level(2000)
  }
}

extension UIWindow {
  /// A window has become the key window.
  nonisolated public static let didBecomeKeyNotification = Notification.Name(
    "UIWindowDidBecomeKeyNotification")
}
