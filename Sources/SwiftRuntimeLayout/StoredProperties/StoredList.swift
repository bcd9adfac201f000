/// A type of the standard library that keeps values of another type one after the other.
protocol StoredList: StoredContainer {
  /// Hands over where the elements of the instance at an address lie.
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
