import Foundation

/// One instance of the app's interface.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is from being used.
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive
    case foregroundInactive
    case background
  }

  /// Creates a scene of a session.
  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
    session.scene = self
  }

  convenience override init() {
    self.init(session: UISceneSession(), connectionOptions: ConnectionOptions([]))
  }

  /// The session the scene belongs to.
  public let session: UISceneSession

  /// Who hears of the scene's life.
  open weak var delegate: (any UISceneDelegate)?

  /// How far the scene is from being used.
  open internal(set) var activationState: ActivationState = .unattached

  /// The scene's title.
  open var title: String! = ""

  /// Opens an address in another app: only notes it.
  open func open(
    _ url: URL, options: OpenExternalURLOptions? = nil,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) { UIApplication.shared.open(url, completionHandler: completion) }
}

extension UIScene {
  /// What a scene is connected with.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The addresses the scene was asked to open.
    public let urlContexts: Set<UIOpenURLContext>
    /// What the scene is to go on with.
    public let userActivities: Set<NSUserActivity> = []

    /// The item of the app's menu that was chosen.
    public let shortcutItem: UIApplicationShortcutItem? = nil

    init(_ urls: [URL]) {
      urlContexts = Set(urls.map(UIOpenURLContext.init(url:)))
      super.init()
    }
  }

  /// How an address is opened.
  @preconcurrency @MainActor open class OpenExternalURLOptions: NSObject {
    /// Only in an app that owns the address.
    open var universalLinksOnly = false
  }
}

extension UIScene {
  /// A scene is about to be connected.
  nonisolated public static let willConnectNotification = Notification.Name(
    "UISceneWillConnectNotification")
  /// A scene has become active.
  nonisolated public static let didActivateNotification = Notification.Name(
    "UISceneDidActivateNotification")
  /// A scene is about to be no more active.
  nonisolated public static let willDeactivateNotification = Notification.Name(
    "UISceneWillDeactivateNotification")
  /// A scene is about to come to the foreground.
  nonisolated public static let willEnterForegroundNotification = Notification.Name(
    "UISceneWillEnterForegroundNotification")
  /// A scene has gone to the background.
  nonisolated public static let didEnterBackgroundNotification = Notification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// What a scene is known by, connected or not.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The role's name.
    public var rawValue: String

    /// Creates a role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The app itself.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
  }

  /// The scene, while it is connected.
  open internal(set) weak var scene: UIScene?
  /// What the scene is for.
  open var role: Role { .windowApplication }
  /// How the scene is set up.
  open private(set) lazy var configuration = UISceneConfiguration(
    name: "Default Configuration", sessionRole: role)
  /// What it is known by.
  open var persistentIdentifier: String { "session" }
  /// What the app keeps with it.
  open var userInfo: [String: Any]?
}

/// How a scene is set up.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// Creates a setup.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }

  /// What the setup is called.
  public let name: String?
  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The class of the scene's delegate.
  open var delegateClass: AnyClass?
  /// The class of the scene.
  open var sceneClass: AnyClass?
}

/// An address that a scene is asked to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// Creates what a scene is asked to open.
  public init(url: URL) {
    self.url = url
    super.init()
  }

  /// The address.
  public let url: URL
}
