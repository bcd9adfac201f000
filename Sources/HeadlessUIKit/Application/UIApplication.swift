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

  /// Every window of every scene.
  open var windows: [UIWindow] {
    scenes.lazy.compactMap { $0 as? UIWindowScene }.flatMap(\.windows)
  }

  /// The window that receives what is typed.
  open var keyWindow: UIWindow? { storedKeyWindow }

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
  }
}
