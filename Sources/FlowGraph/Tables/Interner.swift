/// Gives each different value a small number, in order of first appearance.
package struct Interner<Value: Hashable & Sendable>: Sendable {
  private var numbers: [Value: Int32] = [:]
  package private(set) var values: ContiguousArray<Value> = []

  package init() {}

  /// The value's number. O(1) on average.
  package mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  package subscript(number: Int32) -> Value { values[Int(number)] }
}

/// A small value for each object of a session, found by serial number without hashing.
///
/// Serials count up from 1, so an array holds them. Those that a damaged file makes up go into a
/// dictionary: a serial near four thousand million must not cost as many entries.
package struct SerialTable: Sendable {
  private var dense: ContiguousArray<Int32> = []
  private var sparse: [UInt32: Int32] = [:]
  private static let largestGap = 4096

  package init() {}

  /// The value for a serial, or nil where none was set. O(1).
  package subscript(serial: UInt32) -> Int32? {
    let index = Int(serial)
    if index < dense.count, dense[index] >= 0 { return dense[index] }
    return sparse.isEmpty ? nil : sparse[serial]
  }

  /// Sets the value, which is 0 or more. O(1) amortized.
  package mutating func set(_ value: Int32, for serial: UInt32) {
    let index = Int(serial)
    if index < dense.count {
      dense[index] = value
    } else if index - dense.count <= Self.largestGap {
      dense.append(contentsOf: repeatElement(-1, count: index - dense.count))
      dense.append(value)
    } else {
      sparse[serial] = value
    }
  }

  /// Forgets everything but the memory it took.
  package mutating func removeAll() {
    dense.removeAll(keepingCapacity: true)
    sparse.removeAll()
  }
}
