extension ShimSources {
  /// Realm: objects are in memory, and a launch after a reset finds none. Predicates of a format are ignored.
  static let realm = realmObjects + realmCollections + realmStore + realmQueries

  private static let realmObjects = #"""
    import Foundation
    import NetworkShim
    import PortableUIKit

    public typealias ObjectBase = Object
    public typealias RealmSwiftObject = Object
    public typealias RealmSwiftEmbeddedObject = Object
    public typealias EmbeddedObject = Object
    public protocol ObjectKeyIdentifiable: Identifiable {}
    extension ObjectKeyIdentifiable where Self: Object {
      public var id: UInt64 { UInt64(UInt(bitPattern: ObjectIdentifier(self))) }
    }
    public typealias RealmCollectionValue = Any

    open class Object: NSObject {
      weak var store: RealmStore?
      public var realm: Realm? { store.map { Realm($0) } }
      public internal(set) var isInvalidated = false
      public var isFrozen: Bool { false }
      public required override init() {}
      public convenience init(value: Any) {
        self.init()
        take(value)
      }
      open class func primaryKey() -> String? { nil }
      open class func ignoredProperties() -> [String] { [] }
      open class func indexedProperties() -> [String] { [] }
      public func freeze() -> Self { self }
      public func thaw() -> Self? { self }
      public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (ObjectChange<Object>) -> Void
      ) -> NotificationToken {
        (store ?? .named("default")).observe {
          block(self.isInvalidated ? .deleted : .change(self, []))
        }
      }
      open subscript(key: String) -> Any? {
        get { value(named: key) }
        set { take([key: newValue as Any]) }
      }

