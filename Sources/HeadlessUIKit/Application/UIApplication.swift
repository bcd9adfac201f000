import Foundation

/// The application object, of which there is one per process.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The process's application object.
  public static let shared = make()

  /// Makes the application object. On a phone, the app tells its class to `UIApplicationMain`.
  package static var make: () -> UIApplication = { UIApplication() }

  /// The delegate, which receives launch and lifecycle callbacks.
  open weak var delegate: (any UIApplicationDelegate)?

  weak var firstResponder: UIResponder?
  weak var storedKeyWindow: UIWindow?
  var scenes: [UIScene] = []

  /// The connected scenes. There is one, unless the app created more.
  open var connectedScenes: Set<UIScene> {
    _ = defaultScene
    return Set(scenes)
  }

  /// The delegate, if it is a responder.
  open override var next: UIResponder? { delegate as? UIResponder }

  /// The sessions of the connected scenes.
  open var openSessions: Set<UISceneSession> { Set(connectedScenes.map(\.session)) }

  /// The windows of all scenes.
  open var windows: [UIWindow] {
    scenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that receives keyboard input.
  open var keyWindow: UIWindow? { storedKeyWindow }

  /// The states from in use to in the background.
  open internal(set) var applicationState = State.active
  /// The number on the app's icon.
  open var applicationIconBadgeNumber = 0
  /// Whether the screen stays on.
  open var isIdleTimerDisabled = false
  open var statusBarStyle: UIStatusBarStyle { .default }
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  /// Whether something is being fetched.
  open var isNetworkActivityIndicatorVisible = false
  /// The direction in which the interface is laid out.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
  /// The text size that the person prefers.
  open var preferredContentSizeCategory: UIContentSizeCategory { .large }
  /// The URLs passed to `open`, in order.
  open private(set) var openedURLs: [URL] = []

  /// The items of the app icon's menu.
  open var shortcutItems: [UIApplicationShortcutItem]?
  /// Whether several scenes can be connected.
  open var supportsMultipleScenes: Bool { false }
  /// Whether the app is registered for remote notifications. It never is.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Whether a URL can be opened. Every URL can.
  open func canOpenURL(_ url: URL) -> Bool { true }

  /// Records a URL that the app opens. The completion runs in the ``MainLoop`` with `true`.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    openedURLs.append(url)
    if let completion { MainLoop.enqueue(.run { completion(true) }) }
  }

  /// Sends an action to a target, which conforms to ``SelectorPerforming`` where there is no Objective-C
  /// runtime.
  ///
  /// - Parameters:
  ///   - action: The name of the method.
  ///   - target: The object that performs it; `nil` sends it up the responder chain.
  ///   - sender: The control.
  ///   - event: Ignored.
  /// - Returns: Whether the method was performed.
  @discardableResult
  open func sendAction(
    _ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?
  ) -> Bool {
    if let target = TargetAction.object(target) {
      return NamedMethod.perform(action, on: target, from: sender)
    }
    if action == "resignFirstResponder" { return firstResponder?.resignFirstResponder() ?? false }
    return ResponderChain.perform(action, from: sender)
  }

  /// Returns an identifier. The task has no time limit here.
  open func beginBackgroundTask(
    withName taskName: String? = nil, expirationHandler handler: (() -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier { UIBackgroundTaskIdentifier(rawValue: 1) }

  /// Does nothing: background tasks have no time limit.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Does nothing: no remote notifications arrive.
  open func registerForRemoteNotifications() {}

  /// Does nothing: no remote notifications arrive.
  open func unregisterForRemoteNotifications() {}

  /// Does nothing: ``Finger`` still reaches every control.
  open func beginIgnoringInteractionEvents() {}

  /// Does nothing: touches are never ignored.
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
    if let old {
      old.resignKey()
      old.post(UIWindow.didResignKeyNotification)
    }
    window.becomeKey()
    window.post(UIWindow.didBecomeKeyNotification)
  }

  func windowHid(_ window: UIWindow) {
    guard storedKeyWindow === window else { return }
    storedKeyWindow = nil
    window.resignKey()
    window.post(UIWindow.didResignKeyNotification)
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
