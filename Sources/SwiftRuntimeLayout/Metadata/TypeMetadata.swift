/// The metadata of a type that is no class.
struct TypeMetadata {
  enum Kind {
    case structure, enumeration, optional, tuple, function, existential, extendedExistential
  }

  enum ExistentialRepresentation {
    case classBound, opaque
  }

  private let address: UnsafeRawPointer
  private let reader: MetadataReader
  private var facts: RuntimeFacts { reader.facts }

  init(_ type: any ~Copyable.Type, _ reader: MetadataReader) {
    address = unsafeBitCast(type, to: UnsafeRawPointer.self)
    self.reader = reader
  }

  /// Nil for kinds that hold no references, or none that can be looked at, and for classes.
  var kind: Kind? {
    switch reader.load(UInt.self, from: address, at: facts.kind) {
    case facts.structKind: .structure
    case facts.enumKind: .enumeration
    case facts.optionalKind: .optional
    case facts.tupleKind: .tuple
    case facts.functionKind: .function
    case facts.existentialKind: .existential
    case facts.extendedExistentialKind: .extendedExistential
    default: nil
    }
  }

  /// Whether a value may be copied.
  var isCopyable: Bool {
    guard let witnesses = reader.pointer(from: address, at: facts.valueWitnesses),
      let flags = reader.load(UInt32.self, from: witnesses, at: facts.valueWitnessFlags)
    else { return false }
    return flags & facts.isNonCopyable == 0
  }

  /// The bytes that a value takes, and that its address is a multiple of.
  var valueLayout: (size: Int, alignment: Int)? {
    guard let witnesses = reader.pointer(from: address, at: facts.valueWitnesses),
      let size = reader.load(Int.self, from: witnesses, at: facts.valueWitnessSize),
      let flags = reader.load(UInt32.self, from: witnesses, at: facts.valueWitnessFlags)
    else { return nil }
    return (size, Int(flags & facts.alignmentMask) + 1)
  }

  /// Whether it is a function as Swift keeps it: the code's address, and that of what it captured.
  var isClosure: Bool {
    kind == .function
      && reader.load(UInt.self, from: address, at: facts.functionFlags)
        .map { $0 & facts.functionConvention == 0 } ?? false
  }

  // MARK: Structs and enums

  var descriptor: TypeDescriptor? {
    reader.pointer(from: address, at: facts.valueDescriptor).map { TypeDescriptor($0, reader) }
  }

  var genericArguments: UnsafeRawPointer { address + facts.valueGenericArguments }

  /// Where a struct's field begins; nil when the metadata does not hold it.
  func structOffset(at index: Int) -> Int? {
    guard let vector = descriptor?.structOffsetVector, vector > 0 else { return nil }
    let offsets = vector * MemoryLayout<UInt>.size
    return reader.load(
      UInt32.self, from: address, at: offsets + index * facts.structOffsetSize
    ).map(Int.init)
  }

  // MARK: Tuples

  /// The metadata of the elements' types, and where each element begins.
  var tupleElements: [(type: UnsafeRawPointer, offset: Int)] {
    let count = reader.load(UInt.self, from: address, at: facts.tupleCount) ?? 0
    guard count <= TypeDescriptor.maximumFields else { return [] }
    return (0..<Int(count)).compactMap { index in
      let element = address + facts.tupleElements + index * facts.tupleElementSize
      guard let type = reader.pointer(from: element, at: 0),
        let offset = reader.load(UInt32.self, from: element, at: facts.tupleElementOffset)
      else { return nil }
      return (type, Int(offset))
    }
  }

  // MARK: Existentials

  /// Nil for `any Error`, which is boxed, and for metatypes.
  var existentialRepresentation: ExistentialRepresentation? {
    if kind == .existential {
      guard let flags = reader.load(UInt32.self, from: address, at: facts.existentialFlags),
        flags & facts.specialProtocol == 0
      else { return nil }
      return flags & facts.isOpaqueExistential == 0 ? .classBound : .opaque
    }
    guard let shape = reader.pointer(from: address, at: facts.existentialShape),
      let flags = reader.load(UInt32.self, from: shape)
    else { return nil }
    switch flags & facts.specialKind {
    case facts.opaqueSpecialKind: return .opaque
    case facts.classSpecialKind: return .classBound
    default: return nil
    }
  }
}
