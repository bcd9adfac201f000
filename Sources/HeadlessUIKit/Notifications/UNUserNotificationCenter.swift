import Foundation

/// The center of the app's notifications. The person allows all of them, and none ever arrives by itself.
@preconcurrency @MainActor open class UNUserNotificationCenter: NSObject {
  private static let center = UNUserNotificationCenter()
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  override init() { super.init() }

  /// The app's center.
  open class func current() -> UNUserNotificationCenter { center }

  /// The delegate, which is called when a person opens a notification.
  open weak var delegate: (any UNUserNotificationCenterDelegate)?

  /// Calls the completion in the ``MainLoop``: the person agrees.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) { MainLoop.enqueue(.run { completionHandler(true, nil) }) }

  /// Returns `true`: the person agrees.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool { true }

  /// Calls the completion in the ``MainLoop`` with settings that allow everything.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) { MainLoop.enqueue(.run { completionHandler(UNNotificationSettings()) }) }

  /// Returns settings that allow everything.
  open func notificationSettings() async -> UNNotificationSettings { UNNotificationSettings() }

  /// Keeps a request, whose trigger never fires, and calls the completion in the ``MainLoop``.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    removePendingNotificationRequests(withIdentifiers: [request.identifier])
    pending.append(request)
    if let completion { MainLoop.enqueue(.run { completion(nil) }) }
  }

  /// Calls the completion in the ``MainLoop`` with the requests, in the order in which they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = pending
    MainLoop.enqueue(.run { completionHandler(requests) })
  }

  /// Takes back what was scheduled and not delivered yet.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    pending.removeAll { identifiers.contains($0.identifier) }
  }

  /// Takes back everything that was scheduled.
  open func removeAllPendingNotificationRequests() { pending = [] }
  /// Does nothing: no notification was delivered.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: no notification was delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Sets the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    self.categories = categories
  }

  func reset() {
    delegate = nil
    pending = []
    categories = []
  }
}

extension UNUserNotificationCenter {
  /// Does what a person's tap on a notification does: calls the delegate with the response.
  ///
  /// - Parameters:
  ///   - content: What the notification contains, with the `userInfo` that the app reads.
  ///   - identifier: The request's identifier.
  ///   - action: The action that the person chose; by default the notification itself.
  public func open(
    _ content: UNNotificationContent, identifier: String = "notification",
    action: String = UNNotificationDefaultActionIdentifier
  ) {
    let request = UNNotificationRequest(identifier: identifier, content: content, trigger: nil)
    let response = UNNotificationResponse(UNNotification(request), action: action)
    delegate?.userNotificationCenter(self, didReceive: response) {}
  }
}

/// A delegate that is called when a person opens a notification.
@preconcurrency @MainActor public protocol UNUserNotificationCenterDelegate: AnyObject {
  /// Decides how a notification that arrives while the app is active is presented.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
  /// Called when a person opened a notification.
  func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void)
}

extension UNUserNotificationCenterDelegate {
  /// Presents nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
    withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
  ) { completionHandler([]) }
  /// Does nothing.
  public func userNotificationCenter(
    _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
    withCompletionHandler completionHandler: @escaping () -> Void
  ) { completionHandler() }
}
