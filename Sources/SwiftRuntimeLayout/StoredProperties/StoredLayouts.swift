/// The places in objects and values that may hold references, computed once for each type.
@MainActor
final class StoredLayouts {
  let reader: MetadataReader
  private var classes: [ObjectIdentifier: [StoredPart]] = [:]
  private var values: [ObjectIdentifier: [StoredPart]] = [:]
  /// What the contexts of closures hold, by the addresses of their metadata.
  private var contexts: [UnsafeRawPointer: ClosureContext] = [:]
  /// The types whose parts are being computed: an enum may hold itself.
  private var unfinished: Set<ObjectIdentifier> = []
  /// Whether what was found meanwhile rests on a guess about one of them.
  private var isGuess = false

  /// The most types within types that are looked into: `Nest<T>` may hold a `Nest<[T]>`.
  private static let maximumDepth = 16

  init(_ reader: MetadataReader) {
    self.reader = reader
  }

  /// The places in objects of a class that may hold references.
  func parts(ofClass type: AnyClass) -> [StoredPart] {
    if let parts = classes[ObjectIdentifier(type)] { return parts }
    let parts = classParts(type)
    classes[ObjectIdentifier(type)] = parts
    return parts
  }

  /// The places in a value that may hold references.
  func parts(of type: Any.Type) -> [StoredPart] {
    let id = ObjectIdentifier(type)
    if let parts = values[id] { return parts }
    guard unfinished.insert(id).inserted else {
      isGuess = true
      return [StoredPart(property: "", offset: 0, kind: .strong)]
    }
    defer { unfinished.remove(id) }
    guard unfinished.count <= Self.maximumDepth else {
      isGuess = true
      return []
    }
    let parts = valueParts(type)
    // No value lies within itself but in another's box, so the guess is right for the outermost.
    if unfinished.count == 1 {
      isGuess = false
    }
    if !isGuess {
      values[id] = parts
    }
    return parts
  }

  /// Whether a value may hold references in other ways than by a closure.
  func mayHoldReferences(_ type: Any.Type) -> Bool {
    parts(of: type).contains { part in if case .closure = part.kind { false } else { true } }
  }

  // MARK: Closures

  /// What a context of a closure is.
  func context(at address: UnsafeRawPointer) -> ClosureContext {
    guard let metadata = reader.pointer(from: address, at: 0) else { return .captures([]) }
    if let context = contexts[metadata] { return context }
    let context = ClosureContext(metadata, self)
    contexts[metadata] = context
    return context
  }

  // MARK: Objects

  private func classParts(_ type: AnyClass) -> [StoredPart] {
    var levels: [ClassMetadata] = []
    var level = ClassMetadata(type, reader)
    while let metadata = level {
      if metadata.descriptor?.isActor == true { return [] }
      levels.append(metadata)
      level = metadata.superclass
    }
    return levels.reversed().flatMap(ownParts)
  }

  /// The places in the properties that a class adds to its superclass's.
  ///
  /// A place that is not in the object, or not aligned as a reference is, is left out.
  private func ownParts(_ metadata: ClassMetadata) -> [StoredPart] {
    guard let descriptor = metadata.descriptor, !descriptor.isOfPlatform else { return [] }
    let size = metadata.instanceSize
    let wordSize = MemoryLayout<UInt>.size
    return parts(of: descriptor, arguments: metadata.genericArguments, offset: metadata.offset)
      .filter { part in
        part.offset >= reader.facts.objectHeaderSize && part.offset <= size - wordSize
          && part.offset % wordSize == 0
      }
  }

  // MARK: Values

