import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  private var storedWindows: [WeakWindow] = []

  /// The screen that shows the scene.
  open var screen: UIScreen { .main }

  /// The scene's windows, in the order in which they were added.
  open var windows: [UIWindow] { storedWindows.compactMap(\.window) }

  /// The scene's window that receives keyboard input.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  open var traitCollection: UITraitCollection { .current }

  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// The status bar's properties.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  func add(_ window: UIWindow) {
    storedWindows.removeAll { $0.window == nil }
    storedWindows.append(WeakWindow(window: window))
  }

  func remove(_ window: UIWindow) {
    storedWindows.removeAll { $0.window == nil || $0.window === window }
  }
}

/// The status bar's frame.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  open var isStatusBarHidden: Bool { false }
}

/// The style of a status bar.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// The animation with which a status bar appears and disappears.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
