import Foundation

/// A scene that shows windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  private struct Seat {
    weak var window: UIWindow?
  }

  private var seats: [Seat] = []

  /// The screen the scene is on.
  open var screen: UIScreen { .main }

  /// The windows in the scene, in the order in which they came.
  open var windows: [UIWindow] { seats.compactMap(\.window) }

  /// The window that receives what is typed, if it is one of the scene's.
  open var keyWindow: UIWindow? { windows.first(where: \.isKeyWindow) }

  /// The traits that hold in the scene.
  open var traitCollection: UITraitCollection { .current }

  /// How the scene is held.
  open var interfaceOrientation: UIInterfaceOrientation { .portrait }

  /// Where the scene's status bar is.
  open var statusBarManager: UIStatusBarManager? { UIStatusBarManager() }

  func add(_ window: UIWindow) {
    seats.removeAll { $0.window == nil }
    seats.append(Seat(window: window))
  }

  func remove(_ window: UIWindow) {
    seats.removeAll { $0.window == nil || $0.window === window }
  }
}

/// Where the status bar is.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Where the status bar is.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { false }
}

/// What a status bar looks like.
public enum UIStatusBarStyle: Int, Sendable {
  case `default` = 0
  case lightContent = 1
  case darkContent = 3
}

/// How a status bar comes and goes.
public enum UIStatusBarAnimation: Int, Sendable {
  case none, fade, slide
}
