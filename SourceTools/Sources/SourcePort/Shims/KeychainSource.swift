extension ShimSources {
  /// The keychain of Apple's Security framework, in memory, which a launch after a reset finds empty.
  static let keychain = """
    import NetworkShim
    import PortableUIKit

    #if !canImport(Security)
      public typealias OSStatus = Int32
      public typealias CFString = String
      public typealias CFTypeRef = AnyObject
      public typealias CFDictionary = [String: Any]
      public typealias CFBoolean = Bool
      public typealias CFError = Error

      let kCFBooleanTrue: CFBoolean! = true
      let kCFBooleanFalse: CFBoolean! = false

      let errSecSuccess: OSStatus = 0
      let errSecUnimplemented: OSStatus = -4
      let errSecParam: OSStatus = -50
      let errSecUserCanceled: OSStatus = -128
      let errSecAuthFailed: OSStatus = -25293
      let errSecDuplicateItem: OSStatus = -25299
      let errSecItemNotFound: OSStatus = -25300
      let errSecInteractionNotAllowed: OSStatus = -25308
      let errSecDecode: OSStatus = -26275

      \(keychainKeys.map { "let \($0): CFString = \"\($0)\"" }.joined(separator: "\n  "))

      /// The items of the keychain.
      private final class PortedKeychain: SavedState {
        var items: [CFDictionary] = []
        var savedNames: [String] {
          items.map { "\\($0[kSecAttrService] ?? "") \\($0[kSecAttrAccount] ?? "")" }
        }

        static var shared: PortedKeychain { LaunchState.saved("Keychain") { PortedKeychain() } }

        func indices(_ query: CFDictionary) -> [Int] {
          items.indices.filter { index in
            query.allSatisfy { key, value in
              Self.isInstruction(key) || items[index][key].map { "\\($0)" == "\\(value)" } ?? false
            }
          }
        }

        /// Whether a key says what to do, rather than what an item is.
        static func isInstruction(_ key: String) -> Bool {
          ["kSecReturn", "kSecMatch", "kSecUse", "kSecValue", "kSecAttrAccess", "kSecAttrSync"]
            .contains { key.hasPrefix($0) }
        }
      }

      func SecItemAdd(_ attributes: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?) -> OSStatus {
        let keychain = PortedKeychain.shared
        guard keychain.indices(attributes).isEmpty else { return errSecDuplicateItem }
        keychain.items.append(attributes)
        return errSecSuccess
      }

      func SecItemUpdate(_ query: CFDictionary, _ attributes: CFDictionary) -> OSStatus {
        let keychain = PortedKeychain.shared
        let indices = keychain.indices(query)
        for index in indices { keychain.items[index].merge(attributes) { $1 } }
        return indices.isEmpty ? errSecItemNotFound : errSecSuccess
      }

      func SecItemDelete(_ query: CFDictionary) -> OSStatus {
        let keychain = PortedKeychain.shared
        let indices = keychain.indices(query)
        for index in indices.reversed() { keychain.items.remove(at: index) }
        return indices.isEmpty ? errSecItemNotFound : errSecSuccess
      }

      func SecItemCopyMatching(
        _ query: CFDictionary, _ result: UnsafeMutablePointer<CFTypeRef?>?
      ) -> OSStatus {
        let keychain = PortedKeychain.shared
        let items = keychain.indices(query).map { keychain.items[$0] }
        guard !items.isEmpty else { return errSecItemNotFound }
        let found: [Any] =
          query[kSecReturnAttributes] as? Bool == true
          ? items : items.compactMap { $0[kSecValueData] }
        let isAll = query[kSecMatchLimit].map { "\\($0)" == kSecMatchLimitAll } ?? false
        result?.pointee = isAll ? found as AnyObject : found.first.map { $0 as AnyObject }
        return errSecSuccess
      }

      func SecCopyErrorMessageString(_ status: OSStatus, _ reserved: UnsafeMutableRawPointer?) -> CFString? {
        "Error \\(status)"
      }

      public struct SecRandomRef {}
      nonisolated(unsafe) let kSecRandomDefault: SecRandomRef? = nil
      func SecRandomCopyBytes(
        _ random: SecRandomRef?, _ count: Int, _ bytes: UnsafeMutableRawPointer
      ) -> Int32 {
        for index in 0..<count {
          bytes.storeBytes(of: UInt8.random(in: 0 ... .max), toByteOffset: index, as: UInt8.self)
        }
        return errSecSuccess
      }
    #endif

    """

  private static let keychainKeys = [
    "kSecClass", "kSecClassGenericPassword", "kSecClassInternetPassword", "kSecClassKey",
    "kSecClassCertificate", "kSecClassIdentity", "kSecAttrService", "kSecAttrAccount",
    "kSecAttrAccessGroup", "kSecAttrAccessControl", "kSecAttrServer", "kSecAttrProtocol",
    "kSecAttrPath", "kSecAttrPort", "kSecAttrGeneric", "kSecAttrLabel", "kSecAttrDescription",
    "kSecAttrComment", "kSecAttrType", "kSecAttrCreationDate", "kSecAttrModificationDate",
    "kSecAttrAccessible", "kSecAttrAccessibleWhenUnlocked", "kSecAttrAccessibleAfterFirstUnlock",
    "kSecAttrAccessibleAlways", "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly",
    "kSecAttrAccessibleWhenUnlockedThisDeviceOnly",
    "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly",
    "kSecAttrAccessibleAlwaysThisDeviceOnly", "kSecAttrSynchronizable",
    "kSecAttrSynchronizableAny", "kSecAttrApplicationTag", "kSecAttrKeyType", "kSecAttrIsPermanent",
    "kSecValueData", "kSecValueRef", "kSecValuePersistentRef", "kSecReturnData",
    "kSecReturnAttributes", "kSecReturnRef", "kSecReturnPersistentRef", "kSecMatchLimit",
    "kSecMatchLimitOne", "kSecMatchLimitAll", "kSecUseDataProtectionKeychain",
    "kSecUseAuthenticationContext", "kSecUseAuthenticationUI", "kSecUseOperationPrompt",
  ]
}