  private func valueParts(_ type: Any.Type) -> [StoredPart] {
    if type is AnyClass { return [StoredPart(property: "", offset: 0, kind: .strong)] }
    let metadata = TypeMetadata(type, reader)
    switch metadata.kind {
    case .existential, .extendedExistential:
      return existentialParts(metadata)
    case .tuple:
      return metadata.tupleElements.flatMap { element in
        parts(of: unsafeBitCast(element.type, to: Any.Type.self))
          .map { $0.held(in: "", at: element.offset) }
      }
    case .function:
      return metadata.isClosure ? [StoredPart(property: "", offset: 0, kind: .closure)] : []
    case .structure, .enumeration, .optional:
      // A copy of a noncopyable value would end its life twice.
      guard metadata.kind == .structure || metadata.isCopyable else { return [] }
      // Asked of types that can be one only: a first look for a conformance is slow.
      if metadata.descriptor?.module == "Swift",
        let container = type as? any StoredContainer.Type
      {
        return containerParts(container)
      }
      return metadata.kind == .structure ? structParts(metadata) : enumParts(metadata, type)
    case nil:
      return []
    }
  }

  private func existentialParts(_ metadata: TypeMetadata) -> [StoredPart] {
    switch metadata.existentialRepresentation {
    case .classBound: [StoredPart(property: "", offset: 0, kind: .strong)]
    case .opaque: [StoredPart(property: "", offset: 0, kind: .existential)]
    case nil: []
    }
  }

  private func containerParts(_ container: any StoredContainer.Type) -> [StoredPart] {
    let elements = container.elements
    if container.isOptional {
      let parts = parts(of: elements[0])
      guard !parts.isEmpty else { return [] }
      if parts.count == 1, parts[0].offset == 0, parts[0].property.isEmpty {
        switch (parts[0].kind, TypeMetadata(elements[0], reader).kind) {
        case (.closure, .function): return parts
        // A struct of one reference, too, is no reference at all where there is no struct.
        case (.strong, nil), (.strong, .existential), (.strong, .extendedExistential):
          return parts
        case (.existential, .existential), (.existential, .extendedExistential):
          return [StoredPart(property: "", offset: 0, kind: .optionalExistential)]
        default: break
        }
      }
    }
    guard container.isOptional || elements.contains(where: mayHoldReferences) else { return [] }
    return [StoredPart(property: "", offset: 0, kind: .container(container))]
  }

  private func structParts(_ metadata: TypeMetadata) -> [StoredPart] {
    guard let descriptor = metadata.descriptor, !descriptor.isOfPlatform else { return [] }
    return parts(of: descriptor, arguments: metadata.genericArguments) { _, index in
      metadata.structOffset(at: index)
    }
  }

  private func enumParts(_ metadata: TypeMetadata, _ type: Any.Type) -> [StoredPart] {
    // An enum's case is read by a `Mirror`, which for a type with one of its own is the app's code.
    guard let descriptor = metadata.descriptor, !(type is any CustomReflectable.Type) else {
      return []
    }
    let mayHold = descriptor.fields.contains { field in
      guard let payload = field.type(in: descriptor, arguments: metadata.genericArguments) else {
        return false
      }
      return mayHoldReferences(payload)
    }
    return mayHold ? [StoredPart(property: "", offset: 0, kind: .enumeration(type))] : []
  }

  // MARK: Fields

  /// - Parameters:
  ///   - descriptor: the type whose fields these are.
  ///   - arguments: its generic arguments.
  ///   - offset: returns where a field begins; called for fields that may hold references only.
  private func parts(
    of descriptor: TypeDescriptor, arguments: UnsafeRawPointer?,
    offset: (_ field: FieldRecord, _ index: Int) -> Int?
  ) -> [StoredPart] {
    descriptor.fields.enumerated().flatMap { index, field in
      let parts = parts(of: field, descriptor, arguments)
      guard !parts.isEmpty, let offset = offset(field, index) else { return [StoredPart]() }
      return parts.map { $0.held(in: field.name, at: offset) }
    }
  }

  /// The places in what a field holds, seen from there.
  private func parts(
    of field: FieldRecord, _ descriptor: TypeDescriptor, _ arguments: UnsafeRawPointer?
  ) -> [StoredPart] {
    switch field.ownership {
    case .weak: [StoredPart(property: "", offset: 0, kind: .weak)]
    case .unowned: [StoredPart(property: "", offset: 0, kind: .unowned)]
    case .unmanaged: []
    case .strong: field.type(in: descriptor, arguments: arguments).map(parts) ?? []
    }
  }
}
