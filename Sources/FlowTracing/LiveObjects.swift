import FlowTrace
import PortableUIKit

/// The objects that have an identity in this session and are alive, as far as is known.
///
/// It holds them weakly; what it keeps of an object goes when the object does.
@MainActor
final class LiveObjects {
  /// What is remembered of one object.
  final class Entry {
    let id: ObjectID
    private(set) weak var object: AnyObject?
    /// Whether the trace has told of it.
    var isIntroduced = false
    /// For a coordinator: its class and those above it, as call stacks name them.
    var types: [CallStackType] = []
    /// What the app calls it.
    var label: String?
    /// For a screen: the coordinator that shows it, once that is known.
    var owner: ObjectID?
    /// For a screen: whether the trace has told who shows it.
    var isPresented = false
    /// For a screen: the last look at which it was in the tree; -1 before the first.
    var lastLook = -1
    /// For a screen: the children whose embedding the trace has told of.
    var embedded: [Weak<UIViewController>] = []

    init(id: ObjectID, object: AnyObject) {
      self.id = id
      self.object = object
    }
  }

  /// A coordinator among those of its class and the classes above.
  struct FamilyMember {
    var id: ObjectID
    /// Its own class.
    var type: CallStackType
  }

  private var entries: [ObjectIdentifier: Entry] = [:]
  private var families: [CallStackType: [FamilyMember]] = [:]
  /// Introduced objects that went and whose address another took before anyone looked.
  private var replaced: [ObjectID] = []
  private(set) var lastSerial: UInt32 = 0

  /// What is remembered of `object`; nil when it has no serial yet.
  func known(_ object: AnyObject) -> Entry? {
    guard let entry = entries[ObjectIdentifier(object)], entry.object === object else {
      return nil
    }
    return entry
  }

  /// What is remembered of `object`, which gets the next serial when it is new.
  ///
  /// An entry whose own object is gone is no answer: the address is another's by now.
  subscript(_ object: AnyObject) -> Entry {
    if let entry = entries[ObjectIdentifier(object)] {
      if entry.object === object { return entry }
      if entry.isIntroduced { replaced.append(entry.id) }
      leaveFamilies(entry)
    }
    lastSerial += 1
    let entry = Entry(id: ObjectID(serial: lastSerial), object: object)
    entries[ObjectIdentifier(object)] = entry
    return entry
  }

  /// Notes a coordinator's class and those above it, as call stacks name them.
  func classify(_ coordinator: AnyObject, _ types: [CallStackType]) {
    let member = FamilyMember(id: self[coordinator].id, type: types[0])
    self[coordinator].types = types
    for type in types {
      families[type, default: []].append(member)
    }
  }

  /// The coordinators of a class or of one below it, those included that are gone since the last
  /// look; the newest last. O(1).
  func family(of type: CallStackType) -> [FamilyMember] {
    families[type] ?? []
  }

  /// Whether an object is gone that is remembered still.
  var haveFreed: Bool {
    for entry in entries.values where entry.object == nil { return true }
    return !replaced.isEmpty
  }

  /// How many objects are remembered.
  var count: Int { entries.count }

  /// What the trace has told of and not told the end of, in no order.
  var introduced: [Entry] { entries.values.filter(\.isIntroduced) }

  /// The object at an address, if one is remembered there and alive. O(1).
  func object(at address: UnsafeRawPointer) -> AnyObject? {
    entries[unsafeBitCast(address, to: ObjectIdentifier.self)]?.object
  }

  /// Forgets the objects that are gone, and returns those the trace has told of, oldest first.
  ///
  /// Complexity: O(*n*) in the objects that are remembered.
  func removeFreed() -> [ObjectID] {
    var told = replaced
    replaced = []
    var gone: [(key: ObjectIdentifier, entry: Entry)] = []
    for (key, entry) in entries where entry.object == nil { gone.append((key, entry)) }
    for (key, entry) in gone {
      entries[key] = nil
      leaveFamilies(entry)
      if entry.isIntroduced { told.append(entry.id) }
    }
    return told.sorted()
  }

  private func leaveFamilies(_ entry: Entry) {
    for type in entry.types {
      families[type]?.removeAll { $0.id == entry.id }
    }
  }
}
