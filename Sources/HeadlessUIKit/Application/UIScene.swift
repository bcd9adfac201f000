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
