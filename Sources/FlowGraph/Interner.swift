/// Gives each different value a small number, in order of first appearance.
struct Interner<Value: Hashable & Sendable>: Sendable {
  private var numbers: [Value: Int32] = [:]
  private(set) var values: ContiguousArray<Value> = []

  /// The value's number. O(1) on average.
  mutating func number(of value: Value) -> Int32 {
    if let number = numbers[value] { return number }
    let number = Int32(values.count)
    numbers[value] = number
    values.append(value)
    return number
  }

  subscript(number: Int32) -> Value { values[Int(number)] }
}
