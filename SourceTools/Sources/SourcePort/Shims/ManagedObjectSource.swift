extension ShimSources {
  /// The objects of Core Data: they keep their values by name, and both sides of relationships agree.
  static let managedObjects = #"""
    /// Held while objects and contexts are read or changed: apps do so on threads of their own.
    let coreDataLock = NSRecursiveLock()

    /// A relationship of an entity, as its model has it.
    public struct EntityRelationship {
      public enum Count { case one, many, ordered }
      let name: String
      let count: Count
      let inverse: String?
      /// Whether the objects on the other side are deleted with an object.
      let deletes: Bool
      public init(_ name: String, _ count: Count, inverse: String? = nil, deletes: Bool = false) {
        self.name = name
        self.count = count
        self.inverse = inverse
        self.deletes = deletes
      }
      /// The value of a property with these objects.
      func value(of members: [NSManagedObject]) -> Any? {
        switch count {
        case .one: members.last
        case .many: NSSet(array: members)
        case .ordered: NSOrderedSet(array: members)
        }
      }
    }

    open class NSEntityDescription: NSObject {
      private struct Registered {
        let type: NSManagedObject.Type
        let relationships: [EntityRelationship]
        let defaults: [String: Any]
      }
      nonisolated(unsafe) private static var entities: [String: Registered] = [:]
      nonisolated(unsafe) private static var classes: [String: NSManagedObject.Type] = [:]
      public var name: String?
      public var managedObjectClassName: String!
      public var properties: [NSPropertyDescription] = []
      public var subentities: [NSEntityDescription] = []
      public var isAbstract = false
      public var uniquenessConstraints: [[Any]] = []
      public var renamingIdentifier: String?
      public var userInfo: [AnyHashable: Any]?
      public var propertiesByName: [String: NSPropertyDescription] {
        Dictionary(properties.map { ($0.name, $0) }) { $1 }
      }
      public var attributesByName: [String: NSAttributeDescription] {
        propertiesByName.compactMapValues { $0 as? NSAttributeDescription }
      }
      public var relationshipsByName: [String: NSRelationshipDescription] {
        propertiesByName.compactMapValues { $0 as? NSRelationshipDescription }
      }

      /// Notes a class of objects, for entities that models in code describe.
      public static func register(_ type: NSManagedObject.Type) { classes["\(type)"] = type }

      /// Takes over what a model in code says, and of the entities above it.
      func register(below parents: [NSPropertyDescription] = []) {
        let all = parents + properties
        if let name {
          let written = managedObjectClassName?.split(separator: ".").last.map(String.init)
          let type = (written ?? name) == "NSManagedObject" ? nil : Self.classes[written ?? name]
          Self.register(
            type ?? NSManagedObject.self, for: name,
            all.compactMap { ($0 as? NSRelationshipDescription)?.entityRelationship },
            defaults: all.reduce(into: [:]) { defaults, property in
              if let value = (property as? NSAttributeDescription)?.typedDefault { defaults[property.name] = value }
            })
        }
        for entity in subentities { entity.register(below: all) }
      }

      /// Sets the class of an entity's objects, and what the model says of its properties.
      public static func register(
        _ type: NSManagedObject.Type, for entity: String,
        _ relationships: [EntityRelationship] = [], defaults: [String: Any] = [:]
      ) {
        entities[entity] = Registered(type: type, relationships: relationships, defaults: defaults)
      }
      static func name(of type: NSManagedObject.Type) -> String {
        entities.filter { $0.value.type == type }.keys.min() ?? "\(type)"
      }
      static func named(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        entity.managedObjectClassName = "\(entity.type)"
        return entity
      }
      var relationships: [EntityRelationship] { Self.entities[name ?? ""]?.relationships ?? [] }
      var defaults: [String: Any] { Self.entities[name ?? ""]?.defaults ?? [:] }
      var type: NSManagedObject.Type {
        Self.entities[name ?? ""]?.type ?? Self.classes[name ?? ""] ?? NSManagedObject.self
      }
      open class func entity(
        forEntityName name: String, in context: NSManagedObjectContext
      ) -> NSEntityDescription? { named(name) }
      open class func insertNewObject(
        forEntityName name: String, into context: NSManagedObjectContext
      ) -> NSManagedObject {
        let entity = named(name)
        return entity.type.init(entity: entity, insertInto: context)
      }
    }

    open class NSPropertyDescription: NSObject {
      public var name = ""
      public var isOptional = true
      public var isTransient = false
      public var renamingIdentifier: String?
      public var userInfo: [AnyHashable: Any]?
    }

    public enum NSAttributeType: UInt, Sendable {
      case undefinedAttributeType = 0, integer16AttributeType = 100, integer32AttributeType = 200
      case integer64AttributeType = 300, decimalAttributeType = 400, doubleAttributeType = 500
      case floatAttributeType = 600, stringAttributeType = 700, booleanAttributeType = 800
      case dateAttributeType = 900, binaryDataAttributeType = 1000, UUIDAttributeType = 1100
      case URIAttributeType = 1200, transformableAttributeType = 1800, objectIDAttributeType = 2000
    }

    open class NSAttributeDescription: NSPropertyDescription {
      public typealias AttributeType = ManagedAttributeType
      public var attributeType = NSAttributeType.undefinedAttributeType
      public var type: AttributeType {
        get { AttributeType(rawValue: attributeType) }
        set { attributeType = newValue.rawValue }
      }
      public var attributeValueClassName: String?
      public var valueTransformerName: String?
      public var defaultValue: Any?
      public var allowsExternalBinaryDataStorage = false
      public var allowsCloudEncryption = false
      public var preservesValueInHistoryOnDeletion = false

      /// The default as a property of the type reads it.
      var typedDefault: Any? {
        guard let number = defaultValue as? NSNumber else { return defaultValue }
        switch attributeType {
        case .integer16AttributeType: return number.int16Value
        case .integer32AttributeType: return number.int32Value
        case .integer64AttributeType: return number.int64Value
        case .doubleAttributeType: return number.doubleValue
        case .floatAttributeType: return number.floatValue
        case .booleanAttributeType: return number.boolValue
        case .decimalAttributeType: return NSDecimalNumber(decimal: number.decimalValue)
        default: return defaultValue
        }
      }
    }
    /// The type of an attribute, by the names that it has had since iOS 15.
    public struct ManagedAttributeType: Sendable, Hashable {
      let rawValue: NSAttributeType
      public static let undefined = Self(rawValue: .undefinedAttributeType)
      public static let integer16 = Self(rawValue: .integer16AttributeType)
      public static let integer32 = Self(rawValue: .integer32AttributeType)
      public static let integer64 = Self(rawValue: .integer64AttributeType)
      public static let decimal = Self(rawValue: .decimalAttributeType)
      public static let double = Self(rawValue: .doubleAttributeType)
      public static let float = Self(rawValue: .floatAttributeType)
      public static let string = Self(rawValue: .stringAttributeType)
      public static let boolean = Self(rawValue: .booleanAttributeType)
      public static let date = Self(rawValue: .dateAttributeType)
      public static let binaryData = Self(rawValue: .binaryDataAttributeType)
      public static let uuid = Self(rawValue: .UUIDAttributeType)
      public static let uri = Self(rawValue: .URIAttributeType)
      public static let transformable = Self(rawValue: .transformableAttributeType)
      public static let objectID = Self(rawValue: .objectIDAttributeType)
    }

    public enum NSDeleteRule: UInt, Sendable {
      case noActionDeleteRule, nullifyDeleteRule, cascadeDeleteRule, denyDeleteRule
    }

    open class NSRelationshipDescription: NSPropertyDescription {
      public weak var destinationEntity: NSEntityDescription?
      public weak var inverseRelationship: NSRelationshipDescription?
      public var minCount = 0
      public var maxCount = 0
      public var isToMany: Bool { maxCount != 1 }
      public var isOrdered = false
      public var deleteRule = NSDeleteRule.nullifyDeleteRule

      var entityRelationship: EntityRelationship {
        EntityRelationship(
          name, isToMany ? isOrdered ? .ordered : .many : .one, inverse: inverseRelationship?.name,
          deletes: deleteRule == .cascadeDeleteRule)
      }
    }

    open class NSManagedObjectID: NSObject, NSCopying {
      public func copy(with zone: NSZone? = nil) -> Any { self }
      public var entity = NSEntityDescription()
      public var isTemporaryID: Bool { false }
      public func uriRepresentation() -> URL { URL(string: "x-coredata:///object")! }
    }

    open class NSManagedObject: NSObject {
      /// Sets are in the same order in each launch.
      open override var hash: Int { number }
      private let number = LaunchState.value("NSManagedObject") { Counter() }.next()
      private final class Counter {
        private var last = 0
        func next() -> Int {
          last += 1
          return last
        }
      }
      fileprivate var values: [String: Any] = [:]
      public let entity: NSEntityDescription
      public fileprivate(set) var objectID = NSManagedObjectID()
      public internal(set) weak var managedObjectContext: NSManagedObjectContext?
      public var isDeleted = false
      public var isInserted: Bool { managedObjectContext != nil }
      public var hasChanges: Bool { false }

      public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
        self.entity = entity
        super.init()
        objectID.entity = entity
        values = entity.defaults
        guard !SavedObjects.isLoading else { return }
        context?.insert(self)
        awakeFromInsert()
      }
      public convenience init(context: NSManagedObjectContext) {
        self.init(
          entity: .named(NSEntityDescription.name(of: Self.self)), insertInto: context)
      }
      open class func entity() -> NSEntityDescription { .named(NSEntityDescription.name(of: self)) }
      @_disfavoredOverload
      open class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
        .init(entityName: NSEntityDescription.name(of: self))
      }
      open func value(forKey key: String) -> Any? {
        coreDataLock.withLock { values[key] ?? relationship(key)?.value(of: []) }
      }
      open func setValue(_ value: Any?, forKey key: String) {
        setPrimitiveValue(value, forKey: key)
        managedObjectContext?.note(self, in: \.updated)
      }
      open func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }
      open func setPrimitiveValue(_ value: Any?, forKey key: String) {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        guard let relationship = relationship(key) else {
          values[key] = value
          return
        }
        set(Self.members(in: value), of: relationship)
      }
      open func willAccessValue(forKey key: String?) {}
      open func didAccessValue(forKey key: String?) {}
      open func willChangeValue(forKey key: String) {}
      open func didChangeValue(forKey key: String) {}
      open func awakeFromInsert() {}
      open func awakeFromFetch() {}
      open func prepareForDeletion() {}
      open func willSave() {}
      open func didSave() {}
      open func validateForInsert() throws {}
      open func validateForUpdate() throws {}

      public func insertMember(_ member: Any, forKey key: String, ordered: Bool) {
        change(key, ordered) { members in
          if !members.contains(where: { $0 === member as AnyObject }) {
            members += Self.members(in: member)
          }
        }
      }
      public func removeMember(_ member: Any, forKey key: String, ordered: Bool) {
        change(key, ordered) { $0.removeAll { $0 === member as AnyObject } }
      }
      private func change(
        _ key: String, _ ordered: Bool, _ change: (inout [NSManagedObject]) -> Void
      ) {
        coreDataLock.lock()
        defer { coreDataLock.unlock() }
        var members = members(key)
        change(&members)
        set(members, of: relationship(key) ?? EntityRelationship(key, ordered ? .ordered : .many))
        managedObjectContext?.note(self, in: \.updated)
      }

      private func relationship(_ key: String) -> EntityRelationship? {
        entity.relationships.first { $0.name == key }
      }
      fileprivate func members(_ key: String) -> [NSManagedObject] { Self.members(in: values[key]) }
      private static func members(in value: Any?) -> [NSManagedObject] {
        switch value {
        case let object as NSManagedObject: [object]
        case let set as NSOrderedSet: set.array.compactMap { $0 as? NSManagedObject }
        case let set as NSSet: set.allObjects.compactMap { $0 as? NSManagedObject }
        case let members as any Sequence: members.compactMap { $0 as? NSManagedObject }
        default: []
        }
      }

      /// Sets one side of a relationship, and the other sides.
      private func set(_ members: [NSManagedObject], of relationship: EntityRelationship) {
        let before = self.members(relationship.name)
        values[relationship.name] = relationship.value(of: members)
        guard let inverse = relationship.inverse else { return }
        for old in before where !members.contains(old) { old.lose(self, from: inverse) }
        for new in members where !before.contains(new) { new.gain(self, in: inverse) }
      }
      private func lose(_ object: NSManagedObject, from key: String) {
        guard let relationship = relationship(key), members(key).contains(object) else { return }
        values[key] = relationship.value(of: members(key).filter { $0 !== object })
        managedObjectContext?.note(self, in: \.updated)
      }
      private func gain(_ object: NSManagedObject, in key: String) {
        guard let relationship = relationship(key), !members(key).contains(object) else { return }
        if relationship.count == .one, let old = members(key).first, let inverse = relationship.inverse {
          old.lose(self, from: inverse)
        }
        values[key] = relationship.value(of: members(key) + [object])
        managedObjectContext?.note(self, in: \.updated)
      }
      /// Deletes what goes with the object, and takes it out of all others.
      func leaveRelationships() {
        for relationship in entity.relationships {
          let members = members(relationship.name)
          if let inverse = relationship.inverse {
            for member in members { member.lose(self, from: inverse) }
          }
          guard relationship.deletes else { continue }
          for member in members { managedObjectContext?.delete(member) }
        }
      }
    }

    /// The objects that a store keeps from one launch to the next.
    final class SavedObjects: SavedState {
      private struct Saved {
        let id: NSManagedObjectID
        let values: [String: Any]
        let links: [String: [NSManagedObjectID]]
      }
      private var saved: [Saved] = []
      nonisolated(unsafe) static var isLoading = false
      var savedNames: [String] { Set(saved.compactMap(\.id.entity.name)).sorted() }

      func take(_ objects: [NSManagedObject]) {
        saved = objects.map { object in
          let names = object.entity.relationships.map(\.name)
          return Saved(
            id: object.objectID, values: object.values.filter { !names.contains($0.key) },
            links: Dictionary(uniqueKeysWithValues: names.map { name in
              (name, object.members(name).map(\.objectID))
            }))
        }
      }
      func objects(in context: NSManagedObjectContext) -> [NSManagedObject] {
        Self.isLoading = true
        let objects = saved.map { saved in
          let object = saved.id.entity.type.init(entity: saved.id.entity, insertInto: nil)
          object.objectID = saved.id
          object.managedObjectContext = context
          object.values = saved.values
          return object
        }
        Self.isLoading = false
        let byID = Dictionary(uniqueKeysWithValues: objects.map { ($0.objectID, $0) })
        for (object, saved) in zip(objects, saved) {
          for relationship in object.entity.relationships {
            let members = (saved.links[relationship.name] ?? []).compactMap { byID[$0] }
            object.values[relationship.name] = relationship.value(of: members)
          }
        }
        for object in objects { object.awakeFromFetch() }
        return objects
      }
    }

    """#
}
