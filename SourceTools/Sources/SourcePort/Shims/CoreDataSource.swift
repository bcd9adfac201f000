extension ShimSources {
  /// Core Data in memory: what was saved is still there when the app is launched again.
  static let coreData = coreDataStack + managedObjects + fetchedResults

  private static let coreDataStack = """
    import Foundation
    import NetworkShim
    import PortableUIKit

    public protocol NSFetchRequestResult: NSObjectProtocol {}
    extension NSManagedObject: NSFetchRequestResult {}
    extension NSDictionary: NSFetchRequestResult {}
    extension NSNumber: NSFetchRequestResult {}

    public final class NSManagedObjectModel: NSObject {
      /// What it contains where it is made in code.
      public var entities: [NSEntityDescription] = [] { didSet { register() } }
      public var versionIdentifiers: Set<AnyHashable> = []
      public var entitiesByName: [String: NSEntityDescription] {
        Dictionary(entities.map { ($0.name ?? "", $0) }) { $1 }
      }
      func register() { for entity in entities { entity.register() } }
      public override init() {}
      public init?(contentsOf url: URL) {}
      public class func mergedModel(from bundles: [Bundle]?) -> NSManagedObjectModel? { .init() }
    }

    public struct NSFetchRequestResultType: OptionSet, Sendable {
      public let rawValue: UInt
      public init(rawValue: UInt) { self.rawValue = rawValue }
      public static let managedObjectResultType = Self([]), managedObjectIDResultType = Self(rawValue: 1)
      public static let dictionaryResultType = Self(rawValue: 2), countResultType = Self(rawValue: 4)
    }

    open class NSPersistentStoreRequest: NSObject {}

    open class NSFetchRequest<Result>: NSPersistentStoreRequest {
      public let entityName: String?
      public var entity: NSEntityDescription?
      public var predicate: NSPredicate?
      public var sortDescriptors: [NSSortDescriptor]?
      public var fetchLimit = 0
      public var fetchOffset = 0
      public var fetchBatchSize = 0
      public var includesPropertyValues = true
      public var includesPendingChanges = true
      public var includesSubentities = true
      public var returnsObjectsAsFaults = true
      public var returnsDistinctResults = false
      public var shouldRefreshRefetchedObjects = false
      public var relationshipKeyPathsForPrefetching: [String]?
      public var propertiesToFetch: [Any]?
      public var resultType: NSFetchRequestResultType = []
      public override init() { entityName = nil }
      public init(entityName: String) { self.entityName = entityName }
    }

    open class NSBatchDeleteRequest: NSPersistentStoreRequest {
      let entityName: String?
      public var resultType = 0
      public init<Result>(fetchRequest: NSFetchRequest<Result>) { entityName = fetchRequest.entityName }
    }
    open class NSPersistentStoreResult: NSObject {}

    public class NSMergePolicy: NSObject, @unchecked Sendable {
      public static let error = NSMergePolicy(), rollback = NSMergePolicy()
      public static let overwrite = NSMergePolicy(), mergeByPropertyStoreTrump = NSMergePolicy()
      public static let mergeByPropertyObjectTrump = NSMergePolicy()
      public override init() {}
      public init(merge type: NSMergePolicyType) {}
    }
    public enum NSMergePolicyType: UInt, Sendable {
      case errorMergePolicyType, mergeByPropertyStoreTrumpMergePolicyType
      case mergeByPropertyObjectTrumpMergePolicyType, overwriteMergePolicyType, rollbackMergePolicyType
    }
    public let NSErrorMergePolicy = NSMergePolicy(), NSOverwriteMergePolicy = NSMergePolicy()
    public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy()
    public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy()
    public let NSRollbackMergePolicy = NSMergePolicy()

    public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
      case confinementConcurrencyType, privateQueueConcurrencyType, mainQueueConcurrencyType
    }

    open class NSManagedObjectContext: NSObject, @unchecked Sendable {
      public enum ScheduledTaskType: Sendable { case immediate, enqueued }
      fileprivate var objects: [NSManagedObject] = []
      /// What keeps the objects that are saved.
      fileprivate var store: SavedObjects?
      private var isChanged = false
      /// What was done since observers were last told.
      struct Changes { var inserted: [NSManagedObject] = [], updated: [NSManagedObject] = [], deleted: [NSManagedObject] = [] }
      private var changes = Changes()
      private var isToldSoon = false
      private struct Observer { weak var controller: (any ContextObserver)? }
      private var observers: [Observer] = []
      public weak var parent: NSManagedObjectContext?
      public var persistentStoreCoordinator: NSPersistentStoreCoordinator?
      public var name: String?
      public var undoManager: AnyObject?
      public var mergePolicy: Any?
      public var automaticallyMergesChangesFromParent = false
      public var hasChanges: Bool { isChanged }
      public var registeredObjects: Set<NSManagedObject> {
        coreDataLock.withLock { Set(root.objects) }
      }
      private var root: NSManagedObjectContext { parent?.root ?? self }

      public override init() {}
      public init(concurrencyType: NSManagedObjectContextConcurrencyType) {}
      open func insert(_ object: NSManagedObject) {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        object.managedObjectContext = self
        guard !root.objects.contains(where: { $0 === object }) else { return }
        root.objects.append(object)
        note(object, in: \\.inserted)
      }
      open func delete(_ object: NSManagedObject) {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        guard !object.isDeleted else { return }
        object.isDeleted = true
        object.prepareForDeletion()
        object.leaveRelationships()
        root.objects.removeAll { $0 === object }
        note(object, in: \\.deleted)
      }
      public var insertedObjects: Set<NSManagedObject> { coreDataLock.withLock { Set(root.changes.inserted) } }
      public var updatedObjects: Set<NSManagedObject> { coreDataLock.withLock { Set(root.changes.updated) } }
      public var deletedObjects: Set<NSManagedObject> { coreDataLock.withLock { Set(root.changes.deleted) } }

      func note(_ object: NSManagedObject, in change: WritableKeyPath<Changes, [NSManagedObject]>) {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        isChanged = true
        let root = root
        root.changes[keyPath: change].append(object)
        guard !root.isToldSoon else { return }
        root.isToldSoon = true
        DispatchQueue.main.async { root.processPendingChanges() }
      }
      func add(_ observer: any ContextObserver) {
        let root = root
        root.observers.removeAll { $0.controller == nil || $0.controller === observer }
        root.observers.append(Observer(controller: observer))
      }

      open func save() throws {
        let changes = coreDataLock.withLock {
          isChanged = false
          root.store?.take(root.objects)
          return root.changes
        }
        NotificationCenter.default.post(
          name: .NSManagedObjectContextDidSave, object: self,
          userInfo: [
            NSInsertedObjectsKey: Set(changes.inserted), NSUpdatedObjectsKey: Set(changes.updated),
            NSDeletedObjectsKey: Set(changes.deleted),
          ])
      }
      open func rollback() { isChanged = false }
      open func reset() { isChanged = false }
      open func processPendingChanges() {
        let pending = coreDataLock.withLock {
          isToldSoon = false
          defer { changes = Changes() }
          return changes
        }
        let updated = Set(pending.updated.map { ObjectIdentifier($0) })
        for observer in observers { observer.controller?.contextDidChange(updated) }
        NotificationCenter.default.post(name: .NSManagedObjectContextObjectsDidChange, object: self)
      }
      open func refresh(_ object: NSManagedObject, mergeChanges: Bool) {}
      open func refreshAllObjects() {}
      open func mergeChanges(fromContextDidSave notification: Notification) {}
      open func object(with id: NSManagedObjectID) -> NSManagedObject {
        coreDataLock.withLock { root.objects.first { $0.objectID === id }! }
      }
      open func existingObject(with id: NSManagedObjectID) throws -> NSManagedObject { object(with: id) }
      open func perform(_ block: @escaping () -> Void) { block() }
      open func performAndWait(_ block: () -> Void) { block() }
      open func performAndWait<Value>(_ block: () throws -> Value) rethrows -> Value { try block() }
      open func perform<Value>(
        schedule: ScheduledTaskType = .immediate, _ block: @escaping () throws -> Value
      ) async rethrows -> Value { try block() }

      open func fetch<Result>(_ request: NSFetchRequest<Result>) throws -> [Result] {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        var found = root.objects.filter { object in
          request.entityName == nil || object.entity.name == request.entityName
        }
        #if !canImport(Darwin)
          if let predicate = request.predicate { found = found.filter(predicate.evaluate(with:)) }
        #endif
        for order in (request.sortDescriptors ?? []).reversed() {
          guard let key = order.storedKey else { continue }
          found = found.enumerated().sorted { a, b in
            let comparison = compare(a.element.value(forKey: key), b.element.value(forKey: key))
            if comparison == .orderedSame { return a.offset < b.offset }
            return comparison == (order.ascending ? .orderedAscending : .orderedDescending)
          }.map(\\.element)
        }
        let results = found.compactMap { $0 as? Result }
        return request.fetchLimit > 0 ? Array(results.prefix(request.fetchLimit)) : results
      }
      open func count<Result>(for request: NSFetchRequest<Result>) throws -> Int {
        try fetch(request).count
      }
      @discardableResult
      open func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        if let request = request as? NSBatchDeleteRequest {
          root.objects.removeAll { $0.entity.name == request.entityName }
        }
        return .init()
      }
    }

    extension NSManagedObjectContext {
      /// Gets the objects that an earlier launch saved.
      fileprivate func open(_ name: String) {
        let saved = LaunchState.saved("Core Data \\(name)") { SavedObjects() }
        store = saved
        objects = saved.objects(in: self)
      }
    }

    public let NSInsertedObjectsKey = "inserted", NSUpdatedObjectsKey = "updated"
    public let NSDeletedObjectsKey = "deleted"

    private func compare(_ a: Any?, _ b: Any?) -> ComparisonResult {
      switch (a, b) {
      case (let a as String, let b as String): a.compare(b)
      case (let a as Date, let b as Date): a.compare(b)
      case (let a as NSNumber, let b as NSNumber): a.compare(b)
      default: .orderedSame
      }
    }

    extension NSSortDescriptor {
      var storedKey: String? { (self as? KeySortDescriptor)?.name }
    }
    /// The order of objects by one of their values.
    public final class KeySortDescriptor: NSSortDescriptor, @unchecked Sendable {
      let name: String
      public init(name: String, ascending: Bool, selector: Selector? = nil) {
        self.name = name
        super.init(keyPath: \\NSObject.hash, ascending: ascending)
      }
      public required init?(coder: NSCoder) { nil }
    }

    public class NSPersistentStore: NSObject { public var url: URL? }
    public class NSPersistentStoreDescription: NSObject {
      public var url: URL?
      public var type = ""
      public var shouldMigrateStoreAutomatically = true
      public var shouldInferMappingModelAutomatically = true
      public var shouldAddStoreAsynchronously = false
      public override init() {}
      public init(url: URL) { self.url = url }
      public func setOption(_ option: NSObject?, forKey key: String) {}
      public func setValue(_ value: NSObject?, forPragmaNamed name: String) {}
      public var isReadOnly = false
      public var timeout: TimeInterval = 240
      public var configuration: String?
      public var cloudKitContainerOptions: NSPersistentCloudKitContainerOptions?
    }
    public class NSPersistentCloudKitContainerOptions: NSObject {
      public let containerIdentifier: String
      public init(containerIdentifier: String) { self.containerIdentifier = containerIdentifier }
    }
    public let NSSQLiteStoreType = "SQLite", NSInMemoryStoreType = "InMemory"
    public let NSMigratePersistentStoresAutomaticallyOption = "migrate"
    public let NSInferMappingModelAutomaticallyOption = "infer"
    public let NSPersistentHistoryTrackingKey = "history"
    public let NSPersistentStoreRemoteChangeNotificationPostOptionKey = "remote change"

    public class NSPersistentStoreCoordinator: NSObject {
      public var persistentStores: [NSPersistentStore] { [] }
      public let managedObjectModel: NSManagedObjectModel
      public init(managedObjectModel: NSManagedObjectModel) {
        self.managedObjectModel = managedObjectModel
        managedObjectModel.register()
      }
      @discardableResult
      public func addPersistentStore(
        ofType type: String, configurationName: String?, at url: URL?, options: [AnyHashable: Any]? = nil
      ) throws -> NSPersistentStore { .init() }
      public func remove(_ store: NSPersistentStore) throws {}
    }

    open class NSPersistentContainer: NSObject, @unchecked Sendable {
      public let name: String
      public let viewContext = NSManagedObjectContext()
      public let managedObjectModel: NSManagedObjectModel
      public var persistentStoreDescriptions = [NSPersistentStoreDescription()]
      public lazy var persistentStoreCoordinator = NSPersistentStoreCoordinator(
        managedObjectModel: managedObjectModel)
      open class func defaultDirectoryURL() -> URL { URL(fileURLWithPath: "/tmp") }
      public init(name: String) {
        self.name = name
        managedObjectModel = NSManagedObjectModel()
      }
      public init(name: String, managedObjectModel model: NSManagedObjectModel) {
        self.name = name
        managedObjectModel = model
        model.register()
      }
      open func loadPersistentStores(
        completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
      ) {
        let description = persistentStoreDescriptions.first ?? .init()
        if description.type != NSInMemoryStoreType, description.url?.path != "/dev/null" {
          viewContext.open(name)
        }
        block(description, nil)
      }
      open func newBackgroundContext() -> NSManagedObjectContext {
        let context = NSManagedObjectContext()
        context.parent = viewContext
        return context
      }
      open func performBackgroundTask(_ block: @escaping (NSManagedObjectContext) -> Void) {
        block(newBackgroundContext())
      }
      open func performBackgroundTask<Value>(
        _ block: @escaping (NSManagedObjectContext) throws -> Value
      ) async rethrows -> Value { try block(newBackgroundContext()) }
    }
    open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

    extension Notification.Name {
      public static let NSManagedObjectContextDidSave = Self("NSManagedObjectContextDidSave")
      public static let NSPersistentStoreRemoteChange = Self("NSPersistentStoreRemoteChange")
      public static let NSManagedObjectContextObjectsDidChange = Self("NSObjectsDidChange")
    }

    """
}
