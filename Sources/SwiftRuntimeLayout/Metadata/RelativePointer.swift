extension UnsafeRawPointer {
  /// Where the relative pointer that is stored `offset` bytes from here leads; nil if nowhere.
  func relative(at offset: Int) -> UnsafeRawPointer? {
    let distance = load(fromByteOffset: offset, as: Int32.self)
    return distance == 0 ? nil : self + offset + Int(distance)
  }

  /// Where a relative pointer leads that, with its lowest bit set, leads to a pointer.
  func indirectableRelative(at offset: Int) -> UnsafeRawPointer? {
    let distance = load(fromByteOffset: offset, as: Int32.self)
    guard distance != 0 else { return nil }
    let target = self + offset + Int(distance & ~1)
    return distance & 1 == 0 ? target : target.load(as: UnsafeRawPointer?.self)
  }
}
