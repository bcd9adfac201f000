import Foundation

/// Hears of the life of a scene that shows windows.
@preconcurrency @MainActor public protocol UIWindowSceneDelegate: UISceneDelegate {
  /// The scene's window.
  var window: UIWindow? { get set }
}

extension UIWindowSceneDelegate {
  /// No window, unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
