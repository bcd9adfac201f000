/// The facts of Swift's ABI that stored properties are read by, each with its source in
/// swiftlang/swift.
///
/// All offsets are in bytes and hold where a word has eight; ``LayoutSelfCheck`` refuses other
/// platforms. All hold for Swift 5.0 and later, where nothing else is said: they are part of the
/// ABI that Apple's platforms guarantee, and Linux shares them. They were compared with Swift 6.2
/// and 6.3. A Swift for which one of them no longer holds fails the self-check, and then nothing
/// is read by any of them.
///
/// The facts are a value so that a test can make one of them wrong.
package struct RuntimeFacts: Sendable, Hashable {
  /// The facts as they are.
  package static let current = RuntimeFacts()

  package init() {}

  // MARK: Objects

  /// Where the first stored property of an object may begin: behind the pointer to its class and
  /// its reference counts. `SWIFT_HEAP_OBJECT_HEADER_SIZE`, include/swift/ABI/HeapObject.h.
  package var objectHeaderSize = 16

  /// Addresses below are not those of objects: the ways of being nil, and of being another case of
  /// an enum. `LeastValidPointerValue` for x86-64 and arm64 on Linux,
  /// stdlib/public/SwiftShims/swift/shims/System.h; it is larger on Apple's platforms.
  package static let leastObjectAddress: UInt = 4096

  // MARK: Metadata of all types
  // docs/ABI/TypeMetadata.rst; TargetMetadata in include/swift/ABI/Metadata.h.

  /// Where the kind of a type stands; of a class with Objective-C's header, its metaclass.
  package var kind = 0
  /// The least address of a metaclass. Smaller numbers are kinds.
  /// `LastEnumeratedMetadataKind`, include/swift/ABI/MetadataValues.h.
  package var lastMetadataKind: UInt = 0x7FF
  // The kinds: include/swift/ABI/MetadataKind.def.
  package var classKind: UInt = 0
  package var structKind: UInt = 0x200
  package var enumKind: UInt = 0x201
  package var optionalKind: UInt = 0x202
  package var tupleKind: UInt = 0x301
  package var functionKind: UInt = 0x302
  package var existentialKind: UInt = 0x303
  /// Since Swift 5.7: existentials with constraints, such as `any Collection<Int>`.
  package var extendedExistentialKind: UInt = 0x307

  /// Where the pointer to the value witness table stands, before the metadata.
  package var valueWitnesses = -8
  /// Where the size of values stands in that table, behind eight functions, and where their flags
  /// stand, behind size and stride. include/swift/ABI/ValueWitness.def.
  package var valueWitnessSize = 64
  package var valueWitnessFlags = 80
  /// One less than the alignment: `ValueWitnessFlags::AlignmentMask`,
  /// include/swift/ABI/MetadataValues.h.
  package var alignmentMask: UInt32 = 0xFF
  /// Since Swift 5.9: `ValueWitnessFlags::IsNonCopyable`, include/swift/ABI/MetadataValues.h.
  package var isNonCopyable: UInt32 = 0x0080_0000

  // MARK: Metadata of classes
  // TargetAnyClassMetadata and TargetClassMetadata in include/swift/ABI/Metadata.h.

  package var superclass = 8
  /// With Objective-C: where its data stands, which has a bit for classes made by Swift.
  package var objectiveCData = 32
  /// `SWIFT_CLASS_IS_SWIFT_MASK` since Swift 5.0, include/swift/Runtime/Config.h.
  package var isSwiftClass: UInt = 2
  /// Where the flags stand: behind Objective-C's caches and data where there are any.
  #if canImport(ObjectiveC)
    package var classFlags = 40
  #else
    package var classFlags = 16
  #endif
  /// `ClassFlags::UsesSwiftRefcounting`, include/swift/ABI/MetadataValues.h.
  package var usesSwiftRefcounting: UInt32 = 2
  /// Where the size of an object stands, from the flags.
  package var instanceSizeFromFlags = 8
  /// Where the class's descriptor stands, from the flags.
  package var descriptorFromFlags = 24

  // MARK: Metadata of structs, enums, tuples and existentials
  // TargetValueMetadata, TargetTupleTypeMetadata, TargetExistentialTypeMetadata and
  // TargetExtendedExistentialTypeMetadata in include/swift/ABI/Metadata.h.

  package var valueDescriptor = 8
  package var valueGenericArguments = 16
  /// The bytes of a field's offset among a struct's.
  package var structOffsetSize = 4

  package var tupleCount = 8
  package var tupleElements = 24
  package var tupleElementSize = 16
  package var tupleElementOffset = 8

  package var functionFlags = 8
  /// `FunctionTypeFlags` in include/swift/ABI/MetadataValues.h; 0 stands for Swift's own convention.
  package var functionConvention: UInt = 0xFF_0000

  package var existentialFlags = 8
  // ExistentialTypeFlags in include/swift/ABI/MetadataValues.h.
  package var isOpaqueExistential: UInt32 = 0x8000_0000
  package var specialProtocol: UInt32 = 0x3F00_0000
  package var existentialShape = 8
  // ExtendedExistentialTypeShapeFlags::SpecialKind in include/swift/ABI/MetadataValues.h.
  package var specialKind: UInt32 = 0xFF
  package var opaqueSpecialKind: UInt32 = 0
  package var classSpecialKind: UInt32 = 1

  // MARK: Descriptors
  // TargetContextDescriptor and those below it in include/swift/ABI/Metadata.h; their flags,
  // ContextDescriptorFlags and TypeContextDescriptorFlags, in include/swift/ABI/MetadataValues.h.

  package var contextKind: UInt32 = 0x1F
  package var moduleContext: UInt32 = 0
  package var classContext: UInt32 = 16
  package var structContext: UInt32 = 17
  package var enumContext: UInt32 = 18
  package var contextParent = 4
  package var contextName = 8
  package var fieldDescriptor = 16
  /// Of an enum: how many cases have associated values, in the lower three bytes.
  package var enumPayloadCases = 20
  package var enumPayloadCasesMask: UInt32 = 0xFF_FFFF
  /// Of a struct: where its metadata holds the offsets of its fields, in words.
  package var structOffsetVector = 24
  /// Of a class with a resilient superclass: where the bounds of its metadata are kept.
  package var resilientBounds = 24
  package var negativeSize = 24
  package var positiveSize = 28
  package var immediateMembers = 32
  package var classOffsetVector = 40
  /// Since Swift 5.5.
  package var isActor: UInt32 = 1 << (16 + 7)
  package var areMembersNegative: UInt32 = 1 << (16 + 12)
  package var hasResilientSuperclass: UInt32 = 1 << (16 + 13)

  // MARK: Fields
  // FieldDescriptor and FieldRecord in include/swift/RemoteInspection/Records.h (before Swift 5.8
  // in include/swift/Reflection).

  package var fieldRecordSize = 10
  package var fieldCount = 12
  package var fieldRecords = 16
  package var fieldTypeName = 4
  package var fieldName = 8
  /// The least size of a record that has these.
  package var leastFieldRecord = 12

  // MARK: Contexts of closures
  // TargetHeapLocalVariableMetadata in include/swift/ABI/Metadata.h; CaptureDescriptor and
  // CaptureTypeRecord in include/swift/RemoteInspection/Records.h.

  /// Where a closure's context stands, behind its function.
  package var closureContext = 8
  /// `HeapLocalVariable`, include/swift/ABI/MetadataKind.def.
  package var contextMetadataKind: UInt = 0x400
  package var firstCapture = 8
  package var captureDescriptor = 16
  package var captureCount = 0
  package var captureSourceCount = 4
  package var captureBindingCount = 8
  package var captureRecords = 12
  package var captureRecordSize = 4

  // MARK: Mangled names
  // "Symbolic references" and "Types" in docs/ABI/Mangling.rst.

  /// Bytes that a relative address of four bytes follows.
  package var relativeReferences: ClosedRange<UInt8> = 0x01...0x17
  /// Bytes that an address of eight bytes follows.
  package var absoluteReferences: ClosedRange<UInt8> = 0x18...0x1F
  /// What a storage qualifier begins with: `Xw`, `Xo`, `Xu`.
  package var storageOperator = UInt8(ascii: "X")
  package var weakStorage = UInt8(ascii: "w")
  package var unownedStorage = UInt8(ascii: "o")
  package var unmanagedStorage = UInt8(ascii: "u")
  /// What the name of a box ends with, in which a captured variable is.
  package var boxSuffix = "Xx"
  /// How the name of a closure's type begins and ends as a compiled function takes it: `Ieg_`.
  package var functionSuffix = UInt8(ascii: "_")
  package var functionOperator = UInt8(ascii: "I")
  /// What the name of a lazy property's storage begins with; lib/AST/ASTContext or
  /// lib/Sema/TypeCheckStorage.cpp.
  package var lazyStoragePrefix = "$__lazy_storage_$_"
}
