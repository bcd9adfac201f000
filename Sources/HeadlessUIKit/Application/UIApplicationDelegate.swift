/// Hears of the application's life.
@preconcurrency @MainActor public protocol UIApplicationDelegate: AnyObject {
  /// The window, where the app has no scenes.
  var window: UIWindow? { get set }
}

extension UIApplicationDelegate {
  /// No window, unless the delegate has one.
  public var window: UIWindow? {
    get { nil }
    set {}
  }
}
