import FlowTrace
import PortableUIKit

/// How to launch an app, afresh each time.
@MainActor
public struct ExplorerLaunch {
  /// Tells launches of one app apart, such as `first launch`.
  public var label: String?
  /// Resets what survives a launch (defaults, singletons), launches the app in a window, and
  /// traces it with a recorder. The app runs as long as what is returned is kept.
  public var launch: (UIWindow, FlowRecorder) -> AnyObject

  public init(label: String? = nil, launch: @escaping (UIWindow, FlowRecorder) -> AnyObject) {
    self.label = label
    self.launch = launch
  }
}
