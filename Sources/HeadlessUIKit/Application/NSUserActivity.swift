import Foundation

// Apple's platforms have this class in Foundation.
#if !canImport(Darwin)
  /// An activity that the app can hand over or restore.
  open class NSUserActivity: NSObject {
    /// Creates an activity of a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    public let activityType: String
    /// The web page that continues the activity in a browser.
    open var webpageURL: URL?
    /// The data that is needed to continue the activity.
    open var userInfo: [AnyHashable: Any]?
    open var title: String?
  }

  /// The type of activity that opens a web link in the app.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// A type that can restore an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
