import Foundation

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
