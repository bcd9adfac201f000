import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The states from not connected to in the background.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// What the person does in the scene.
  open var userActivity: NSUserActivity?

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  convenience override init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions([]))
  }

  /// The session that the scene belongs to.
  public let session: UISceneSession

  /// The delegate, which receives the scene's lifecycle callbacks. It is kept alive.
  open var delegate: (any UISceneDelegate)?

  /// The scene's state.
  open internal(set) var activationState: ActivationState = .unattached

  /// The scene's title.
  open var title: String! = ""

  /// Records a URL that the app opens, as ``UIApplication`` does.
  open func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, completionHandler: completion) }
}

extension UIScene {
  /// The options with which a scene is connected.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// The activities to continue. There are none.
    public let userActivities: Set<NSUserActivity> = []

    /// The chosen item of the app icon's menu. There is none.
    public let shortcutItem: UIApplicationShortcutItem? = nil
    /// The person's response to a notification. There is none.
    public let notificationResponse: UNNotificationResponse? = nil
    /// The type of the activity that another device hands off. There is none.
    public let handoffUserActivityType: String? = nil
    /// The bundle identifier of the app that asked for the connection. There is none.
    public let sourceApplication: String? = nil

    init(_ urls: [URL]) {
      urlContexts = Set(urls.map(UIOpenURLContext.init(url:)))
      super.init()
    }
  }

  /// Options for opening a URL.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Opens the URL only in an app that owns it.
    open var universalLinksOnly = false
  }
}

extension UIScene {
  /// Posted before a scene is connected.
  nonisolated public static let willConnectNotification = uiKitName("SceneWillConnect")
  /// Posted after a scene became active.
  nonisolated public static let didActivateNotification = uiKitName("SceneDidActivate")
  /// Posted before a scene becomes inactive.
  nonisolated public static let willDeactivateNotification = uiKitName("SceneWillDeactivate")
  /// Posted before a scene enters the foreground.
  nonisolated public static let willEnterForegroundNotification = uiKitName(
    "SceneWillEnterForeground")
  /// Posted after a scene entered the background.
  nonisolated public static let didEnterBackgroundNotification = uiKitName(
    "SceneDidEnterBackground")
}

/// The persistent identity of a scene.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The purpose of a scene.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's string.
    public var rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene on the device's own screen.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The activity by which the scene was restored. None ever is here.
  open var stateRestorationActivity: NSUserActivity?

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// The purpose of the scene.
  open var role: Role { .windowApplication }
  /// The scene's configuration.
  open internal(set) lazy var configuration = UISceneConfiguration(
    name: "Default Configuration", sessionRole: role)
  open var persistentIdentifier: String { "session" }
  /// Data that the app keeps with the session.
  open var userInfo: [String: Any]?
}

/// The configuration of a scene.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Creates a configuration.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  public let name: String?
  /// The purpose of the scene.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  open var sceneClass: AnyClass?
  /// The storyboard whose initial screen is the root of the scene's first window.
  open var storyboard: UIStoryboard?
}

/// A URL that a scene opens.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// Creates a context with a URL.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  public let url: URL
}