      /// What properties hold, by their names.
      private var properties: [(name: String, value: Any)] {
        var found: [(String, Any)] = []
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, current.subjectType != Object.self {
          found += current.children.compactMap { child in child.label.map { ($0, child.value) } }
          mirror = current.superclassMirror
        }
        return found
      }
      /// The objects, and lists of them, that its properties hold.
      var linked: (objects: [Object], lists: [any AnyList]) {
        let values = properties.map { ($0.value as? any AnyPersisted)?.any ?? $0.value }
        return (values.compactMap { $0 as? Object }, values.compactMap { $0 as? any AnyList })
      }
      func value(named key: String) -> Any? {
        let path = key.split(separator: ".", maxSplits: 1).map(String.init)
        guard let property = properties.first(where: { $0.name == path[0] || $0.name == "_" + path[0] })
        else { return nil }
        let value = (property.value as? any AnyPersisted)?.any ?? property.value
        return path.count == 1 ? value : (value as? Object)?.value(named: path[1])
      }
      /// Takes the values of a dictionary, or of an object, for what is persisted.
      func take(_ value: Any) {
        for property in properties {
          guard let persisted = property.value as? any AnyPersisted else { continue }
          let name = String(property.name.dropFirst())
          if let values = value as? [String: Any] {
            if let new = values[name] { persisted.set(new) }
          } else if let new = (value as? Object)?.value(named: name) {
            persisted.set(new)
          }
        }
      }
      var key: AnyHashable? {
        Self.primaryKeyName(of: self).flatMap { value(named: $0) as? AnyHashable }
      }
      private static func primaryKeyName(of object: Object) -> String? {
        if let name = type(of: object).primaryKey() { return name }
        return object.properties.first { ($0.value as? any AnyPersisted)?.isPrimary == true }
          .map { String($0.name.dropFirst()) }
      }
    }

    public struct PropertyChange {
      public let name: String
      public let oldValue: Any?
      public let newValue: Any?
    }
    public enum ObjectChange<T> {
      case error(NSError)
      case change(T, [PropertyChange])
      case deleted
    }

    protocol AnyList: AnyObject { var store: RealmStore? { get set } }
    protocol AnyPersisted: AnyObject {
      var any: Any? { get }
      var isPrimary: Bool { get }
      func set(_ value: Any)
    }
    public protocol PersistedDefault { static var persistedDefault: Self { get } }
    @propertyWrapper public final class Persisted<Value>: AnyPersisted {
      public var wrappedValue: Value
      let isPrimary: Bool
      var any: Any? {
        let mirror = Mirror(reflecting: wrappedValue)
        return mirror.displayStyle == .optional ? mirror.children.first?.value : wrappedValue
      }
      func set(_ value: Any) { if let value = value as? Value { wrappedValue = value } }
      public init(wrappedValue: Value) {
        self.wrappedValue = wrappedValue
        isPrimary = false
      }
      public init(wrappedValue: Value, primaryKey: Bool) {
        self.wrappedValue = wrappedValue
        isPrimary = primaryKey
      }
      public init(wrappedValue: Value, indexed: Bool) {
        self.wrappedValue = wrappedValue
        isPrimary = false
      }
      public init() where Value: PersistedDefault {
        wrappedValue = .persistedDefault
        isPrimary = false
      }
      public init(primaryKey: Bool) where Value: PersistedDefault {
        wrappedValue = .persistedDefault
        isPrimary = primaryKey
      }
      public init(indexed: Bool) where Value: PersistedDefault {
        wrappedValue = .persistedDefault
        isPrimary = false
      }
      public init(originProperty: String) where Value: PersistedDefault {
        wrappedValue = .persistedDefault
        isPrimary = false
      }
    }
    extension String: PersistedDefault { public static var persistedDefault: String { "" } }
    extension Int: PersistedDefault { public static var persistedDefault: Int { 0 } }
    extension Int8: PersistedDefault { public static var persistedDefault: Int8 { 0 } }
    extension Int16: PersistedDefault { public static var persistedDefault: Int16 { 0 } }
    extension Int32: PersistedDefault { public static var persistedDefault: Int32 { 0 } }
    extension Int64: PersistedDefault { public static var persistedDefault: Int64 { 0 } }
    extension Double: PersistedDefault { public static var persistedDefault: Double { 0 } }
    extension Float: PersistedDefault { public static var persistedDefault: Float { 0 } }
    extension Bool: PersistedDefault { public static var persistedDefault: Bool { false } }
    extension Date: PersistedDefault {
      public static var persistedDefault: Date { Date(timeIntervalSince1970: 0) }
    }
    extension Data: PersistedDefault { public static var persistedDefault: Data { Data() } }
    extension UUID: PersistedDefault { public static var persistedDefault: UUID { UUID() } }
    extension Optional: PersistedDefault { public static var persistedDefault: Wrapped? { nil } }

    public protocol PersistableEnum: RawRepresentable, CaseIterable, PersistedDefault, Hashable {}
    extension PersistableEnum {
      public static var persistedDefault: Self { allCases.first! }
    }
    public protocol RealmEnum: RawRepresentable {}
    public struct ObjectId: Hashable, Comparable, Codable, PersistedDefault, CustomStringConvertible,
      Sendable
    {
      public let stringValue: String
      public init(string: String) throws { stringValue = string }
      private init(_ text: String) { stringValue = text }
      public static func generate() -> ObjectId {
        let count = LaunchState.value("ObjectId") { Counter() }
        count.value += 1
        let digits = String(count.value, radix: 16)
        return ObjectId(String(repeating: "0", count: 24 - digits.count) + digits)
      }
      private final class Counter { var value = 0 }
      public static var persistedDefault: ObjectId { generate() }
      public static func < (a: ObjectId, b: ObjectId) -> Bool { a.stringValue < b.stringValue }
      public var description: String { stringValue }
    }
    public final class RealmOptional<Value> {
      public var value: Value?
      public init(_ value: Value? = nil) { self.value = value }
    }
    public typealias RealmProperty = RealmOptional
    public typealias Decimal128 = Decimal


    """#

  private static let realmCollections = #"""
    public struct SortDescriptor {
      public let keyPath: String
      public let ascending: Bool
      public init(keyPath: String, ascending: Bool = true) {
        self.keyPath = keyPath
        self.ascending = ascending
      }
    }
    public enum RealmCollectionChange<Collection> {
      case initial(Collection)
      case update(Collection, deletions: [Int], insertions: [Int], modifications: [Int])
      case error(any Error)
    }
    public final class NotificationToken {
      let id: Int
      private var end: (() -> Void)?
      init(_ id: Int, _ end: @escaping () -> Void) {
        self.id = id
        self.end = end
      }
      public func invalidate() {
        end?()
        end = nil
      }
      deinit { end?() }
    }

    public protocol RealmCollection: RandomAccessCollection where Index == Int {
      var all: [Element] { get }
      var store: RealmStore? { get }
    }
    extension RealmCollection {
      public var realm: Realm? { store.map { Realm($0) } }
      public var startIndex: Int { 0 }
      public var endIndex: Int { all.count }
      public subscript(position: Int) -> Element { all[position] }
      public var count: Int { all.count }
      public var first: Element? { all.first }
      public var last: Element? { all.last }
      public var isInvalidated: Bool { false }
      public var isFrozen: Bool { false }
      public func freeze() -> Self { self }
      public func thaw() -> Self? { self }
      public func toArray() -> [Element] { all }
      private func made(_ change: @escaping ([Element]) -> [Element]) -> Results<Element> {
        Results(store) { change(self.all) }
      }
      public func filter(_ predicate: NSPredicate) -> Results<Element> {
        made { $0.filter { predicate.evaluate(with: $0) } }
      }
      public func filter(_ format: String, _ args: Any...) -> Results<Element> { made { $0 } }
      public func `where`(
        _ isIncluded: @escaping (Query<Element>) -> Query<Bool>
      ) -> Results<Element> {
        let query = isIncluded(Query { $0 as? Element })
        return made { $0.filter { query.value($0) ?? false } }
      }
      public func sorted(byKeyPath path: String, ascending: Bool = true) -> Results<Element> {
        sorted(by: [SortDescriptor(keyPath: path, ascending: ascending)])
      }
      public func sorted(by descriptors: [SortDescriptor]) -> Results<Element> {
        made { all in
          let keyed = all.map { element in
            (element, descriptors.map { (element as? Object)?.value(named: $0.keyPath) })
          }
          return keyed.enumerated().sorted { a, b in
            for (index, descriptor) in descriptors.enumerated() {
              let order = Self.compare(a.element.1[index], b.element.1[index])
              if order != .orderedSame { return (order == .orderedAscending) == descriptor.ascending }
            }
            return a.offset < b.offset
          }.map(\.element.0)
        }
      }
      public func sorted<Value>(
        by path: KeyPath<Element, Value>, ascending: Bool = true
      ) -> Results<Element> {
        made { all in
          all.enumerated().sorted { a, b in
            let order = Self.compare(a.element[keyPath: path], b.element[keyPath: path])
            return order == .orderedSame
              ? a.offset < b.offset : (order == .orderedAscending) == ascending
          }.map(\.element)
        }
      }
      public func distinct(by keyPaths: [String]) -> Results<Element> { made { $0 } }
      private static func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
        func order<Value: Comparable>(_ a: Value) -> ComparisonResult? {
          (b as? Value).map { a < $0 ? .orderedAscending : a > $0 ? .orderedDescending : .orderedSame }
        }
        if b != nil, let a = a as? any Comparable, let order = order(a) { return order }
        // Nothing comes first, then false.
        let flags = [a, b].map { value in value == nil ? -1 : value as? Bool == false ? 0 : 1 }
        return flags[0] < flags[1]
          ? .orderedAscending : flags[0] > flags[1] ? .orderedDescending : .orderedSame
      }
      public func index(of object: Element) -> Int? {
        all.firstIndex { ($0 as AnyObject) === (object as AnyObject) }
      }
      private func values<Value>(_ property: String) -> [Value] {
        all.compactMap { ($0 as? Object)?.value(named: property) as? Value }
      }
      public func max<Value: Comparable>(ofProperty property: String) -> Value? { values(property).max() }
      public func min<Value: Comparable>(ofProperty property: String) -> Value? { values(property).min() }
      public func sum<Value: AdditiveArithmetic>(ofProperty property: String) -> Value {
        values(property).reduce(.zero, +)
      }
      public func average<Value: BinaryFloatingPoint>(ofProperty property: String) -> Value? {
        let values: [Value] = values(property)
        return values.isEmpty ? nil : values.reduce(0, +) / Value(values.count)
      }
      public func observe(
        keyPaths: [String]? = nil, on queue: DispatchQueue? = nil,
        _ block: @escaping (RealmCollectionChange<Self>) -> Void
      ) -> NotificationToken {
        var seen = all
        DispatchQueue.main.async { block(.initial(self)) }
        return (store ?? .named("default")).observe {
          let (old, new) = (seen, self.all)
          seen = new
          let (before, after) = (Set(old.map(Self.identity)), Set(new.map(Self.identity)))
          let deletions = old.indices.filter { !after.contains(Self.identity(old[$0])) }
          let insertions = new.indices.filter { !before.contains(Self.identity(new[$0])) }
          let kept = old.indices.filter { after.contains(Self.identity(old[$0])) }
          guard !old.isEmpty || !new.isEmpty else { return }
          block(.update(self, deletions: deletions, insertions: insertions, modifications: kept))
        }
      }
      /// What an element is known by: an object by itself, anything else by its value.
      private static func identity(_ element: Element) -> AnyHashable {
        (element as? Object).map { AnyHashable(ObjectIdentifier($0)) } ?? (element as? AnyHashable) ?? AnyHashable(0)
      }
    }

    public final class Results<Element>: RealmCollection {
      public typealias Iterator = [Element].Iterator
      /// The elements are found once, not for each.
      public func makeIterator() -> [Element].Iterator { all.makeIterator() }
      public let store: RealmStore?
      private let make: () -> [Element]
      public var all: [Element] { make() }
      init(_ store: RealmStore?, _ make: @escaping () -> [Element]) {
        self.store = store
        self.make = make
      }
    }
    public typealias AnyRealmCollection = Results
    extension Results: PersistedDefault {
      public static var persistedDefault: Results<Element> { Results(nil) { [] } }
    }
    public typealias LinkingObjects = Results
    extension Results where Element: Object {
      public convenience init(fromType type: Element.Type, property: String) { self.init(nil) { [] } }
    }

    public final class List<Element>: RealmCollection, MutableCollection, RangeReplaceableCollection,
      ExpressibleByArrayLiteral, PersistedDefault, AnyList
    {
      private var elements: [Element] = [] {
        didSet { addObjects() }
      }
      public internal(set) weak var store: RealmStore? {
        didSet { addObjects() }
      }
      /// The elements, but for deleted objects.
      public private(set) var all: [Element] {
        get { elements.filter { ($0 as? Object)?.isInvalidated != true } }
        set { elements = newValue }
      }
      private func addObjects() {
        guard let store else { return }
        for case let object as Object in elements { Realm(store).add(object) }
      }
      public init() {}
      public convenience init(arrayLiteral elements: Element...) {
        self.init()
        all = elements
      }
      public static var persistedDefault: List<Element> { List() }
      public subscript(position: Int) -> Element {
        get { all[position] }
        set { all[position] = newValue }
      }
      public func replaceSubrange<Elements: Collection>(
        _ range: Range<Int>, with elements: Elements
      ) where Elements.Element == Element { all.replaceSubrange(range, with: elements) }
      public func append(_ element: Element) { all.append(element) }
      public func append<Elements: Sequence>(objectsIn elements: Elements)
      where Elements.Element == Element { all.append(contentsOf: elements) }
      public func insert(_ element: Element, at index: Int) { all.insert(element, at: index) }
      @discardableResult public func remove(at index: Int) -> Element { all.remove(at: index) }
      public func removeLast() { all.removeLast() }
      public func removeAll() { all.removeAll() }
      public func remove(atOffsets offsets: IndexSet) {
        for index in offsets.reversed() { all.remove(at: index) }
      }
      public func move(from: Int, to: Int) { all.insert(all.remove(at: from), at: to) }
    }
    public typealias MutableSet = List


    """#

  private static let realmStore = #"""
    /// The objects of a launch, and what observes them.
    public final class RealmStore: SavedState {
      var objects: [Object] = []
      public var savedNames: [String] { Set(objects.map { "\(Swift.type(of: $0))" }).sorted() }
      var isWriting = false
      private var observers: [Int: () -> Void] = [:]
      private var lastID = 0

      static func named(_ name: String) -> RealmStore {
        LaunchState.saved("Realm \(name)") { RealmStore() }
      }
      func observe(_ block: @escaping () -> Void) -> NotificationToken {
        lastID += 1
        let id = lastID
        observers[id] = block
        return NotificationToken(id) { [weak self] in self?.observers[id] = nil }
      }
      func notify(except tokens: [NotificationToken] = []) {
        let left = observers.keys.filter { id in !tokens.contains { $0.id == id } }.sorted()
        DispatchQueue.main.async { for id in left { self.observers[id]?() } }
      }
    }

    public final class Realm {
      public struct Configuration {
        public static var defaultConfiguration: Configuration {
          get { LaunchState.value("Realm.Configuration") { Box() }.value }
          set { LaunchState.value("Realm.Configuration") { Box() }.value = newValue }
        }
        private final class Box { var value = Configuration() }
        public var fileURL: URL?
        public var inMemoryIdentifier: String?
        public var encryptionKey: Data?
        public var readOnly: Bool
        public var schemaVersion: UInt64
        public var deleteRealmIfMigrationNeeded: Bool
        public var objectTypes: [Object.Type]?
        public init(
          fileURL: URL? = nil, inMemoryIdentifier: String? = nil, encryptionKey: Data? = nil,
          readOnly: Bool = false, schemaVersion: UInt64 = 0,
          migrationBlock: ((Migration, UInt64) -> Void)? = nil,
          deleteRealmIfMigrationNeeded: Bool = false,
          shouldCompactOnLaunch: ((Int, Int) -> Bool)? = nil, objectTypes: [Object.Type]? = nil
        ) {
          self.fileURL = fileURL
          self.inMemoryIdentifier = inMemoryIdentifier
          self.encryptionKey = encryptionKey
          self.readOnly = readOnly
          self.schemaVersion = schemaVersion
          self.deleteRealmIfMigrationNeeded = deleteRealmIfMigrationNeeded
          self.objectTypes = objectTypes
        }
      }
      public enum UpdatePolicy { case error, modified, all }
      public struct Error: Swift.Error { public let code = 0 }

      public let configuration: Configuration
      let store: RealmStore
      public var isInWriteTransaction: Bool { store.isWriting }
      public var isEmpty: Bool { store.objects.isEmpty }
      public init(configuration: Configuration = .defaultConfiguration, queue: DispatchQueue? = nil) throws {
        self.configuration = configuration
        store = .named(
          configuration.inMemoryIdentifier ?? configuration.fileURL?.lastPathComponent ?? "default")
      }
      public convenience init(queue: DispatchQueue?) throws {
        try self.init(configuration: .defaultConfiguration)
      }
      init(_ store: RealmStore) {
        configuration = .defaultConfiguration
        self.store = store
      }
      public static func asyncOpen(
        configuration: Configuration = .defaultConfiguration,
        callback: @escaping (Result<Realm, any Swift.Error>) -> Void
      ) { DispatchQueue.main.async { callback(Result { try Realm(configuration: configuration) }) } }

      @discardableResult
      public func write<Value>(
        withoutNotifying tokens: [NotificationToken] = [], _ block: () throws -> Value
      ) throws -> Value {
        store.isWriting = true
        defer {
          store.isWriting = false
          store.notify(except: tokens)
        }
        return try block()
      }
      public func writeAsync(
        _ block: @escaping () -> Void, onComplete: (((any Swift.Error)?) -> Void)? = nil
      ) {
        DispatchQueue.main.async {
          try? self.write(block)
          onComplete?(nil)
        }
      }
      public func beginWrite() { store.isWriting = true }
      public func commitWrite(withoutNotifying tokens: [NotificationToken] = []) throws {
        store.isWriting = false
        store.notify(except: tokens)
      }
      public func cancelWrite() { store.isWriting = false }
      @discardableResult public func refresh() -> Bool { true }
      public func invalidate() {}

      public func add(_ object: Object, update: UpdatePolicy = .error) {
        guard !store.objects.contains(where: { $0 === object }) else { return }
        object.store = store
        if let same = place(of: type(of: object), key: object.key) {
          store.objects[same].take(object)
          store.objects[same] = object
        } else {
          store.objects.append(object)
        }
        let linked = object.linked
        for other in linked.objects { add(other, update: update) }
        for list in linked.lists { list.store = store }
      }
      private func place(of type: Object.Type, key: AnyHashable?) -> Int? {
        guard let key else { return nil }
        return store.objects.firstIndex { Swift.type(of: $0) == type && $0.key == key }
      }
      public func add(_ object: Object, update: Bool) { add(object, update: update ? .all : .error) }
      public func add<Objects: Sequence>(_ objects: Objects, update: Bool)
      where Objects.Element: Object { add(objects, update: update ? .all : .error) }
      public func add<Objects: Sequence>(_ objects: Objects, update: UpdatePolicy = .error)
      where Objects.Element: Object { for object in objects { add(object, update: update) } }
      @discardableResult public func create<Element: Object>(
        _ type: Element.Type, value: Any = [String: Any](), update: UpdatePolicy = .error
      ) -> Element {
        let object = type.init()
        object.take(value)
        if let same = place(of: type, key: object.key), let known = store.objects[same] as? Element {
          known.take(value)
          return known
        }
        add(object, update: update)
        return object
      }
      public func delete(_ object: Object) {
        store.objects.removeAll { $0 === object }
        object.isInvalidated = true
      }
      public func delete<Objects: Sequence>(_ objects: Objects) where Objects.Element: Object {
        for object in Array(objects) { delete(object) }
      }
      public func deleteAll() { for object in store.objects { delete(object) } }
      public func objects<Element: Object>(_ type: Element.Type) -> Results<Element> {
        Results(store) { [store] in store.objects.compactMap { $0 as? Element } }
      }
      public func object<Element: Object, Key>(
        ofType type: Element.Type, forPrimaryKey key: Key
      ) -> Element? {
        store.objects.lazy.compactMap { $0 as? Element }.first { $0.key == key as? AnyHashable }
      }
      public func observe(_ block: @escaping (Notification, Realm) -> Void) -> NotificationToken {
        store.observe { block(.didChange, self) }
      }
      public enum Notification { case didChange, refreshRequired }
      public func resolve<Value>(_ reference: ThreadSafeReference<Value>) -> Value? { reference.value }
      public func freeze() -> Realm { self }
    }
    public struct ThreadSafeReference<Value> {
      let value: Value
      public init(to value: Value) { self.value = value }
    }
    public final class Migration {
      public func enumerateObjects(ofType name: String, _ block: (Object?, Object?) -> Void) {}
      public func renameProperty(onType type: String, from: String, to: String) {}
    }
    public typealias MigrationObject = Object
    public typealias DynamicObject = Object


    """#

  private static let realmQueries = #"""
    /// What `where` asks of an object's properties.
    @dynamicMemberLookup public struct Query<Value> {
      let value: (Any) -> Value?
      public subscript<Member>(dynamicMember path: KeyPath<Value, Member>) -> Query<Member> {
        Query<Member> { self.value($0)?[keyPath: path] }
      }
      fileprivate func test(_ isTrue: @escaping (Value) -> Bool) -> Query<Bool> {
        Query<Bool> { self.value($0).map(isTrue) ?? false }
      }
    }
    extension Query where Value: Equatable {
      public static func == (query: Query, value: Value) -> Query<Bool> { query.test { $0 == value } }
      public static func != (query: Query, value: Value) -> Query<Bool> { query.test { $0 != value } }
      public func `in`<Values: Sequence>(_ values: Values) -> Query<Bool>
      where Values.Element == Value { test { Array(values).contains($0) } }
    }
    extension Query where Value: Comparable {
      public static func < (query: Query, value: Value) -> Query<Bool> { query.test { $0 < value } }
      public static func > (query: Query, value: Value) -> Query<Bool> { query.test { $0 > value } }
      public static func <= (query: Query, value: Value) -> Query<Bool> { query.test { $0 <= value } }
      public static func >= (query: Query, value: Value) -> Query<Bool> { query.test { $0 >= value } }
      public func contains(_ range: ClosedRange<Value>) -> Query<Bool> { test(range.contains) }
      public func contains(_ range: Range<Value>) -> Query<Bool> { test(range.contains) }
    }
    public struct StringOptions: OptionSet, Sendable {
      public let rawValue: Int
      public init(rawValue: Int) { self.rawValue = rawValue }
      public static let caseInsensitive = StringOptions(rawValue: 1)
      public static let diacriticInsensitive = StringOptions(rawValue: 2)
    }
    extension Query where Value == String {
      private func test(
        _ text: String, _ options: StringOptions, _ isTrue: @escaping (String, String) -> Bool
      ) -> Query<Bool> {
        let folds = !options.isEmpty
        return test { isTrue(folds ? $0.lowercased() : $0, folds ? text.lowercased() : text) }
      }
      public func contains(_ text: String, options: StringOptions = []) -> Query<Bool> {
        test(text, options) { $0.contains($1) }
      }
      public func starts(with text: String, options: StringOptions = []) -> Query<Bool> {
        test(text, options) { $0.hasPrefix($1) }
      }
      public func ends(with text: String, options: StringOptions = []) -> Query<Bool> {
        test(text, options) { $0.hasSuffix($1) }
      }
    }
    extension Query where Value == Bool {
      public static func && (a: Query, b: Query) -> Query<Bool> {
        Query { (a.value($0) ?? false) && (b.value($0) ?? false) }
      }
      public static func || (a: Query, b: Query) -> Query<Bool> {
        Query { (a.value($0) ?? false) || (b.value($0) ?? false) }
      }
      public static prefix func ! (query: Query) -> Query<Bool> { query.test { !$0 } }
    }

    """#
}
