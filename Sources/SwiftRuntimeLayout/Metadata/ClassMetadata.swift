#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The metadata of a class that is written in Swift, as Swift's stable ABI lays it out.
///
/// See `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` in swiftlang/swift.
struct ClassMetadata {
  private let address: UnsafeRawPointer

  #if canImport(ObjectiveC)
    /// Between superclass and flags lie the caches and the data of an Objective-C class.
    private static let flags = 40
  #else
    private static let flags = 16
  #endif

  /// - Returns: nil when the class's memory is not laid out as here: Objective-C's own classes, and
  ///   pointers that are signed.
  init?(_ type: AnyClass) {
    #if _ptrauth(_arm64e)
      return nil
    #else
      address = unsafeBitCast(type, to: UnsafeRawPointer.self)
      let kind = address.load(as: UInt.self)
      #if canImport(ObjectiveC)
        guard kind > 0x7FF else { return nil }
      #else
        guard kind == 0 else { return nil }
      #endif
    #endif
  }

  var type: AnyClass { unsafeBitCast(address, to: AnyClass.self) }

  /// The class above, or nil where Swift's classes end.
  var superclass: Self? {
    #if canImport(ObjectiveC)
      class_getSuperclass(unsafeBitCast(address, to: AnyClass.self)).flatMap(Self.init)
    #else
      address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self)
        .flatMap { Self(unsafeBitCast($0, to: AnyClass.self)) }
    #endif
  }

  /// nil for classes that Objective-C made, such as those that key-value observing puts below.
  var descriptor: TypeDescriptor? {
    #if canImport(ObjectiveC)
      guard address.load(fromByteOffset: 32, as: UInt.self) & 2 != 0 else { return nil }
    #endif
    return TypeDescriptor(
      address.load(fromByteOffset: Self.flags + 24, as: UnsafeRawPointer?.self))
  }

  var genericArguments: UnsafeRawPointer? {
    descriptor?.immediateMembers.map { address + $0 * 8 }
  }

  /// The bytes that an object takes.
  var instanceSize: Int {
    #if canImport(ObjectiveC)
      class_getInstanceSize(unsafeBitCast(address, to: AnyClass.self))
    #else
      Int(address.load(fromByteOffset: Self.flags + 8, as: UInt32.self))
    #endif
  }

  /// Where a field lies in an object; nil when it does not say.
  func offset(of field: FieldRecord, at index: Int) -> Int? {
    #if canImport(ObjectiveC)
      // Swift does not keep its own offsets up to date below an Objective-C class that has grown.
      let usesSwiftCounting = address.load(fromByteOffset: Self.flags, as: UInt32.self) & 2 != 0
      if !usesSwiftCounting {
        return field.storageName.flatMap {
          class_getInstanceVariable(unsafeBitCast(address, to: AnyClass.self), $0)
        }.map(ivar_getOffset)
      }
    #endif
    return descriptor?.classOffsetVector.map {
      address.load(fromByteOffset: ($0 + index) * 8, as: Int.self)
    }
  }
}
