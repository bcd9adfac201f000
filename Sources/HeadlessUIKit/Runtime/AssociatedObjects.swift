// swift-format-ignore-file: AlwaysUseLowerCamelCase, TypeNamesShouldBeCapitalized

// The names are those of the Objective-C runtime.
// Apple's platforms have these functions in the Objective-C runtime, which Foundation exports.
#if !canImport(ObjectiveC)
  import Foundation

  /// The way in which an object is associated with another.
  public enum objc_AssociationPolicy: UInt, Sendable {
    /// The object is not kept alive. Unlike on a phone, it is gone when it is freed.
    case OBJC_ASSOCIATION_ASSIGN = 0
    case OBJC_ASSOCIATION_RETAIN_NONATOMIC = 1
    /// The object is kept alive; it is not copied.
    case OBJC_ASSOCIATION_COPY_NONATOMIC = 3
    case OBJC_ASSOCIATION_RETAIN = 769
    /// The object is kept alive; it is not copied.
    case OBJC_ASSOCIATION_COPY = 771
  }

  /// Associates a value with an object, as long as the object lives.
  ///
  /// A value is released with its object at the end of the turn of the ``MainLoop`` at the latest.
  ///
  /// - Parameters:
  ///   - object: The object, which is not kept alive.
  ///   - key: The address that identifies the association.
  ///   - value: The value; `nil` ends the association.
  ///   - policy: Whether the value is kept alive.
  public func objc_setAssociatedObject(
    _ object: Any, _ key: UnsafeRawPointer, _ value: Any?, _ policy: objc_AssociationPolicy
  ) {
    AssociatedObjects.shared.set(value, of: object as AnyObject, key, policy)
  }

  /// Returns the value that is associated with an object.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - key: The address that identifies the association.
  public func objc_getAssociatedObject(_ object: Any, _ key: UnsafeRawPointer) -> Any? {
    AssociatedObjects.shared.value(of: object as AnyObject, key)
  }

  /// Ends all associations of an object.
  public func objc_removeAssociatedObjects(_ object: Any) {
    AssociatedObjects.shared.removeAll(of: object as AnyObject)
  }

  /// The objects that are associated with others.
  ///
  /// It is safe to use from any thread: `hosts` is only read and written under `lock`.
  package final class AssociatedObjects: @unchecked Sendable {
    private struct Association {
      let key: UnsafeRawPointer
      var kept: Any?
      weak var weakly: AnyObject?

      var value: Any? { kept ?? weakly }
    }

    private struct Host {
      weak var object: AnyObject?
      var associations: [Association] = []
    }

    package static let shared = AssociatedObjects()

    private let lock = NSLock()
    private var hosts: [ObjectIdentifier: Host] = [:]

    fileprivate func set(
      _ value: Any?, of object: AnyObject, _ key: UnsafeRawPointer, _ policy: objc_AssociationPolicy
    ) {
      release {
        let id = ObjectIdentifier(object)
        // Another object was at this address before.
        let stale = hosts[id].flatMap { $0.object == nil ? hosts.removeValue(forKey: id) : nil }
        var host = hosts[id] ?? Host(object: object)
        let index = host.associations.firstIndex { $0.key == key }
        let old = index.map { host.associations[$0] }
        var new = Association(key: key)
        if policy == .OBJC_ASSOCIATION_ASSIGN {
          new.weakly = value as AnyObject?
        } else {
          new.kept = value
        }
        if let index { host.associations.remove(at: index) }
        if value != nil { host.associations.insert(new, at: index ?? host.associations.endIndex) }
        hosts[id] = host.associations.isEmpty ? nil : host
        return [stale as Any, old as Any]
      }
    }

    fileprivate func value(of object: AnyObject, _ key: UnsafeRawPointer) -> Any? {
      lock.withLock {
        guard let host = hosts[ObjectIdentifier(object)], host.object != nil else { return nil }
        return host.associations.first { $0.key == key }?.value
      }
    }

    fileprivate func removeAll(of object: AnyObject) {
      release { [hosts.removeValue(forKey: ObjectIdentifier(object)) as Any] }
    }

    /// The objects that are associated with an object, in the order in which that was done, and
    /// whether it keeps them alive.
    package static func references(of object: AnyObject) -> [(object: AnyObject, isStrong: Bool)] {
      shared.lock.withLock {
        // Few apps associate any.
        guard !shared.hosts.isEmpty, let host = shared.hosts[ObjectIdentifier(object)],
          host.object != nil
        else {
          return []
        }
        return host.associations.compactMap { association in
          guard let value = association.value, type(of: value) is AnyClass else { return nil }
          return (value as AnyObject, association.kept != nil)
        }
      }
    }

    /// Releases what was associated with objects that are gone, and with those that only that kept.
    func sweep() {
      var hasReleased = true
      while hasReleased {
        hasReleased = false
        release {
          guard !hosts.isEmpty else { return [] }
          let gone = hosts.filter { $0.value.object == nil }
          for id in gone.keys { hosts[id] = nil }
          hasReleased = !gone.isEmpty
          return Array(gone.values)
        }
      }
    }

    /// Changes the table, and releases what is returned afterwards: that may run code of the app.
    private func release(_ change: () -> [Any]) {
      let released = lock.withLock(change)
      withExtendedLifetime(released) {}
    }
  }
#endif
