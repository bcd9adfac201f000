extension ShimSources {
  /// SwiftData: models are in memory, and are still there when the app is launched again.
  static let swiftData = swiftDataModels + swiftDataStore + swiftDataQueries

  private static let swiftDataModels = #"""
    import Foundation
    import NetworkShim
    import Observation
    #if SwiftUIShim
      import SwiftUIShim
    #endif

    public struct PersistentIdentifier: Hashable, Comparable, Codable, Sendable, Identifiable {
      let number: Int
      public let entityName: String
      public var id: PersistentIdentifier { self }
      public static func < (one: Self, other: Self) -> Bool { one.number < other.number }
    }

    /// What is known of a model; adapted code stores one in each.
    public final class ModelRecord {
      nonisolated(unsafe) private static var last = 0
      private static let lock = NSLock()
      let number: Int
      weak var context: ModelContext?
      var isDeleted = false
      public init() {
        number = Self.lock.withLock {
          Self.last += 1
          return Self.last
        }
      }
    }

    public protocol PersistentModel: AnyObject, Hashable, Identifiable, Observable {
      var modelRecord: ModelRecord { get }
    }
    extension PersistentModel {
      public static func == (one: Self, other: Self) -> Bool { one === other }
      public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
      public var id: PersistentIdentifier { persistentModelID }
      public var persistentModelID: PersistentIdentifier {
        PersistentIdentifier(number: modelRecord.number, entityName: "\(Self.self)")
      }
      public var modelContext: ModelContext? { modelRecord.context }
      public var isDeleted: Bool { modelRecord.isDeleted }
      public var hasChanges: Bool { false }
    }

    public protocol VersionedSchema {
      static var models: [any PersistentModel.Type] { get }
      static var versionIdentifier: Schema.Version { get }
    }
    public protocol SchemaMigrationPlan {
      static var schemas: [any VersionedSchema.Type] { get }
      static var stages: [MigrationStage] { get }
    }
    public enum MigrationStage {
      case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
      case custom(
        fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
        willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)
    }
    public final class Schema: Sendable {
      public struct Version: Hashable, Sendable {
        public init(_ major: Int, _ minor: Int, _ patch: Int) {}
      }
      public enum DeleteRule: Sendable { case noAction, nullify, cascade, deny }
      public struct Relationship: Sendable {
        public struct Option: Sendable { public static let unique = Option() }
      }
      public init(_ models: [any PersistentModel.Type], version: Version = Version(1, 0, 0)) {}
      public convenience init(_ models: any PersistentModel.Type..., version: Version = Version(1, 0, 0)) {
        self.init(models, version: version)
      }
      public convenience init(versionedSchema: any VersionedSchema.Type) { self.init([]) }
    }

    /// The models on the other side of a relationship, whichever side was set.
    @propertyWrapper public struct Relationship<Value> {
      private var stored: Value
      /// Whether the other sides of what was stored first know of it.
      private var isLinked = false
      private let rule: Schema.DeleteRule
      private let inverse: AnyKeyPath?
      public init(
        wrappedValue: Value, _ options: Schema.Relationship.Option...,
        deleteRule: Schema.DeleteRule = .nullify, minimumModelCount: Int? = 0,
        maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
        hashModifier: String? = nil
      ) {
        stored = wrappedValue
        rule = deleteRule
        self.inverse = inverse
      }
      /// What was stored; a model's property is read and set by the subscript.
      public var wrappedValue: Value {
        get { stored }
        set { stored = newValue }
      }
      public static subscript<Owner: PersistentModel>(
        _enclosingInstance owner: Owner, wrapped path: ReferenceWritableKeyPath<Owner, Value>,
        storage storage: ReferenceWritableKeyPath<Owner, Self>
      ) -> Value {
        get {
          let own = owner[keyPath: storage]
          guard let list = own.stored as? any ModelList else { return own.stored }
          if !own.isLinked {
            owner[keyPath: storage].isLinked = true
            list.take(owner, by: own.inverse)
          }
          return list.members(of: owner, by: own.inverse) as? Value ?? own.stored
        }
        set {
          let inverse = owner[keyPath: storage].inverse
          (owner[keyPath: path] as? any ModelList)?.leave(owner, by: inverse)
          owner[keyPath: storage].stored = newValue
          owner[keyPath: storage].isLinked = true
          (newValue as? any ModelList)?.take(owner, by: inverse)
        }
      }
    }
    extension Relationship: AnyRelationship {
      func owned(by owner: any PersistentModel) -> [any PersistentModel] {
        guard rule == .cascade else { return [] }
        if let list = stored as? any ModelList { return list.members(of: owner, by: inverse) }
        return (stored as? any PersistentModel).map { [$0] } ?? []
      }
    }
    protocol AnyRelationship {
      /// The models that are deleted with the owner.
      func owned(by owner: any PersistentModel) -> [any PersistentModel]
    }

    /// Lists of models.
    protocol ModelList {
      /// The models that know the owner as the other side, those of the list first. Where no inverse is named,
      /// the list, or if it is empty those with any property that holds the owner.
      func members(of owner: any PersistentModel, by inverse: AnyKeyPath?) -> [any PersistentModel]
      /// Makes the owner the other side of all models.
      func take<Owner: PersistentModel>(_ owner: Owner, by inverse: AnyKeyPath?)
      /// Makes the owner the other side of no model.
      func leave<Owner: PersistentModel>(_ owner: Owner, by inverse: AnyKeyPath?)
    }
    extension Array: ModelList where Element: PersistentModel {
      func members(
        of owner: any PersistentModel, by inverse: AnyKeyPath?
      ) -> [any PersistentModel] {
        let own = filter { !$0.isDeleted && (inverse == nil || $0.knows(owner, by: inverse)) }
        guard inverse != nil || own.isEmpty, let context = owner.modelContext else { return own }
        let known = Set(own.map { ObjectIdentifier($0) })
        return own + context.store.all(Element.self).filter { model in
          !known.contains(ObjectIdentifier(model)) && model.knows(owner, by: inverse)
        }
      }
      func leave<Owner: PersistentModel>(_ owner: Owner, by inverse: AnyKeyPath?) {
        guard let path = inverse as? ReferenceWritableKeyPath<Element, Owner?> else { return }
        for model in self where model[keyPath: path] === owner { model[keyPath: path] = nil }
      }
      func take<Owner: PersistentModel>(_ owner: Owner, by inverse: AnyKeyPath?) {
        guard let path = inverse as? ReferenceWritableKeyPath<Element, Owner?> else { return }
        for model in self where model[keyPath: path] !== owner { model[keyPath: path] = owner }
      }
    }
    extension PersistentModel {
      /// Whether another model is on the other side of a relationship, of any where none is named.
      fileprivate func knows(_ other: some PersistentModel, by inverse: AnyKeyPath?) -> Bool {
        if let inverse {
          let value = self[keyPath: inverse].map { Mirror(reflecting: $0) }
          return value?.children.first?.value as AnyObject === other
            || self[keyPath: inverse] as AnyObject === other
        }
        return Mirror(reflecting: self).children.contains { child in
          Mirror(reflecting: child.value).children.first?.value as AnyObject === other
        }
      }
    }

    """#

  private static let swiftDataStore = #"""
    /// The models of a container.
    final class ModelStore: SavedState, @unchecked Sendable {
      private let lock = NSRecursiveLock()
      private var models: [any PersistentModel] = []
      var savedNames: [String] {
        lock.withLock { Set(models.map { "\(type(of: $0))" }).sorted() }
      }
      func all<Model: PersistentModel>(_ type: Model.Type) -> [Model] {
        lock.withLock { models.compactMap { $0 as? Model } }
      }
      func model(_ id: PersistentIdentifier) -> (any PersistentModel)? {
        lock.withLock { models.first { $0.modelRecord.number == id.number } }
      }
      func add(_ model: any PersistentModel) {
        lock.withLock { if !models.contains(where: { $0 === model }) { models.append(model) } }
      }
      func remove(_ model: any PersistentModel) {
        lock.withLock { models.removeAll { $0 === model } }
      }
      func removeAll() { lock.withLock { models = [] } }
    }

    public struct ModelConfiguration: Sendable {
      public enum CloudKitDatabase: Sendable {
        case automatic, none
        public static func `private`(_ name: String) -> Self { .automatic }
      }
      public enum GroupContainer: Sendable {
        case automatic, none
        public static func identifier(_ name: String) -> Self { .automatic }
      }
      let name: String
      let isInMemory: Bool
      public init(
        _ name: String? = nil, schema: Schema? = nil, isStoredInMemoryOnly: Bool = false,
        allowsSave: Bool = true, groupContainer: GroupContainer = .automatic,
        cloudKitDatabase: CloudKitDatabase = .automatic
      ) {
        self.name = name ?? "default"
        isInMemory = isStoredInMemoryOnly
      }
      public init(
        _ name: String? = nil, schema: Schema? = nil, url: URL, allowsSave: Bool = true,
        cloudKitDatabase: CloudKitDatabase = .automatic
      ) {
        self.name = name ?? url.lastPathComponent
        isInMemory = false
      }
      @_disfavoredOverload
      public init(for models: any PersistentModel.Type..., isStoredInMemoryOnly: Bool = false) {
        self.init(nil, isStoredInMemoryOnly: isStoredInMemoryOnly)
      }
    }

    public final class ModelContainer: @unchecked Sendable {
      let store: ModelStore
      /// The one that was made or given to a view last, for queries, as long as the launch.
      static var current: ModelContainer {
        get {
          let latest = LaunchState.value("ModelContainer") { Latest() }
          return latest.container ?? ModelContainer(nil)
        }
        set { LaunchState.value("ModelContainer") { Latest() }.container = newValue }
      }
      private final class Latest { var container: ModelContainer? }

      public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: [ModelConfiguration] = []
      ) throws { self.init(configurations.first) }
      public convenience init(
        for schema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
      ) throws { self.init(configurations.first) }
      public convenience init(
        for models: any PersistentModel.Type...,
        migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
        configurations: ModelConfiguration...
      ) throws { self.init(configurations.first) }

      init(_ configuration: ModelConfiguration?) {
        store =
          configuration?.isInMemory == true
          ? ModelStore()
          : LaunchState.saved("SwiftData \(configuration?.name ?? "default")") { ModelStore() }
        Self.current = self
      }
      @MainActor public var mainContext: ModelContext {
        LaunchState.value("ModelContext \(ObjectIdentifier(self))") { ModelContext(self) }
      }
      public func deleteAllData() {
        store.removeAll()
      }
    }

    public final class ModelContext: Equatable {
      public let container: ModelContainer
      public var autosaveEnabled = true
      public private(set) var hasChanges = false
      public init(_ container: ModelContainer) { self.container = container }
      public static func == (one: ModelContext, other: ModelContext) -> Bool { one === other }
      public static let willSave = Notification.Name("SwiftDataWillSave")
      public static let didSave = Notification.Name("SwiftDataDidSave")
      var store: ModelStore { container.store }

      public func insert<Model: PersistentModel>(_ model: Model) {
        model.modelRecord.context = self
        model.modelRecord.isDeleted = false
        store.add(model)
        hasChanges = true
      }
      public func delete<Model: PersistentModel>(_ model: Model) {
        guard !model.modelRecord.isDeleted else { return }
        hasChanges = true
        defer { store.remove(model) }
        model.modelRecord.isDeleted = true
        for child in Mirror(reflecting: model).children {
          let owned = (child.value as? any AnyRelationship)?.owned(by: model) ?? []
          for other in owned { delete(other) }
        }
      }
      public func delete<Model: PersistentModel>(
        model: Model.Type, where predicate: Predicate<Model>? = nil,
        includeSubclasses: Bool = true
      ) throws {
        for found in try fetch(FetchDescriptor(predicate: predicate)) { delete(found) }
      }
      public func fetch<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
      ) throws -> [Model] {
        var found = store.all(Model.self)
        if let predicate = descriptor.predicate { found = try found.filter(predicate.evaluate) }
        found.sort(using: descriptor.sortBy)
        if let offset = descriptor.fetchOffset { found.removeFirst(min(offset, found.count)) }
        found = Array(found.prefix(descriptor.fetchLimit ?? found.count))
        for model in found where model.modelRecord.context == nil { model.modelRecord.context = self }
        return found
      }
      public func fetchCount<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
      ) throws -> Int { try fetch(descriptor).count }
      public func fetchIdentifiers<Model: PersistentModel>(
        _ descriptor: FetchDescriptor<Model>
      ) throws -> [PersistentIdentifier] { try fetch(descriptor).map(\.persistentModelID) }
      public func enumerate<Model: PersistentModel>(
        _ fetch: FetchDescriptor<Model>, batchSize: Int = 5000,
        allowEscapingMutations: Bool = false, block: (Model) throws -> Void
      ) throws { for model in try self.fetch(fetch) { try block(model) } }
      public func model(for id: PersistentIdentifier) -> any PersistentModel { store.model(id)! }
      public func registeredModel<Model: PersistentModel>(for id: PersistentIdentifier) -> Model? {
        store.model(id) as? Model
      }
      public func save() throws {
        guard hasChanges else { return }
        hasChanges = false
        NotificationCenter.default.post(name: Self.didSave, object: self)
      }
      public func rollback() { hasChanges = false }
      public func processPendingChanges() {}
      public func transaction(block: () throws -> Void) throws {
        try block()
        try save()
      }
    }

    public struct FetchDescriptor<Model: PersistentModel> {
      public var predicate: Predicate<Model>?
      public var sortBy: [SortDescriptor<Model>]
      public var fetchLimit: Int?
      public var fetchOffset: Int?
      public var includePendingChanges = true
      public var propertiesToFetch: [PartialKeyPath<Model>] = []
      public var relationshipKeyPathsForPrefetching: [PartialKeyPath<Model>] = []
      public init(predicate: Predicate<Model>? = nil, sortBy: [SortDescriptor<Model>] = []) {
        self.predicate = predicate
        self.sortBy = sortBy
      }
    }

    public protocol ModelActor: Actor {
      nonisolated var modelContainer: ModelContainer { get }
    }

    """#

  private static let swiftDataQueries = #"""
    #if SwiftUIShim
      /// The models that a view shows.
      @MainActor @propertyWrapper public struct Query<Element: PersistentModel> {
        private let descriptor: FetchDescriptor<Element>
        private var sorted: ([Element]) -> [Element] = { $0 }
        public init() { descriptor = FetchDescriptor() }
        public init(_ descriptor: FetchDescriptor<Element>, animation: Animation = .default) {
          self.descriptor = descriptor
        }
        public init(
          filter: Predicate<Element>? = nil, sort descriptors: [SortDescriptor<Element>] = [],
          animation: Animation = .default
        ) { descriptor = FetchDescriptor(predicate: filter, sortBy: descriptors) }
        public init<Value: Comparable>(
          filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value>,
          order: SortOrder = .forward, animation: Animation = .default
        ) {
          sorted = { models in
            let found = models.sorted { $0[keyPath: path] < $1[keyPath: path] }
            return order == .forward ? found : found.reversed()
          }
          descriptor = FetchDescriptor(predicate: filter)
        }
        public init<Value: Comparable>(
          filter: Predicate<Element>? = nil, sort path: KeyPath<Element, Value?>,
          order: SortOrder = .forward, animation: Animation = .default
        ) {
          sorted = { models in
            let found = models.sorted { one, other in
              guard let value = other[keyPath: path] else { return false }
              return one[keyPath: path].map { $0 < value } ?? true
            }
            return order == .forward ? found : found.reversed()
          }
          descriptor = FetchDescriptor(predicate: filter)
        }
        public var wrappedValue: [Element] {
          sorted((try? ModelContainer.current.mainContext.fetch(descriptor)) ?? [])
        }
      }

      extension EnvironmentValues {
        @MainActor public var modelContext: ModelContext { ModelContainer.current.mainContext }
      }
      extension View {
        public func modelContainer(_ container: ModelContainer) -> Self {
          ModelContainer.current = container
          return self
        }
        public func modelContext(_ context: ModelContext) -> Self {
          modelContainer(context.container)
        }
        public func modelContainer(
          for models: [any PersistentModel.Type], inMemory: Bool = false
        ) -> Self {
          modelContainer(ModelContainer(ModelConfiguration(isStoredInMemoryOnly: inMemory)))
        }
        public func modelContainer(for model: any PersistentModel.Type, inMemory: Bool = false) -> Self {
          modelContainer(for: [model], inMemory: inMemory)
        }
      }
    #endif

    """#
}
