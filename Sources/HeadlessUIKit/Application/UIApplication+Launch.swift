import Foundation

extension UIApplication {
  /// Launches an app, and calls its delegates in UIKit's order.
  ///
  /// An app has a scene if `sceneDelegate` is not `nil`, or if the configuration that its delegate
  /// returns for the scene names a `delegateClass`. The delegate is held weakly, so the caller must
  /// keep it.
  ///
  /// - Parameters:
  ///   - delegate: The app's delegate.
  ///   - sceneDelegate: The delegate of the app's scene, which `Info.plist` names on a phone; `nil`
  ///     for an app without scenes.
  ///   - storyboard: The app's main storyboard, whose initial screen is the root of the first window;
  ///     `nil` for an app that creates its window.
  ///   - urls: The URLs with which the app is launched.
  public func launch(
    _ delegate: any UIApplicationDelegate, scene sceneDelegate: (any UIWindowSceneDelegate)? = nil,
    storyboard: UIStoryboard? = nil, opening urls: [URL] = []
  ) {
    self.delegate = delegate
    applicationState = .inactive
    var options: [LaunchOptionsKey: Any]?
    var mainWindow: UIWindow?
    if sceneDelegate == nil {
      options = urls.first.map { [.url: $0] }
      mainWindow = storyboard?.makeWindow()
      if let mainWindow { delegate.window = mainWindow }
    }
    let opens =
      delegate.application(self, willFinishLaunchingWithOptions: options)
      && delegate.application(self, didFinishLaunchingWithOptions: options)
    // The delegate may have another window by now.
    if mainWindow != nil { (delegate.window ?? mainWindow)?.makeKeyAndVisible() }
    post(Self.didFinishLaunchingNotification)
    let configuration = sceneConfiguration(opening: urls)
    if let sceneDelegate = sceneDelegate ?? configuration?.makeDelegate() {
      connect(sceneDelegate, configuration, storyboard: storyboard, opening: urls)
      applicationState = .active
    } else {
      if opens { for url in urls { _ = delegate.application(self, open: url, options: [:]) } }
      applicationState = .active
      delegate.applicationDidBecomeActive(self)
    }
    post(Self.didBecomeActiveNotification)
  }

  /// Connects the app's scene and calls its delegate with the URLs to open.
  ///
  /// - Parameters:
  ///   - sceneDelegate: The delegate of the scene, which creates the window.
  ///   - storyboard: The storyboard whose initial screen is the root of the scene's window; `nil` for
  ///     a delegate that creates its window.
  ///   - urls: The URLs with which the scene is connected.
  public func connect(
    _ sceneDelegate: any UIWindowSceneDelegate, storyboard: UIStoryboard? = nil,
    opening urls: [URL] = []
  ) {
    connect(
      sceneDelegate, sceneConfiguration(opening: urls), storyboard: storyboard, opening: urls)
  }

  private func connect(
    _ sceneDelegate: any UIWindowSceneDelegate, _ configuration: UISceneConfiguration?,
    storyboard: UIStoryboard?, opening urls: [URL]
  ) {
    let scene = defaultScene
    if let configuration { scene.session.configuration = configuration }
    scene.delegate = sceneDelegate
    scene.activationState = .foregroundInactive
    let window = (configuration?.storyboard ?? storyboard)?.makeWindow(in: scene)
    if let window { sceneDelegate.window = window }
    post(UIScene.willConnectNotification, about: scene)
    sceneDelegate.scene(scene, willConnectTo: scene.session, options: .init(urls))
    if window != nil { (sceneDelegate.window ?? window)?.makeKeyAndVisible() }
    post(UIScene.willEnterForegroundNotification, about: scene)
    sceneDelegate.sceneWillEnterForeground(scene)
    scene.activationState = .foregroundActive
    sceneDelegate.sceneDidBecomeActive(scene)
    post(UIScene.didActivateNotification, about: scene)
  }

  /// Asks the app's delegate how to connect the scene.
  private func sceneConfiguration(opening urls: [URL]) -> UISceneConfiguration? {
    delegate?.application(
      self, configurationForConnecting: defaultScene.session, options: .init(urls))
  }

  private func post(_ name: Notification.Name, about scene: UIScene? = nil) {
    NotificationCenter.default.post(name: name, object: scene ?? self)
  }
}

extension UIApplication {
  /// The delegates of the application and of its scenes, in the order in which they were connected.
  package var launchDelegates: [AnyObject] {
    var delegates: [AnyObject] = []
    if let delegate { delegates.append(delegate) }
    for scene in scenes {
      if let delegate = scene.delegate { delegates.append(delegate) }
    }
    return delegates
  }

  /// Moves the app to the background, and calls its delegates in UIKit's order: those of scenes where there
  /// are any, else the application's.
  package func enterBackground() {
    let active = scenes.filter { $0.delegate != nil && $0.activationState == .foregroundActive }
    for scene in active {
      post(UIScene.willDeactivateNotification, about: scene)
      scene.delegate?.sceneWillResignActive(scene)
      scene.activationState = .foregroundInactive
    }
    if active.isEmpty { delegate?.applicationWillResignActive(self) }
    applicationState = .inactive
    post(Self.willResignActiveNotification)
    for scene in active {
      scene.activationState = .background
      scene.delegate?.sceneDidEnterBackground(scene)
      post(UIScene.didEnterBackgroundNotification, about: scene)
    }
    applicationState = .background
    if active.isEmpty { delegate?.applicationDidEnterBackground(self) }
    post(Self.didEnterBackgroundNotification)
  }

  /// Moves the app back to the foreground, and calls its delegates in UIKit's order.
  package func enterForeground() {
    let waiting = scenes.filter { $0.delegate != nil && $0.activationState == .background }
    for scene in waiting {
      post(UIScene.willEnterForegroundNotification, about: scene)
      scene.delegate?.sceneWillEnterForeground(scene)
      scene.activationState = .foregroundInactive
    }
    if waiting.isEmpty { delegate?.applicationWillEnterForeground(self) }
    applicationState = .inactive
    post(Self.willEnterForegroundNotification)
    for scene in waiting {
      scene.activationState = .foregroundActive
      scene.delegate?.sceneDidBecomeActive(scene)
      post(UIScene.didActivateNotification, about: scene)
    }
    applicationState = .active
    if waiting.isEmpty { delegate?.applicationDidBecomeActive(self) }
    post(Self.didBecomeActiveNotification)
  }

  /// Forgets the delegates, and the scenes that have no window any more: the app was ended, which
  /// calls no delegate.
  package func endLaunch() {
    delegate = nil
    for scene in scenes { scene.delegate = nil }
    scenes.removeAll { ($0 as? UIWindowScene)?.windows.isEmpty ?? true }
  }

  /// Creates an object of a delegate's class, as UIKit does at launch.
  package static func create<Delegate: UIResponder>(_ type: Delegate.Type) -> Delegate {
    type.created(plainly: true)
  }
}

extension UISceneConfiguration {
  /// A new object of the class that the configuration names; `nil` where it names none.
  fileprivate func makeDelegate() -> (any UIWindowSceneDelegate)? {
    (delegateClass as? UIResponder.Type)?.created(plainly: true) as? any UIWindowSceneDelegate
  }
}

extension UIStoryboard {
  /// A window that shows the storyboard's initial screen, hidden so far.
  fileprivate func makeWindow(in scene: UIWindowScene? = nil) -> UIWindow {
    let window = scene.map { UIWindow(windowScene: $0) } ?? UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = instantiateInitialViewController()
    return window
  }
}
