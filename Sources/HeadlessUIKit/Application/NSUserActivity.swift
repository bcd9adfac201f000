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
    /// The entries of ``userInfo`` that are needed to continue the activity.
    open var requiredUserInfoKeys: Set<String>?
    /// The address of the page that the activity shows.
    open var referrerURL: URL?
    /// Words by which the activity is found.
    open var keywords: Set<String> = []
    /// When the activity is no longer of use.
    open var expirationDate: Date?
    /// The name of the content, by which it is found and deleted.
    open var persistentIdentifier: String?
    /// Whether ``userInfo`` is to be filled before the activity is handed over.
    open var needsSave = false
    /// Whether another device may continue the activity.
    open var isEligibleForHandoff = true
    /// Whether a search on the device may find the activity.
    open var isEligibleForSearch = false
    /// Whether anybody's search may find the activity.
    open var isEligibleForPublicIndexing = false
    /// Whether the system may suggest the activity.
    open var isEligibleForPrediction = false
    /// The object that is told before the activity is handed over.
    open weak var delegate: (any NSUserActivityDelegate)?

    /// Merges more of what is needed to continue the activity into ``userInfo``; new values count.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
      userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Does nothing: there is no other device.
    open func becomeCurrent() {}

    /// Does nothing: there is no other device.
    open func resignCurrent() {}

    /// Does nothing: there is no other device.
    open func invalidate() {}
  }

  /// What is told before and after another device takes over.
  public protocol NSUserActivityDelegate: AnyObject {
    /// Called before the activity is handed over. It never is here.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called after another device has continued the activity. None does here.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
  }

  extension NSUserActivityDelegate {
    /// Does nothing.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
  }

  /// The type of activity that opens a web link in the app.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif

/// A type that can restore an activity.
@preconcurrency @MainActor public protocol UIUserActivityRestoring: AnyObject {
  func restoreUserActivityState(_ userActivity: NSUserActivity)
}
