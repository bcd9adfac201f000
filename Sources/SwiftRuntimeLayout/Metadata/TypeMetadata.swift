/// The metadata of a type that is no class, as Swift's stable ABI lays it out.
///
/// See `docs/ABI/TypeMetadata.rst` and `include/swift/ABI/Metadata.h` in swiftlang/swift.
struct TypeMetadata {
  enum Kind: UInt {
    case structure = 0x200
    case enumeration = 0x201
    case optional = 0x202
    case tuple = 0x301
    case existential = 0x303
    case extendedExistential = 0x307
  }

  enum ExistentialRepresentation {
    case classBound, opaque
  }

  private let address: UnsafeRawPointer

  init(_ type: Any.Type) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
  }

  /// nil for kinds that hold no references, or none that can be looked at, and for classes.
  var kind: Kind? { Kind(rawValue: address.load(as: UInt.self)) }

  /// Whether a value may be copied: the flags of the value witness table say if not.
  var isCopyable: Bool {
    let witnesses = (address - 8).load(as: UnsafeRawPointer.self)
    return witnesses.load(fromByteOffset: 80, as: UInt32.self) & 0x0080_0000 == 0
  }

  // MARK: Structs and enums

  var descriptor: TypeDescriptor? {
    TypeDescriptor(address.load(fromByteOffset: 8, as: UnsafeRawPointer?.self))
  }

  var genericArguments: UnsafeRawPointer { address + 16 }

  /// Where a struct's field lies, from its beginning; nil when it does not say.
  func structOffset(at index: Int) -> Int? {
    guard let vector = descriptor?.structOffsetVector, vector > 0 else { return nil }
    return Int(address.load(fromByteOffset: vector * 8 + index * 4, as: UInt32.self))
  }

  // MARK: Tuples

  var tupleElements: [(type: Any.Type, offset: Int)] {
    (0..<address.load(fromByteOffset: 8, as: Int.self)).map { index in
      let element = address + 24 + 16 * index
      return (
        element.load(as: Any.Type.self),
        Int(element.load(fromByteOffset: 8, as: UInt32.self))
      )
    }
  }

  // MARK: Existentials

  /// nil for `any Error`, which is boxed, and for metatypes.
  var existentialRepresentation: ExistentialRepresentation? {
    if kind == .existential {
      let flags = address.load(fromByteOffset: 8, as: UInt32.self)
      if flags & 0x3F00_0000 != 0 { return nil }
      return flags & 0x8000_0000 == 0 ? .classBound : .opaque
    }
    let shape = address.load(fromByteOffset: 8, as: UnsafeRawPointer.self)
    switch shape.load(as: UInt32.self) & 0xFF {
    case 0: return .opaque
    case 1: return .classBound
    default: return nil
    }
  }
}
