import FlowAttribution
import FlowTrace
import PortableUIKit
import SwiftRuntimeLayout

/// The objects that are remembered in this session and are alive, as far as is known.
///
/// It holds them weakly; what it keeps of an object goes when the object does. Objects with a serial
/// have an identity in the trace; others only have a number.
@MainActor
final class LiveObjects {
  /// What is remembered of one object; it must not be kept longer than the object is.
  typealias Entry = ObjectStore.Entry

  private let store = ObjectStore()
  /// The coordinators that are alive, by class.
  private(set) var families = CoordinatorFamilies()
  /// By coordinator: the class that names it in the trace, where that is not its own.
  private var subjects: [ObjectID: ClassProfile] = [:]
  /// Introduced objects that went and whose address another took before anyone looked.
  private var replaced: [ObjectID] = []
  /// Coordinators that were freed before anyone looked, since the last look.
  private var unretained: [(id: ObjectID, profile: ClassProfile)] = []
  /// What was removed last; kept for its memory.
  private var removed: [ObjectID] = []
  private(set) var lastSerial: UInt32 = 0
  /// How many serials the objects have that are remembered.
  private(set) var count = 0
  private var lastNumber = 0
  private var lastSearch = 0
  /// Counts the times that the app's code ran on: an object that was found alive since is alive.
  // Checking each access takes 1.5 % of the instructions of a navigation. None overlaps another: it is
  // read, and counted up.
  @exclusivity(unchecked) private var moment = 1

  /// Marks that the app's code has run, so that nothing is known to be alive any more.
  func beginMoment() {
    moment += 1
  }

  /// A number for a search among the objects, different from those of other searches.
  func beginSearch() -> Int {
    lastSearch += 1
    return lastSearch
  }

  /// What is remembered of `object`, whether or not it has a serial.
  ///
  /// An entry whose own object is gone is replaced: the address is another's by now.
  func entry(of object: AnyObject) -> Entry {
    if let entry = store[UInt(bitPattern: ObjectIdentifier(object))] {
      if entry.pointee.lastSeen == moment { return entry }
      if entry.pointee.object === object {
        entry.pointee.lastSeen = moment
        return entry
      }
      addIdentities(of: entry, to: &replaced)
      remove(entry)
    }
    lastNumber += 1
    let entry = store.add(
      ObjectMemory(object, number: lastNumber, profile: ClassProfile.of(object)))
    entry.pointee.lastSeen = moment
    return entry
  }

  /// What is remembered of `object`; nil when it has no serial yet.
  func known(_ object: AnyObject) -> Entry? {
    guard let entry = store[UInt(bitPattern: ObjectIdentifier(object))],
      entry.hasSerial,
      entry.pointee.lastSeen == moment || entry.pointee.object === object
    else { return nil }
    return entry
  }

  /// What is remembered of `object`, which gets the next serial when it has none.
  subscript(_ object: AnyObject) -> Entry {
    let entry = entry(of: object)
    number(entry)
    return entry
  }

  /// Gives an object the next serial when it has none.
  func number(_ entry: Entry) {
    guard entry.pointee.id.serial == 0 else { return }
    entry.pointee.id = nextID()
  }

  private func nextID() -> ObjectID {
    lastSerial += 1
    count += 1
    return ObjectID(serial: lastSerial)
  }

  /// Returns what a trace is to contain of a coordinator that it does not contain yet, and counts it as
  /// recorded from here on, with its class and those above it.
  ///
  /// A controller gets a serial of its own for this role: the trace may contain it as a screen, too.
  ///
  /// - Parameters:
  ///   - coordinator: the coordinator.
  ///   - parent: the one that holds it, if any.
  ///   - subject: the class by which it goes, where its own is that of others, too.
  func introduction(
    ofCoordinator coordinator: Entry, heldBy parent: ObjectID?, as subject: ClassProfile? = nil
  ) -> TraceEvent.Coordinator {
    let profile = coordinator.pointee.profile
    if profile.isController {
      coordinator.pointee.coordinatorID = nextID()
    } else {
      number(coordinator)
      coordinator.pointee.coordinatorID = coordinator.pointee.id
    }
    let id = coordinator.pointee.coordinatorID
    families.add(id, profile.chain)
    if let subject {
      subjects[id] = subject
      families.add(id, subject.chain)
    }
    return TraceEvent.Coordinator(
      id: id, type: (subject ?? profile).name, label: coordinator.pointee.label, parent: parent)
  }

