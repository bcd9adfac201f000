import Foundation

/// Where the status bar is.
@preconcurrency @MainActor open class UIStatusBarManager: NSObject {
  /// Where the status bar is.
  open var statusBarFrame: CGRect { CGRect(x: 0, y: 0, width: 390, height: 47) }
  /// Whether the status bar is hidden.
  open var isStatusBarHidden: Bool { false }
}
