/// What a compiled module holds of a class, a struct or an enum: its name, module and fields.
struct TypeDescriptor {
  let address: UnsafeRawPointer
  private let reader: MetadataReader
  private var facts: RuntimeFacts { reader.facts }

  /// The most fields of a type that are read; what claims more is taken for broken.
  static let maximumFields = 4_096
  /// The most contexts that one stands in.
  private static let maximumContexts = 64

  init(_ address: UnsafeRawPointer, _ reader: MetadataReader) {
    self.address = address
    self.reader = reader
  }

  private var flags: UInt32 { reader.load(UInt32.self, from: address) ?? 0 }

  /// Whether it is one of a class, a struct or an enum, as `RuntimeFacts` numbers them.
  func isOf(_ kind: UInt32) -> Bool { flags & facts.contextKind == kind }

  // MARK: Fields

  /// The stored properties or cases in the order of their declaration; none when the module was
  /// compiled without reflection metadata.
  var fields: [FieldRecord] {
    guard let descriptor = reader.relative(from: address, at: facts.fieldDescriptor),
      let size = reader.load(UInt16.self, from: descriptor, at: facts.fieldRecordSize),
      let count = reader.load(UInt32.self, from: descriptor, at: facts.fieldCount),
      size >= facts.leastFieldRecord, count <= Self.maximumFields
    else { return [] }
    return (0..<Int(count)).map {
      FieldRecord(descriptor + facts.fieldRecords + $0 * Int(size), reader)
    }
  }

  /// Of an enum: whether any case has associated values.
  var hasPayloads: Bool {
    let cases = reader.load(UInt32.self, from: address, at: facts.enumPayloadCases)
    return cases.map { $0 & facts.enumPayloadCasesMask != 0 } ?? true
  }

  /// Of a struct: where in its metadata the offsets of the fields begin, in words; 0 for nowhere.
  var structOffsetVector: Int { word(at: facts.structOffsetVector) }

  private func word(at offset: Int) -> Int {
    reader.load(UInt32.self, from: address, at: offset).map(Int.init) ?? 0
  }

  // MARK: Classes

  var isActor: Bool { flags & facts.isActor != 0 }

  /// Of a class: where in its metadata the offsets of the fields begin, in words; nil for nowhere.
  var classOffsetVector: Int? {
    let vector = word(at: facts.classOffsetVector)
    // Below a superclass whose size is known only at run time, it is counted from the own members.
    if hasResilientSuperclass { return immediateMembers.map { $0 + vector } }
    return vector == 0 ? nil : vector
  }

  /// Of a class: where in its metadata its own members begin, in words, generic arguments first.
  var immediateMembers: Int? {
    if hasResilientSuperclass {
      guard let bounds = reader.relative(from: address, at: facts.resilientBounds),
        let offset = reader.load(Int.self, from: bounds), offset != 0
      else { return nil }
      return offset / MemoryLayout<UInt>.size
    }
    return flags & facts.areMembersNegative == 0
      ? word(at: facts.positiveSize) - word(at: facts.immediateMembers)
      : -word(at: facts.negativeSize)
  }

  private var hasResilientSuperclass: Bool { flags & facts.hasResilientSuperclass != 0 }

  // MARK: Modules

  /// Whether the type comes with the platform, or its module is not known.
  var isOfPlatform: Bool { module.map { TypeNames.isPlatform(module: $0) } ?? true }

  /// The name of the module that declares the type.
  var module: String? {
    var context = address
    for _ in 0..<Self.maximumContexts {
      guard let flags = reader.load(UInt32.self, from: context) else { return nil }
      if flags & facts.contextKind == facts.moduleContext {
        return reader.relative(from: context, at: facts.contextName).map(reader.text)
      }
      guard let parent = reader.indirectableRelative(from: context, at: facts.contextParent)
      else { return nil }
      context = parent
    }
    return nil
  }
}
