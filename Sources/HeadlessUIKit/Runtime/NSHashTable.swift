// Apple's platforms have these classes in Foundation.
#if !canImport(ObjectiveC)
  import Foundation

  /// A reference that is strong or weak.
  struct TableReference {
    private var kept: AnyObject?
    private weak var weakly: AnyObject?

    init(_ object: AnyObject, isWeak: Bool) {
      if isWeak { weakly = object } else { kept = object }
    }

    var object: AnyObject? { kept ?? weakly }
  }

  /// Options of the references in a table.
  public struct NSPointerFunctions {
    /// Options of the references in a table.
    public struct Options: OptionSet, Sendable {
      /// The options as bits.
      public var rawValue: UInt

      /// Creates a set of options.
      public init(rawValue: UInt) { self.rawValue = rawValue }

      public static let strongMemory: Options = []
      public static let weakMemory = Options(rawValue: 5)
      /// Objects are equal where they are the same. They always are here, except keys of tables.
      public static let objectPointerPersonality = Options(rawValue: 1 << 9)
    }
  }

  /// A set of objects, which it may hold weakly. Its objects are in the order in which they were added.
  open class NSHashTable<ObjectType: AnyObject>: NSObject {
    private let isWeak: Bool
    private var references: [TableReference] = []

    /// Creates a table.
    public init(options: NSPointerFunctions.Options = [], capacity: Int = 0) {
      isWeak = options.contains(.weakMemory)
      super.init()
    }

    /// Creates a table that holds its objects weakly.
    open class func weakObjects() -> NSHashTable<ObjectType> { NSHashTable(options: .weakMemory) }

    open var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }
    open var count: Int { allObjects.count }
    open var anyObject: ObjectType? { allObjects.first }

    open func contains(_ anObject: ObjectType?) -> Bool {
      references.contains { $0.object != nil && $0.object === anObject }
    }
    open func member(_ object: ObjectType?) -> ObjectType? { contains(object) ? object : nil }

    open func add(_ object: ObjectType?) {
      references.removeAll { $0.object == nil }
      if let object, !contains(object) {
        references.append(TableReference(object, isWeak: isWeak))
      }
    }

    open func remove(_ object: ObjectType?) {
      references.removeAll { $0.object == nil || $0.object === object }
    }

    open func removeAllObjects() { references = [] }
  }

  /// A dictionary that may hold its keys and its objects weakly. They are in the order in which they
  /// were added.
  open class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject>: NSObject {
    private struct Entry {
      let key: TableReference
      let object: TableReference

      var isAlive: Bool { key.object != nil && object.object != nil }
    }

    private let hasWeakKeys: Bool
    private let hasWeakObjects: Bool
    private var entries: [Entry] = []

    /// Creates a table.
    public init(
      keyOptions: NSPointerFunctions.Options = [], valueOptions: NSPointerFunctions.Options = [],
      capacity: Int = 0
    ) {
      hasWeakKeys = keyOptions.contains(.weakMemory)
      hasWeakObjects = valueOptions.contains(.weakMemory)
      super.init()
    }

    /// Creates a table that holds keys and objects.
    open class func strongToStrongObjects() -> NSMapTable<KeyType, ObjectType> { NSMapTable() }
    /// Creates a table that holds its keys weakly.
    open class func weakToStrongObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory)
    }
    /// Creates a table that holds its objects weakly.
    open class func strongToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(valueOptions: .weakMemory)
    }
    /// Creates a table that holds keys and objects weakly.
    open class func weakToWeakObjects() -> NSMapTable<KeyType, ObjectType> {
      NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
    }

    open var count: Int { entries.count { $0.isAlive } }
    private var keys: [KeyType] {
      entries.filter(\.isAlive).compactMap { $0.key.object as? KeyType }
    }

    open func object(forKey aKey: KeyType?) -> ObjectType? {
      entries.first { $0.isAlive && isKey($0, aKey) }?.object.object as? ObjectType
    }

    open func setObject(_ anObject: ObjectType?, forKey aKey: KeyType?) {
      removeObject(forKey: aKey)
      guard let anObject, let aKey else { return }
      entries.append(
        Entry(
          key: TableReference(aKey, isWeak: hasWeakKeys),
          object: TableReference(anObject, isWeak: hasWeakObjects)))
    }

    open func removeObject(forKey aKey: KeyType?) {
      entries.removeAll { !$0.isAlive || isKey($0, aKey) }
    }

    open func removeAllObjects() { entries = [] }

    open func keyEnumerator() -> NSEnumerator {
      NSArray(array: keys).objectEnumerator()
    }

    open func objectEnumerator() -> NSEnumerator? {
      let objects = entries.filter(\.isAlive).compactMap { $0.object.object as? ObjectType }
      return NSArray(array: objects).objectEnumerator()
    }

    private func isKey(_ entry: Entry, _ key: KeyType?) -> Bool {
      guard let key, let own = entry.key.object else { return false }
      if own === key { return true }
      guard let own = own as? NSObject, let key = key as? NSObject else { return false }
      return own.isEqual(key)
    }
  }
#endif
