import FlowGenerators
import Testing

@testable import SwiftRuntimeLayout

@Suite("Tables of addresses")
struct AddressTableTests {
  @Test(
    "A table of addresses agrees with a dictionary, whatever is added and removed",
    arguments: (1...20).map(UInt64.init))
  func property(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var table = AddressTable(bits: 2)
    defer { table.deallocate() }
    var known: [UInt: Int32] = [:]
    for _ in 0..<2_000 {
      // Few addresses, near one another, so that many want the same place.
      let address = UInt.random(in: 1...100, using: &random) * 16
      if let value = known.removeValue(forKey: address) {
        #expect(table[address] == value)
        table.remove(address)
      } else {
        #expect(table[address] == nil)
        let value = Int32.random(in: 0..<1_000, using: &random)
        table.add(address, value)
        known[address] = value
      }
    }
    for address in stride(from: 16, through: 1_600, by: 16) as StrideThrough<UInt> {
      #expect(table[address] == known[address])
    }
  }
}
