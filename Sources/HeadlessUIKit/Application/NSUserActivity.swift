import Foundation

// Apple's platforms have it in Foundation itself, which Foundation brings along.
#if !canImport(Darwin)
  /// What somebody was doing, to be gone on with.
  open class NSUserActivity: NSObject {
    /// Creates an activity of a type.
    public init(activityType: String) {
      self.activityType = activityType
      super.init()
    }

    /// What is done.
    public let activityType: String
    /// Where it is done on the web.
    open var webpageURL: URL?
    /// What is needed to go on.
    open var userInfo: [AnyHashable: Any]?
    /// What it is called.
    open var title: String?
  }

  /// Somebody who looks at a page of the web that the app can show.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// Something that can go on with what somebody was doing.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  /// Goes on.
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
