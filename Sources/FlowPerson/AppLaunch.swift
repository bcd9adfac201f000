import PortableUIKit

/// One launch of an app that makes its own windows.
@MainActor
package final class AppLaunch {
  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Launches the app and returns what keeps it running.
  private let start: () -> AnyObject
  private var app: AnyObject?
  /// The windows that were there before.
  private let others: [WeakWindow]
  /// Stands for the app's window while there is none.
  private lazy var blank = UIWindow()

  /// - Parameter start: launches the app and returns what keeps it running.
  package init(_ start: @escaping () -> AnyObject) {
    self.start = start
    others = UIWindow.inScenes.map(WeakWindow.init)
  }

  /// Launches the app.
  package func begin() {
    app = start()
  }

  /// The app's windows.
  package var windows: [UIWindow] {
    UIWindow.inScenes.filter { window in !others.contains { $0.window === window } }
  }

  /// The window that a person touches: the visible one of the highest level, and of several the one
  /// that was added last. An empty one while there is none.
  package var window: UIWindow { visibleWindows.last ?? blank }

  /// The visible windows, from the back to the front.
  package var visibleWindows: [UIWindow] {
    windows.filter(\.isTouchable).fromBackToFront
  }

  /// Ends the app: its windows are gone, and its delegates are no longer the application's.
  package func end() {
    for window in windows {
      window.isHidden = true
      window.windowScene = nil
    }
    #if !FLOW_PHONE
      UIApplication.shared.endLaunch()
    #endif
    app = nil
  }
}

extension UIWindow {
  /// The windows of all scenes.
  fileprivate static var inScenes: [UIWindow] {
    UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .sorted { $0.session.persistentIdentifier < $1.session.persistentIdentifier }
      .flatMap(\.windows)
  }
}

#if !FLOW_PHONE
  extension AppLaunch {
    /// A launch that makes an app's delegates and calls them as UIKit does.
    ///
    /// - Parameters:
    ///   - delegate: makes the app's delegate.
    ///   - scene: makes the delegate of the app's scene; nil for an app without scenes.
    ///   - storyboard: the name of the app's main storyboard, if the app's window comes from there.
    ///   - urls: the URLs with which the app is launched.
    package convenience init(
      delegate: @escaping () -> any UIApplicationDelegate,
      scene: (() -> any UIWindowSceneDelegate)?, storyboard: String? = nil, opening urls: [URL] = []
    ) {
      self.init {
        let delegate = delegate()
        UIApplication.shared.launch(
          delegate, scene: scene?(),
          storyboard: storyboard.map { UIStoryboard(name: $0, bundle: nil) }, opening: urls)
        return delegate
      }
    }

    /// A launch that makes an app's delegates of their classes.
    ///
    /// - Parameters:
    ///   - delegate: the class of the app's delegate.
    ///   - scene: the class of the scene's delegate; nil for an app without scenes.
    ///   - storyboard: the name of the app's main storyboard, if the app's window comes from there.
    ///   - urls: the URLs with which the app is launched.
    package convenience init(
      delegate: any (UIResponder & UIApplicationDelegate).Type,
      scene: (any (UIResponder & UIWindowSceneDelegate).Type)?, storyboard: String? = nil,
      opening urls: [URL] = []
    ) {
      self.init(
        delegate: { UIApplication.create(delegate) },
        scene: scene.map { type in { UIApplication.create(type) } },
        storyboard: storyboard, opening: urls)
    }
  }
#endif
