/// A type of the standard library that holds values of other types.
///
/// - Invariant: `address` is that of an initialized instance of the type, so that the type's own code
///   reads it.
protocol StoredContainer {
  /// The types of the values that it holds.
  static var elements: [Any.Type] { get }
  /// Whether it holds one value or none.
  static var isOptional: Bool { get }

  /// Reads the values that the instance at an address holds.
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
    if allowance == dictionary.count,
      let sorted = StoredKeyOrder.sorted(dictionary, walk.layouts.reader)
    {
      for (key, value) in sorted {
        walk.visit(key)
        walk.visit(value)
      }
    } else {
      walk.losesOrder()
      let keysAreObjects = Key.self is AnyClass
      for (key, value) in dictionary.prefix(allowance) {
        walk.visit(key)
        if keysAreObjects {
          walk.visit(value, under: key as AnyObject)
        } else {
          walk.visit(value)
        }
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

// MARK: Lists

/// A type of the standard library that keeps values of another type one after the other.
protocol StoredList: StoredContainer {
  /// Calls `body` with where the elements of the instance at an address lie.
  static func withElements(
    at address: UnsafeRawPointer,
    _ body: (_ first: UnsafeRawPointer, _ count: Int, _ stride: Int) -> Void)
}

extension Array: StoredList {
  static func withElements(
    at address: UnsafeRawPointer, _ body: (UnsafeRawPointer, Int, Int) -> Void
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer {
      $0.hand(to: body)
    }
  }
}

extension ContiguousArray: StoredList {
  static func withElements(
    at address: UnsafeRawPointer, _ body: (UnsafeRawPointer, Int, Int) -> Void
  ) {
    address.assumingMemoryBound(to: Self.self).pointee.withUnsafeBufferPointer {
      $0.hand(to: body)
    }
  }
}

extension UnsafeBufferPointer {
  fileprivate func hand(to body: (UnsafeRawPointer, Int, Int) -> Void) {
    if let baseAddress {
      body(UnsafeRawPointer(baseAddress), count, MemoryLayout<Element>.stride)
    }
  }
}

// MARK: Keys

/// An order for the keys of a dictionary that is the same in every process and runs none of the app's
/// code.
enum StoredKeyOrder {
  /// The elements of a dictionary by key; nil when there is no such order for the keys.
  static func sorted<Key, Value>(
    _ dictionary: [Key: Value], _ reader: MetadataReader
  ) -> [(key: Key, value: Value)]? {
    switch Key.self {
    case is String.Type: dictionary.sorted { ($0.key as! String) < ($1.key as! String) }
    case is Int.Type: dictionary.sorted { ($0.key as! Int) < ($1.key as! Int) }
    case is UInt.Type: dictionary.sorted { ($0.key as! UInt) < ($1.key as! UInt) }
    default:
      isPlainEnum(Key.self, reader) ? dictionary.sorted { tag($0.key) < tag($1.key) } : nil
    }
  }

  /// Whether a value is nothing but one of an enum's cases, at most 256.
  private static func isPlainEnum<Key>(_: Key.Type, _ reader: MetadataReader) -> Bool {
    let metadata = TypeMetadata(Key.self, reader)
    return metadata.kind == .enumeration && metadata.descriptor?.hasPayloads == false
      && MemoryLayout<Key>.size == 1
  }

  /// The number of a case, in the order of their declaration.
  private static func tag<Key>(_ key: Key) -> UInt8 {
    withUnsafeBytes(of: key) { $0[0] }
  }
}
