/// A number for each of many addresses.
///
/// A dictionary takes 100 ns a look-up where generic code is not specialised, as in a debug build;
/// this takes half of it, and all frames of every capture are looked up. Its memory is freed only by
/// ``deallocate()``: most tables belong to static variables.
package struct AddressTable {
  @usableFromInline var addresses: UnsafeMutablePointer<UInt>
  @usableFromInline var values: UnsafeMutablePointer<Int32>
  private var count = 0
  @usableFromInline var bits: UInt

  package init(bits: UInt = 10) {
    self.bits = bits
    addresses = .allocate(capacity: 1 << bits)
    addresses.initialize(repeating: 0, count: 1 << bits)
    values = .allocate(capacity: 1 << bits)
    values.initialize(repeating: 0, count: 1 << bits)
  }

  /// Where an address belongs.
  @inlinable func home(of address: UInt) -> UInt {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the address.
    let product = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
    return UInt(product >> UInt64(64 - bits))
  }

  /// The place of an address, or the free one where it belongs. There is always a free one.
  @inlinable func place(of address: UInt) -> Int {
    var place = home(of: address)
    while addresses[Int(place)] != address, addresses[Int(place)] != 0 {
      place = self.place(after: place)
    }
    return Int(place)
  }

  @inlinable func place(after place: UInt) -> UInt { (place &+ 1) & (1 << bits &- 1) }

  /// What is known of an address; nil when nothing is.
  @inlinable package subscript(_ address: UInt) -> Int32? {
    let place = place(of: address)
    return addresses[place] == address && address != 0 ? values[place] : nil
  }

  /// Adds an address that is not zero, of which nothing is known.
  package mutating func add(_ address: UInt, _ value: Int32) {
    if count * 2 >= 1 << bits { grow() }
    let place = place(of: address)
    addresses[place] = address
    values[place] = value
    count += 1
  }

  /// Forgets an address of which something is known.
  package mutating func remove(_ address: UInt) {
    var hole = UInt(place(of: address))
    guard address != 0, addresses[Int(hole)] == address else { return }
    // What stands behind moves up, unless that is before the place where it belongs.
    var place = self.place(after: hole)
    while addresses[Int(place)] != 0 {
      let home = self.home(of: addresses[Int(place)])
      let mask = 1 << bits &- 1 as UInt
      if (place &- home) & mask >= (place &- hole) & mask {
        addresses[Int(hole)] = addresses[Int(place)]
        values[Int(hole)] = values[Int(place)]
        hole = place
      }
      place = self.place(after: place)
    }
    addresses[Int(hole)] = 0
    count -= 1
  }

  /// Gives the memory back: the table is not to be used any more.
  package func deallocate() {
    addresses.deallocate()
    values.deallocate()
  }

  private mutating func grow() {
    var larger = AddressTable(bits: bits + 1)
    for place in 0..<1 << bits where addresses[place] != 0 {
      larger.add(addresses[place], values[place])
    }
    deallocate()
    self = larger
  }
}
