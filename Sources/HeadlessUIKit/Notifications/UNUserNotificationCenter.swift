import Foundation

/// The center of the app's notifications, of which none ever arrives by itself.
///
/// As on a phone, any thread may use it. `@unchecked` is sound: what it stores is only used under its lock.
open class UNUserNotificationCenter: NSObject, @unchecked Sendable {
  private static let center = UNUserNotificationCenter()
  private let lock = NSLock()
  private weak var storedDelegate: (any UNUserNotificationCenterDelegate)?
  private var pending: [UNNotificationRequest] = []
  private var categories: Set<UNNotificationCategory> = []

  override init() { super.init() }

  /// The app's center.
  open class func current() -> UNUserNotificationCenter { center }

  /// The delegate, which is called when a person opens a notification.
  open var delegate: (any UNUserNotificationCenterDelegate)? {
    get { lock.withLock { storedDelegate } }
    set { lock.withLock { storedDelegate = newValue } }
  }

  private static let permission = "notifications"

  /// Calls the completion in the ``MainLoop`` with what the person answers to a ``SystemPrompt``.
  open func requestAuthorization(
    options: UNAuthorizationOptions = [],
    completionHandler: @escaping (Bool, (any Error)?) -> Void
  ) {
    SystemPermission.request(Self.permission) { completionHandler($0, nil) }
  }

  /// Returns what the person answers to a ``SystemPrompt``.
  open func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
    await SystemPermission.request(Self.permission)
  }

  /// Calls the completion in the ``MainLoop`` with settings that allow what the person allowed.
  open func getNotificationSettings(
    completionHandler: @escaping (UNNotificationSettings) -> Void
  ) {
    MainLoop.hand { completionHandler(self.settings) }
  }

  /// Returns settings that allow what the person allowed.
  open func notificationSettings() async -> UNNotificationSettings { settings }

  private var settings: UNNotificationSettings {
    UNNotificationSettings(isAuthorized: SystemPermission.decision(on: Self.permission))
  }

  /// Keeps a request, whose trigger never fires, and calls the completion in the ``MainLoop``.
  open func add(
    _ request: UNNotificationRequest,
    withCompletionHandler completion: (((any Error)?) -> Void)? = nil
  ) {
    lock.withLock {
      pending.removeAll { $0.identifier == request.identifier }
      pending.append(request)
    }
    if let completion { MainLoop.hand { completion(nil) } }
  }

  /// Calls the completion in the ``MainLoop`` with the requests, in the order in which they were added.
  open func getPendingNotificationRequests(
    completionHandler: @escaping ([UNNotificationRequest]) -> Void
  ) {
    let requests = lock.withLock { pending }
    MainLoop.hand { completionHandler(requests) }
  }

  /// Takes back what was scheduled and not delivered yet.
  open func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
    lock.withLock { pending.removeAll { identifiers.contains($0.identifier) } }
  }

  /// Takes back everything that was scheduled.
  open func removeAllPendingNotificationRequests() { lock.withLock { pending = [] } }
  /// Does nothing: no notification was delivered.
  open func removeAllDeliveredNotifications() {}
  /// Does nothing: no notification was delivered.
  open func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
  /// Sets the kinds of notifications.
  open func setNotificationCategories(_ categories: Set<UNNotificationCategory>) {
    lock.withLock { self.categories = categories }
  }

  func reset() {
    lock.withLock {
      storedDelegate = nil
      pending = []
      categories = []
    }
  }
}

extension UNUserNotificationCenter {
  /// Does what a person's tap on a notification does: calls the delegate with the response.
  ///
  /// - Parameters:
  ///   - content: What the notification contains, with the `userInfo` that the app reads.
  ///   - identifier: The request's identifier.
  ///   - action: The action that the person chose; by default the notification itself.
  @MainActor public func open(
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
