/// What is known of addresses, by address.
///
/// A dictionary takes 100 ns a look-up where generic code is not specialised, as in a debug build;
/// this takes half of it, and all frames of every capture are looked up. It only grows, and belongs
/// to a static variable: its memory is never given back.
struct AddressTable {
  private var addresses: UnsafeMutablePointer<UInt>
  private var values: UnsafeMutablePointer<Int32>
  private var count = 0
  private var bits: UInt

  init(bits: UInt = 10) {
    self.bits = bits
    addresses = .allocate(capacity: 1 << bits)
    addresses.initialize(repeating: 0, count: 1 << bits)
    values = .allocate(capacity: 1 << bits)
    values.initialize(repeating: 0, count: 1 << bits)
  }

  /// The place of an address, or the free one where it belongs. There is always a free one.
  private func place(of address: UInt) -> Int {
    // Fibonacci hashing: the upper bits of the product depend on all bits of the address.
    let product = UInt64(address) &* 0x9E37_79B9_7F4A_7C15
    var place = UInt(product >> UInt64(64 - bits))
    while addresses[Int(place)] != address, addresses[Int(place)] != 0 {
      place = (place &+ 1) & (1 << bits &- 1)
    }
    return Int(place)
  }

  /// What is known of an address; nil when nothing is.
  subscript(_ address: UInt) -> Int32? {
    let place = place(of: address)
    return addresses[place] == address && address != 0 ? values[place] : nil
  }

  /// Adds an address that is not zero, of which nothing is known.
  mutating func add(_ address: UInt, _ value: Int32) {
    if count * 2 >= 1 << bits { grow() }
    let place = place(of: address)
    addresses[place] = address
    values[place] = value
    count += 1
  }

  private mutating func grow() {
    var larger = AddressTable(bits: bits + 1)
    for place in 0..<1 << bits where addresses[place] != 0 {
      larger.add(addresses[place], values[place])
    }
    addresses.deallocate()
    values.deallocate()
    self = larger
  }
}
