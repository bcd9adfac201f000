import FlowTrace
import PortableUIKit

/// How an app is launched again as it was left.
///
/// ```swift
/// var launch = ExplorerLaunch { window, recorder in
///   defaults.removeAll()
///   return ShopApp(window: window, recorder: recorder)
/// }
/// launch.again = ExplorerRelaunch(saved: { Set(defaults.keys) }) { window, recorder in
///   ShopApp(window: window, recorder: recorder)
/// }
/// ```
///
/// Where something is saved under a name that no step before has saved, such as the token of a login, the
/// explorer ends the app and launches it again. What then is on display counts like a state of the launch
/// before: only what is new is explored, such as a screen that asks a known user for a passcode.
@MainActor
public struct ExplorerRelaunch {
  /// Returns the names of what the app has saved: keys of defaults, items of a keychain, files.
  public var saved: () -> Set<String>
  /// Launches the app in a window, and traces it with a recorder, without a reset of what it has saved.
  /// The app runs as long as the returned object is kept.
  public var launch: (UIWindow, FlowRecorder) -> AnyObject

  /// Creates a way to launch an app again.
  ///
  /// - Parameters:
  ///   - saved: returns the names of what the app has saved.
  ///   - launch: launches the app in the window, traces it with the recorder, and returns what keeps it
  ///     running.
  public init(
    saved: @escaping () -> Set<String>, launch: @escaping (UIWindow, FlowRecorder) -> AnyObject
  ) {
    self.saved = saved
    self.launch = launch
  }
}
