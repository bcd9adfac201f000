import SwiftRuntimeLayout

/// Where what is remembered of objects lies, found by the objects' addresses.
final class ObjectStore {
  typealias Entry = UnsafeMutablePointer<ObjectMemory>

  // Checking each access to these two takes 3 % of the instructions of a navigation. None overlaps
  // another: no function here calls code of anybody else.
  @exclusivity(unchecked) private var places = AddressTable(bits: 6)
  /// The entries at their places; nil at those that are free.
  @exclusivity(unchecked) private var slots: [Entry?] = []
  /// The free places, and memory for an entry at each.
  private var free: [(place: Int, memory: Entry)] = []

  deinit {
    for case let entry? in slots {
      entry.deinitialize(count: 1)
      entry.deallocate()
    }
    for place in free { place.memory.deallocate() }
    places.deallocate()
  }

  /// What is remembered of the object that lies or lay at an address.
  subscript(_ address: UInt) -> Entry? {
    places[address].flatMap { slots[Int($0)] }
  }

  /// Remembers an object, of whose address nothing is remembered. O(1).
  func add(_ memory: consuming ObjectMemory) -> Entry {
    let address = memory.address
    let (place, entry) = free.popLast() ?? (slots.count, .allocate(capacity: 1))
    if place == slots.count { slots.append(nil) }
    entry.initialize(to: memory)
    slots[place] = entry
    places.add(address, Int32(place))
    return entry
  }

  /// Forgets what is remembered. O(1).
  func remove(_ entry: Entry) {
    guard let place = places[entry.pointee.address].map(Int.init) else { return }
    places.remove(entry.pointee.address)
    entry.deinitialize(count: 1)
    slots[place] = nil
    free.append((place, entry))
  }

  /// How many may be remembered: see ``entry(at:)``.
  var capacity: Int { slots.count }

  /// What is remembered at a place below the capacity, in no order.
  func entry(at place: Int) -> Entry? { slots[place] }
}
