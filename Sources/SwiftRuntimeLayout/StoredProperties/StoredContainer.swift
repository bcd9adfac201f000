/// A type of the standard library that holds values of other types.
protocol StoredContainer {
  /// The types of the values that it holds.
  static var elements: [Any.Type] { get }
  /// Whether it holds one value or none.
  static var isOptional: Bool { get }

  /// Looks into the values that the instance at an address holds.
  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk)
}

extension StoredContainer {
  static var isOptional: Bool { false }
}

extension Optional: StoredContainer {
  static var elements: [Any.Type] { [Wrapped.self] }
  static var isOptional: Bool { true }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    if let value = address.assumingMemoryBound(to: Self.self).pointee {
      walk.visit(value)
    }
  }
}

extension Array: StoredContainer {
  static var elements: [Any.Type] { [Element.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    let array = address.assumingMemoryBound(to: Self.self).pointee
    let allowance = walk.allowance(for: array.count)
    array.prefix(allowance).withUnsafeBufferPointer { walk.visit($0) }
  }
}

extension ContiguousArray: StoredContainer {
  static var elements: [Any.Type] { [Element.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    let array = address.assumingMemoryBound(to: Self.self).pointee
    let allowance = walk.allowance(for: array.count)
    array.prefix(allowance).withUnsafeBufferPointer { walk.visit($0) }
  }
}

extension ArraySlice: StoredContainer {
  static var elements: [Any.Type] { [Element.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    let array = address.assumingMemoryBound(to: Self.self).pointee
    let allowance = walk.allowance(for: array.count)
    array.prefix(allowance).withUnsafeBufferPointer { walk.visit($0) }
  }
}

extension Set: StoredContainer {
  static var elements: [Any.Type] { [Element.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    let set = address.assumingMemoryBound(to: Self.self).pointee
    walk.losesOrder()
    for element in set.prefix(walk.allowance(for: set.count)) {
      walk.visit(element)
    }
  }
}

extension Dictionary: StoredContainer {
  static var elements: [Any.Type] { [Key.self, Value.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    let dictionary = address.assumingMemoryBound(to: Self.self).pointee
    let allowance = walk.allowance(for: dictionary.count)
    if allowance == dictionary.count, let sorted = StoredKeyOrder.sorted(dictionary) {
      for (key, value) in sorted {
        walk.visit(key)
        walk.visit(value)
      }
    } else {
      walk.losesOrder()
      for (key, value) in dictionary.prefix(allowance) {
        walk.visit(key)
        walk.visit(value)
      }
    }
  }
}

extension KeyValuePairs: StoredContainer {
  static var elements: [Any.Type] { [Key.self, Value.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    let pairs = address.assumingMemoryBound(to: Self.self).pointee
    for (key, value) in pairs.prefix(walk.allowance(for: pairs.count)) {
      walk.visit(key)
      walk.visit(value)
    }
  }
}

extension AnyHashable: StoredContainer {
  static var elements: [Any.Type] { [Any.self] }

  @MainActor static func visit(at address: UnsafeRawPointer, with walk: inout StoredWalk) {
    walk.visit(address.assumingMemoryBound(to: Self.self).pointee.base)
  }
}
