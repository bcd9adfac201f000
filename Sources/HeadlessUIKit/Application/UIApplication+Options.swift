import Foundation

/// Returns UIKit's name of a notification: `UIWindowDidBecomeKeyNotification`, for example.
func uiKitName(_ event: String) -> Notification.Name { Notification.Name("UI\(event)Notification") }

extension UIApplication {
  /// A key of the options an app is launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The URL to open.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// The remote notification that launched the app.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// The chosen item of the app icon's menu.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
    /// The user activity that launched the app.
    public static let userActivityDictionary = LaunchOptionsKey(rawValue: "userActivityDictionary")
  }

  /// Options for opening a URL.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Opens the URL only in an app that owns it.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// A key of the options with which the app opens a URL.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's string.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app that sent the URL.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }

  /// The states from in use to in the background.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The URL of the app's page in Settings.
  nonisolated public static let openSettingsURLString = "app-settings:"
  /// The address of the app's notifications in the Settings app.
  nonisolated public static let openNotificationSettingsURLString = "app-settings:notifications"

  /// Posted after the app was launched.
  nonisolated public static let didFinishLaunchingNotification = uiKitName(
    "ApplicationDidFinishLaunching")
  /// Posted after the app became active.
  nonisolated public static let didBecomeActiveNotification = uiKitName(
    "ApplicationDidBecomeActive")
  /// Posted before the app becomes inactive.
  nonisolated public static let willResignActiveNotification = uiKitName(
    "ApplicationWillResignActive")
  /// Posted after the app entered the background.
  nonisolated public static let didEnterBackgroundNotification = uiKitName(
    "ApplicationDidEnterBackground")
  /// Posted before the app enters the foreground.
  nonisolated public static let willEnterForegroundNotification = uiKitName(
    "ApplicationWillEnterForeground")
  /// Posted before the app terminates.
  nonisolated public static let willTerminateNotification = uiKitName("ApplicationWillTerminate")
  /// Posted when memory is low.
  nonisolated public static let didReceiveMemoryWarningNotification = uiKitName(
    "ApplicationDidReceiveMemoryWarning")
}

/// An item of the app icon's menu.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// Creates an item.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }

  /// The item's type, which the app chooses.
  public let type: String
  public let localizedTitle: String
}

/// The result of a background fetch.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// The identifier of a background task.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The task's number.
  public var rawValue: Int

  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The identifier of no task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
