import SwiftRuntimeLayout

/// Where what is remembered of objects lies, found by the objects' addresses.
final class ObjectStore {
  typealias Entry = UnsafeMutablePointer<ObjectMemory>

  // No access to these overlaps another: no function here calls code of anybody else.
  @exclusivity(unchecked) private var places = AddressTable(bits: 6)
  @exclusivity(unchecked) private var slots: [Entry] = []
  @exclusivity(unchecked) private var isUsed: [Bool] = []
  @exclusivity(unchecked) private var free: [Int] = []

  deinit {
    for (slot, isUsed) in zip(slots, isUsed) {
      if isUsed { slot.deinitialize(count: 1) }
      slot.deallocate()
    }
    places.deallocate()
  }

  /// What is remembered of the object that lies or lay at an address.
  subscript(_ address: UInt) -> Entry? {
    places[address].map { slots[Int($0)] }
  }

  /// Remembers an object, of whose address nothing is remembered. O(1).
  func add(_ memory: consuming ObjectMemory) -> Entry {
    let address = memory.address
    let place: Int
    if let last = free.popLast() {
      place = last
      isUsed[place] = true
    } else {
      place = slots.count
      slots.append(.allocate(capacity: 1))
      isUsed.append(true)
    }
    slots[place].initialize(to: memory)
    places.add(address, Int32(place))
    return slots[place]
  }

  /// Forgets what is remembered. O(1).
  func remove(_ entry: Entry) {
    guard let place = places[entry.pointee.address].map(Int.init) else { return }
    places.remove(entry.pointee.address)
    entry.deinitialize(count: 1)
    isUsed[place] = false
    free.append(place)
  }

  /// How many may be remembered: see ``entry(at:)``.
  var capacity: Int { slots.count }

  /// What is remembered at a place below the capacity, in no order.
  func entry(at place: Int) -> Entry? {
    isUsed[place] ? slots[place] : nil
  }
}
