import Foundation

/// The application.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The running application.
  public static let shared = UIApplication()

  /// Who hears of the application's life.
  open weak var delegate: (any UIApplicationDelegate)?

  weak var firstResponder: UIResponder?
  weak var storedKeyWindow: UIWindow?
  private var scenes: [UIScene] = []

  /// The scenes that are connected: one, unless the app asked for more.
  open var connectedScenes: Set<UIScene> {
    _ = defaultScene
    return Set(scenes)
  }

  /// The sessions of the scenes that are connected.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// Every window of every scene.
  open var windows: [UIWindow] {
    scenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that receives what is typed.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// How far the app is from being used.
  open internal(set) var applicationState = State.active
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  /// What the status bar looks like.
  open var statusBarStyle: UIStatusBarStyle { .default }
  /// Where the status bar is.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  /// Whether something is being fetched.
  open var isNetworkActivityIndicatorVisible = false
  /// Which way the interface runs.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// How large a person wants text to be.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The addresses the app was asked to open, in order.
  open private(set) var openedURLs: [URL] = []

  /// The items of the menu on the app's icon.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether several scenes can be connected.
  open var supportsMultipleScenes: Bool { false }
  /// Whether notifications come from afar.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether an address can be opened: every one can.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Opens an address in another app: only notes it. The completion runs in the loop.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Sends an action up the line.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let performer = (target as AnyObject?) as? any SelectorPerforming {
      return performer.perform(action, from: sender)
    }
    if action == "resignFirstResponder" { return firstResponder?.resignFirstResponder() ?? false }
    return false
  }

  /// Begins a task that goes on in the background.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Ends a task that goes on in the background.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Asks for notifications from afar: none come.
  open func registerForRemoteNotifications() {}

  /// Ends touches for a while: fingers do not stop.
  open func beginIgnoringInteractionEvents() {}

  /// Lets touches through again.
  open func endIgnoringInteractionEvents() {}

  var defaultScene: UIWindowScene {
    for case let scene as UIWindowScene in scenes { return scene }
    let scene = UIWindowScene()
    scene.activationState = .foregroundActive
    scenes.append(scene)
    return scene
  }

  func makeKey(_ window: UIWindow) {
    guard storedKeyWindow !== window else { return }
    let old = storedKeyWindow
    storedKeyWindow = window
    old?.resignKey()
    window.becomeKey()
  }

  func windowHid(_ window: UIWindow) {
    if storedKeyWindow === window { storedKeyWindow = nil }
  }

  func reset() {
    scenes = []
    storedKeyWindow = nil
    firstResponder = nil
    delegate = nil
    openedURLs = []
    applicationState = .active
  }
}

extension UIApplication {
  /// Launches an app: its delegate hears of it, and so does the scene's, where there is one.
  ///
  /// The delegates are held weakly; hold them as the system does on a phone.
  public func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    opening urls: [URL] = []
  ) {
    self.delegate = delegate
    _ = delegate.application(self, willFinishLaunchingWithOptions: nil)
    _ = delegate.application(self, didFinishLaunchingWithOptions: nil)
    if let sceneDelegate { connect(sceneDelegate, opening: urls) }
    delegate.applicationDidBecomeActive(self)
  }

  /// Connects the app's scene: its delegate is told, with the addresses it was asked to open.
  public func connect(_ sceneDelegate: any UIWindowSceneDelegate, opening urls: [URL] = []) {
    let scene = defaultScene
    scene.delegate = sceneDelegate
    let options = UIScene.ConnectionOptions(urls)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: options)
    sceneDelegate.sceneWillEnterForeground(scene)
    sceneDelegate.sceneDidBecomeActive(scene)
  }
}
