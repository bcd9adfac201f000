#if canImport(ObjectiveC)
  import ObjectiveC
#endif

/// The metadata of a class that is written in Swift.
struct ClassMetadata {
  private let address: UnsafeRawPointer
  private let reader: MetadataReader
  private var facts: RuntimeFacts { reader.facts }

  /// - Returns: nil when the class's memory is not laid out as ``RuntimeFacts`` has it, and where
  ///   pointers are signed.
  init?(_ type: AnyClass, _ reader: MetadataReader) {
    #if _ptrauth(_arm64e)
      return nil
    #else
      self.init(unsafeBitCast(type, to: UnsafeRawPointer.self), reader)
    #endif
  }

  private init?(_ address: UnsafeRawPointer, _ reader: MetadataReader) {
    let facts = reader.facts
    guard let kind = reader.load(UInt.self, from: address, at: facts.kind) else { return nil }
    #if canImport(ObjectiveC)
      guard kind > facts.lastMetadataKind else { return nil }
    #else
      guard kind == facts.classKind else { return nil }
    #endif
    self.address = address
    self.reader = reader
  }

  #if canImport(ObjectiveC)
    private var type: AnyClass { unsafeBitCast(address, to: AnyClass.self) }
  #endif

  /// The class above, or nil where Swift's classes end.
  var superclass: Self? {
    #if canImport(ObjectiveC)
      class_getSuperclass(type).flatMap { Self($0, reader) }
    #else
      reader.pointer(from: address, at: facts.superclass).flatMap { Self($0, reader) }
    #endif
  }

  /// Nil for classes that Objective-C made, such as those that key-value observing puts below.
  var descriptor: TypeDescriptor? {
    #if canImport(ObjectiveC)
      guard let data = reader.load(UInt.self, from: address, at: facts.objectiveCData),
        data & facts.isSwiftClass != 0
      else { return nil }
    #endif
    return reader.pointer(from: address, at: facts.classFlags + facts.descriptorFromFlags)
      .map { TypeDescriptor($0, reader) }
  }

  var genericArguments: UnsafeRawPointer? {
    descriptor?.immediateMembers.map { address + $0 * MemoryLayout<UInt>.size }
  }

  /// The bytes that an object takes.
  var instanceSize: Int {
    #if canImport(ObjectiveC)
      class_getInstanceSize(type)
    #else
      reader.load(
        UInt32.self, from: address, at: facts.classFlags + facts.instanceSizeFromFlags
      ).map(Int.init) ?? 0
    #endif
  }

  /// Where a field begins in an object; nil when the metadata does not hold it.
  func offset(of field: FieldRecord, at index: Int) -> Int? {
    #if canImport(ObjectiveC)
      // Swift does not keep its own offsets up to date below an Objective-C class that has grown.
      let flags = reader.load(UInt32.self, from: address, at: facts.classFlags) ?? 0
      if flags & facts.usesSwiftRefcounting == 0 {
        return field.storageName.flatMap { class_getInstanceVariable(type, $0) }
          .map(ivar_getOffset)
      }
    #endif
    return descriptor?.classOffsetVector.flatMap {
      reader.load(Int.self, from: address, at: ($0 + index) * MemoryLayout<UInt>.size)
    }
  }
}
