import Foundation

extension UIApplication {
  /// What an app was launched with.
  public struct LaunchOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// An address to open.
    public static let url = LaunchOptionsKey(rawValue: "url")
    /// A notification.
    public static let remoteNotification = LaunchOptionsKey(rawValue: "remoteNotification")
    /// An item of the app's menu.
    public static let shortcutItem = LaunchOptionsKey(rawValue: "shortcutItem")
  }

  /// How an address is opened.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Only in an app that owns the address.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(rawValue: "universalLinksOnly")
  }

  /// How the app was asked to open an address.
  public struct OpenURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// The key's name.
    public var rawValue: String

    /// Creates a key.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Who asked.
    public static let sourceApplication = OpenURLOptionsKey(rawValue: "sourceApplication")
  }

  /// How far the app is from being used.
  public enum State: Int, Sendable {
    case active, inactive, background
  }

  /// The app's part of the system's settings.
  nonisolated public static let openSettingsURLString = "app-settings:"

  /// The app has become active.
  nonisolated public static let didBecomeActiveNotification = Notification.Name(
    "UIApplicationDidBecomeActiveNotification")
  /// The app is about to be no more active.
  nonisolated public static let willResignActiveNotification = Notification.Name(
    "UIApplicationWillResignActiveNotification")
  /// The app has gone to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UIApplicationDidEnterBackgroundNotification")
  /// The app is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UIApplicationWillEnterForegroundNotification")
  /// The app is about to end.
  nonisolated public static let willTerminateNotification = Notification.Name(
    "UIApplicationWillTerminateNotification")
  /// There is little memory left.
  nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
    "UIApplicationDidReceiveMemoryWarningNotification")
}

/// An item of the menu on the app's icon.
@preconcurrency @MainActor open class UIApplicationShortcutItem: NSObject {
  /// Creates an item.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }

  /// What it is for.
  public let type: String
  /// What it says.
  public let localizedTitle: String
}

/// What was fetched in the background.
public enum UIBackgroundFetchResult: UInt, Sendable {
  case newData, noData, failed
}

/// A task that goes on in the background.
public struct UIBackgroundTaskIdentifier: RawRepresentable, Hashable, Sendable {
  /// The task's number.
  public var rawValue: Int

  /// Creates a number.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// No task.
  public static let invalid = UIBackgroundTaskIdentifier(rawValue: 0)
}
