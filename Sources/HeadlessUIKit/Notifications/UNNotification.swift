// swift-format-ignore-file: AlwaysUseLowerCamelCase

// The names are those of UserNotifications.
import Foundation

/// The action of a person who opens a notification itself.
public let UNNotificationDefaultActionIdentifier = "com.apple.UNNotificationDefaultActionIdentifier"
/// The action of a person who dismisses a notification.
public let UNNotificationDismissActionIdentifier = "com.apple.UNNotificationDismissActionIdentifier"

/// What a notification contains.
open class UNNotificationContent: NSObject {
  /// Creates empty content.
  public override init() { super.init() }

  open internal(set) var title = ""
  open internal(set) var subtitle = ""
  open internal(set) var body = ""
  /// The number on the app's icon.
  open internal(set) var badge: NSNumber?
  open internal(set) var sound: UNNotificationSound?
  open internal(set) var categoryIdentifier = ""
  open internal(set) var threadIdentifier = ""
  /// Data of the app.
  open internal(set) var userInfo: [AnyHashable: Any] = [:]
}

/// Content that can be changed.
open class UNMutableNotificationContent: UNNotificationContent {
  open override var title: String {
    get { super.title }
    set { super.title = newValue }
  }
  open override var subtitle: String {
    get { super.subtitle }
    set { super.subtitle = newValue }
  }
  open override var body: String {
    get { super.body }
    set { super.body = newValue }
  }
  open override var badge: NSNumber? {
    get { super.badge }
    set { super.badge = newValue }
  }
  open override var sound: UNNotificationSound? {
    get { super.sound }
    set { super.sound = newValue }
  }
  open override var categoryIdentifier: String {
    get { super.categoryIdentifier }
    set { super.categoryIdentifier = newValue }
  }
  open override var threadIdentifier: String {
    get { super.threadIdentifier }
    set { super.threadIdentifier = newValue }
  }
  open override var userInfo: [AnyHashable: Any] {
    get { super.userInfo }
    set { super.userInfo = newValue }
  }
}

/// A sound. None is played.
open class UNNotificationSound: NSObject {
  /// The sound that the system chooses.
  // It holds nothing that could change.
  public nonisolated(unsafe) static let `default` = UNNotificationSound()
}

/// A request to show a notification.
open class UNNotificationRequest: NSObject {
  /// Creates a request.
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = content
    self.trigger = trigger
    super.init()
  }

  public let identifier: String
  public let content: UNNotificationContent
  public let trigger: UNNotificationTrigger?
}

/// What makes a notification appear. Nothing does here.
open class UNNotificationTrigger: NSObject {
  /// Whether the notification appears again and again.
  public let repeats: Bool

  init(repeats: Bool) {
    self.repeats = repeats
    super.init()
  }
}

/// An interval after which a notification appears. It never does here.
open class UNTimeIntervalNotificationTrigger: UNNotificationTrigger {
  /// Creates a trigger.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    self.timeInterval = timeInterval
    super.init(repeats: repeats)
  }

  /// The interval, in seconds.
  public let timeInterval: TimeInterval
}

/// A date at which a notification appears. It never does here.
open class UNCalendarNotificationTrigger: UNNotificationTrigger {
  /// Creates a trigger.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeats: repeats)
  }

  /// The date's parts.
  public let dateComponents: DateComponents
}

/// A notification that appeared.
open class UNNotification: NSObject {
  /// The request for the notification.
  public let request: UNNotificationRequest
  /// The date on which it appeared.
  public let date = Date(timeIntervalSinceReferenceDate: 0)

  init(_ request: UNNotificationRequest) {
    self.request = request
    super.init()
  }
}

/// What a person did with a notification.
open class UNNotificationResponse: NSObject {
  /// What the person tapped or dismissed.
  public let notification: UNNotification
  /// The action that the person chose.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    self.notification = notification
    actionIdentifier = action
    super.init()
  }
}

/// A kind of notifications.
open class UNNotificationCategory: NSObject {
  /// Creates a kind.
  public init(
    identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String],
    options: UNNotificationCategoryOptions = []
  ) {
    self.identifier = identifier
    self.actions = actions
    super.init()
  }

  public let identifier: String
  public let actions: [UNNotificationAction]
}

/// An action that a notification offers.
open class UNNotificationAction: NSObject {
  /// Creates an action.
  public init(identifier: String, title: String, options: UNNotificationActionOptions = []) {
    self.identifier = identifier
    self.title = title
    super.init()
  }

  public let identifier: String
  public let title: String
}

/// What the person allows of notifications: everything or nothing.
open class UNNotificationSettings: NSObject {
  /// Whether the person allowed notifications.
  public let authorizationStatus: UNAuthorizationStatus

  init(isAuthorized: Bool?) {
    authorizationStatus = isAuthorized.map { $0 ? .authorized : .denied } ?? .notDetermined
  }
}

/// Whether the person allowed notifications.
public enum UNAuthorizationStatus: Int, Sendable {
  case notDetermined, denied, authorized, provisional, ephemeral
}

/// What an app asks the person to allow.
public struct UNAuthorizationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
  public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
  public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
  public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}

/// How a notification is presented while the app is active.
public struct UNNotificationPresentationOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let badge = UNNotificationPresentationOptions(rawValue: 1 << 0)
  public static let sound = UNNotificationPresentationOptions(rawValue: 1 << 1)
  public static let alert = UNNotificationPresentationOptions(rawValue: 1 << 2)
  public static let list = UNNotificationPresentationOptions(rawValue: 1 << 3)
  public static let banner = UNNotificationPresentationOptions(rawValue: 1 << 4)
}

/// What the system does when a person chooses the action.
public struct UNNotificationActionOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let authenticationRequired = UNNotificationActionOptions(rawValue: 1 << 0)
  public static let destructive = UNNotificationActionOptions(rawValue: 1 << 1)
  public static let foreground = UNNotificationActionOptions(rawValue: 1 << 2)
}

/// Options of a kind of notifications.
public struct UNNotificationCategoryOptions: OptionSet, Hashable, Sendable {
  /// The options as bits.
  public var rawValue: UInt

  /// Creates a set of options.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  public static let customDismissAction = UNNotificationCategoryOptions(rawValue: 1 << 0)
}
