extension ShimSources {
  /// The keychain as libraries wrap it, in memory, which a launch after a reset finds empty.
  static let keychainLibraries = """
    import Foundation
    import NetworkShim

    private final class KeychainItems: SavedState {
      static var current: KeychainItems { LaunchState.saved("KeychainItems") { KeychainItems() } }
      var savedNames: [String] { lock.withLock { values.keys.sorted() } }
      private var values: [String: Data] = [:]
      private let lock = NSLock()

      subscript(service: String, key: String) -> Data? {
        get { lock.withLock { values["\\(service) \\(key)"] } }
        set { lock.withLock { values["\\(service) \\(key)"] = newValue } }
      }
      func keys(of service: String) -> [String] {
        let start = "\\(service) "
        return lock.withLock {
          values.keys.filter { $0.hasPrefix(start) }.map { String($0.dropFirst(start.count)) }.sorted()
        }
      }
      func removeAll(of service: String) { for key in keys(of: service) { self[service, key] = nil } }
    }

    // MARK: KeychainAccess

    public enum Accessibility: Sendable {
      case whenUnlocked, afterFirstUnlock, always, whenPasscodeSetThisDeviceOnly
      case whenUnlockedThisDeviceOnly, afterFirstUnlockThisDeviceOnly, alwaysThisDeviceOnly
    }
    public struct AuthenticationPolicy: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let userPresence = Self(rawValue: 1), biometryAny = Self(rawValue: 2)
      public static let biometryCurrentSet = Self(rawValue: 8), devicePasscode = Self(rawValue: 16)
      public static let touchIDAny = Self(rawValue: 2), touchIDCurrentSet = Self(rawValue: 8)
    }

    public final class Keychain {
      public let service: String
      public init(service: String = "", accessGroup: String = "") { self.service = service }
      public convenience init(accessGroup: String) { self.init(service: "", accessGroup: accessGroup) }
      public convenience init(server: String, protocolType: Any, accessGroup: String? = nil) {
        self.init(service: server)
      }
      public func accessibility(_ accessibility: Accessibility) -> Keychain { self }
      public func accessibility(
        _ accessibility: Accessibility, authenticationPolicy: AuthenticationPolicy
      ) -> Keychain { self }
      public func synchronizable(_ synchronizable: Bool) -> Keychain { self }
      public func label(_ label: String) -> Keychain { self }
      public func comment(_ comment: String) -> Keychain { self }
      public func authenticationPrompt(_ prompt: String) -> Keychain { self }
      public func getData(_ key: String) throws -> Data? { KeychainItems.current[service, key] }
      public func getString(_ key: String) throws -> String? {
        KeychainItems.current[service, key].map { String(decoding: $0, as: UTF8.self) }
      }
      public func get(_ key: String) throws -> String? { try getString(key) }
      public func set(_ value: String, key: String) throws {
        KeychainItems.current[service, key] = Data(value.utf8)
      }
      public func set(_ value: Data, key: String) throws { KeychainItems.current[service, key] = value }
      public func remove(_ key: String) throws { KeychainItems.current[service, key] = nil }
      public func removeAll() throws { KeychainItems.current.removeAll(of: service) }
      public func contains(_ key: String) throws -> Bool { KeychainItems.current[service, key] != nil }
      public func allKeys() -> [String] { KeychainItems.current.keys(of: service) }
      public subscript(key: String) -> String? {
        get { try? getString(key) }
        set { KeychainItems.current[service, key] = newValue.map { Data($0.utf8) } }
      }
      public subscript(string key: String) -> String? {
        get { self[key] }
        set { self[key] = newValue }
      }
      public subscript(data key: String) -> Data? {
        get { KeychainItems.current[service, key] }
        set { KeychainItems.current[service, key] = newValue }
      }
    }

    // MARK: KeychainSwift

    public enum KeychainSwiftAccessOptions: Sendable {
      case accessibleWhenUnlocked, accessibleWhenUnlockedThisDeviceOnly, accessibleAfterFirstUnlock
      case accessibleAfterFirstUnlockThisDeviceOnly, accessibleWhenPasscodeSetThisDeviceOnly
    }
    open class KeychainSwift {
      private let prefix: String
      open var synchronizable = false
      open var accessGroup: String?
      public init(keyPrefix: String = "") { prefix = keyPrefix }
      @discardableResult open func set(
        _ value: String, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
      ) -> Bool { set(Data(value.utf8), forKey: key) }
      @discardableResult open func set(
        _ value: Data, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
      ) -> Bool {
        KeychainItems.current[prefix, key] = value
        return true
      }
      @discardableResult open func set(
        _ value: Bool, forKey key: String, withAccess access: KeychainSwiftAccessOptions? = nil
      ) -> Bool { set(Data([value ? 1 : 0]), forKey: key) }
      open func get(_ key: String) -> String? {
        getData(key).map { String(decoding: $0, as: UTF8.self) }
      }
      open func getData(_ key: String, asReference: Bool = false) -> Data? {
        KeychainItems.current[prefix, key]
      }
      open func getBool(_ key: String) -> Bool? { getData(key)?.first.map { $0 == 1 } }
      @discardableResult open func delete(_ key: String) -> Bool {
        defer { KeychainItems.current[prefix, key] = nil }
        return KeychainItems.current[prefix, key] != nil
      }
      @discardableResult open func clear() -> Bool {
        KeychainItems.current.removeAll(of: prefix)
        return true
      }
      open var allKeys: [String] { KeychainItems.current.keys(of: prefix) }
    }

    // MARK: SwiftKeychainWrapper

    open class KeychainWrapper {
      nonisolated(unsafe) public static let standard = KeychainWrapper(serviceName: "standard")
      private let service: String
      public init(serviceName: String, accessGroup: String? = nil) { service = serviceName }
      @discardableResult open func set(_ value: String, forKey key: String) -> Bool {
        set(Data(value.utf8), forKey: key)
      }
      @discardableResult open func set(_ value: Bool, forKey key: String) -> Bool {
        set(Data([value ? 1 : 0]), forKey: key)
      }
      @discardableResult open func set(_ value: Int, forKey key: String) -> Bool {
        set(Data("\\(value)".utf8), forKey: key)
      }
      @discardableResult open func set(_ value: Double, forKey key: String) -> Bool {
        set(Data("\\(value)".utf8), forKey: key)
      }
      @discardableResult open func set(_ value: Data, forKey key: String) -> Bool {
        KeychainItems.current[service, key] = value
        return true
      }
      open func data(forKey key: String) -> Data? { KeychainItems.current[service, key] }
      open func string(forKey key: String) -> String? {
        data(forKey: key).map { String(decoding: $0, as: UTF8.self) }
      }
      open func bool(forKey key: String) -> Bool? { data(forKey: key)?.first.map { $0 == 1 } }
      open func integer(forKey key: String) -> Int? { string(forKey: key).flatMap { Int($0) } }
      open func double(forKey key: String) -> Double? { string(forKey: key).flatMap { Double($0) } }
      open func hasValue(forKey key: String) -> Bool { data(forKey: key) != nil }
      open func allKeys() -> Set<String> { Set(KeychainItems.current.keys(of: service)) }
      @discardableResult open func removeObject(forKey key: String) -> Bool {
        defer { KeychainItems.current[service, key] = nil }
        return hasValue(forKey: key)
      }
      @discardableResult open func removeAllKeys() -> Bool {
        KeychainItems.current.removeAll(of: service)
        return true
      }
    }

    """
}