  /// Returns a serial for a coordinator that was freed before anyone looked.
  ///
  /// It counts as alive until the next call of ``removeFreed()``, which returns it.
  ///
  /// - Parameter profile: what is known of its class.
  func addFreed(_ profile: ClassProfile) -> ObjectID {
    lastSerial += 1
    let id = ObjectID(serial: lastSerial)
    families.add(id, profile.chain)
    unretained.append((id, profile))
    return id
  }

  /// The object with a number, if it is alive.
  ///
  /// - Parameters:
  ///   - number: the object's number.
  ///   - address: where it lay when it got its number.
  func object(_ number: Int, at address: UInt) -> AnyObject? {
    guard let entry = store[address], entry.pointee.number == number else { return nil }
    return entry.pointee.object
  }

  /// Returns what a trace is to contain of a screen that it does not contain yet, and counts it as
  /// recorded from here on.
  ///
  /// - Parameters:
  ///   - screen: the screen, which gets a serial when it has none.
  ///   - title: the title that the person reads.
  func introduction(of screen: Entry, titled title: String?) -> TraceEvent.Screen {
    number(screen)
    screen.pointee.isIntroduced = true
    return TraceEvent.Screen(
      id: screen.pointee.id, type: screen.pointee.profile.name, label: screen.pointee.label,
      title: title)
  }

  /// Whether an object is gone that has a serial. O(*n*) in the objects that are remembered.
  var haveFreed: Bool {
    for place in 0..<store.capacity {
      if let entry = store.entry(at: place), entry.hasSerial, isGone(entry) {
        return true
      }
    }
    return !replaced.isEmpty
  }

  private func isGone(_ entry: Entry) -> Bool {
    entry.pointee.lastSeen != moment && entry.pointee.object == nil
  }

  /// The objects that the trace contains and whose end it does not, in no order.
  var introduced: [Entry] {
    (0..<store.capacity).compactMap { store.entry(at: $0) }.filter {
      $0.pointee.isIntroduced || $0.isCoordinator
    }
  }

  /// The object at an address, if one is alive there that has a serial. O(1).
  func object(at address: UnsafeRawPointer) -> AnyObject? {
    guard let entry = store[UInt(bitPattern: address)], entry.hasSerial else {
      return nil
    }
    return entry.pointee.object
  }

  /// Forgets the objects that are gone, and returns those that the trace contains, oldest first.
  ///
  /// - Complexity: O(*n*) in the objects that are remembered.
  func removeFreed() -> [ObjectID] {
    var freed: [ObjectID] = []
    swap(&freed, &removed)
    freed.empty()
    if !replaced.isEmpty {
      freed.append(contentsOf: replaced)
      replaced.empty()
    }
    if !unretained.isEmpty {
      for coordinator in unretained {
        families.remove(coordinator.id, coordinator.profile.chain)
        freed.append(coordinator.id)
      }
      unretained.empty()
    }
    for place in 0..<store.capacity {
      guard let entry = store.entry(at: place), isGone(entry) else { continue }
      addIdentities(of: entry, to: &freed)
      remove(entry)
    }
    if freed.count > 1 { freed.sort() }
    removed = freed
    return freed
  }

  private func remove(_ entry: Entry) {
    let (id, coordinatorID) = (entry.pointee.id, entry.pointee.coordinatorID)
    if entry.isCoordinator {
      families.remove(coordinatorID, entry.pointee.profile.chain)
      if !subjects.isEmpty, let subject = subjects.removeValue(forKey: coordinatorID) {
        families.remove(coordinatorID, subject.chain)
      }
      if coordinatorID != id { count -= 1 }
    }
    if id.serial > 0 { count -= 1 }
    store.remove(entry)
  }

  /// Adds the serials under which the trace contains an object.
  private func addIdentities(of entry: Entry, to ids: inout [ObjectID]) {
    if entry.pointee.isIntroduced { ids.append(entry.pointee.id) }
    if entry.isCoordinator { ids.append(entry.pointee.coordinatorID) }
  }
}
