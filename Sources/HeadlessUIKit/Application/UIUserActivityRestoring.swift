import Foundation

/// Something that can go on with what somebody was doing.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
