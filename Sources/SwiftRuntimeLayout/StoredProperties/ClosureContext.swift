/// What the context of a closure is: the one object that it captured, or an object of the runtime's that
/// holds what it captured.
enum ClosureContext {
  case object
  /// The places in the context that hold references.
  case captures([StoredPart])

  /// - Parameters:
  ///   - metadata: that of the context.
  ///   - layouts: the layouts of the values that were captured.
  @MainActor
  init(_ metadata: UnsafeRawPointer, _ layouts: StoredLayouts) {
    let facts = layouts.reader.facts
    let kind = layouts.reader.load(UInt.self, from: metadata, at: facts.kind)
    #if canImport(ObjectiveC)
      let isObject = kind.map { $0 > facts.lastMetadataKind } ?? false
    #else
      let isObject = kind == facts.classKind
    #endif
    if isObject {
      self = .object
    } else if kind == facts.contextMetadataKind {
      self = .captures(Self.parts(metadata, layouts))
    } else {
      self = .captures([])
    }
  }

  /// The places that hold references, one after another; only those before a value whose size is not
  /// known here, such as one of a generic type.
  @MainActor
  private static func parts(
    _ metadata: UnsafeRawPointer, _ layouts: StoredLayouts
  ) -> [StoredPart] {
    let (reader, facts) = (layouts.reader, layouts.reader.facts)
    guard let first = reader.load(UInt32.self, from: metadata, at: facts.firstCapture),
      let descriptor = reader.pointer(from: metadata, at: facts.captureDescriptor),
      let count = reader.load(UInt32.self, from: descriptor, at: facts.captureCount),
      count <= TypeDescriptor.maximumFields,
      reader.load(UInt32.self, from: descriptor, at: facts.captureSourceCount) == 0,
      reader.load(UInt32.self, from: descriptor, at: facts.captureBindingCount) == 0
    else { return [] }
    var parts: [StoredPart] = []
    var end = Int(first)
    for index in 0..<Int(count) {
      let record = facts.captureRecords + index * facts.captureRecordSize
      guard
        let name = reader.relative(from: descriptor, at: record)
          .flatMap({ MangledTypeName(start: $0, reader) }),
        let capture = Capture(name, layouts)
      else { break }
      let offset = (end + capture.alignment - 1) / capture.alignment * capture.alignment
      parts += capture.parts.map { $0.held(in: "", at: offset) }
      end = offset + capture.size
    }
    return parts
  }

  /// A value that a closure captured.
  private struct Capture {
    var size = 8
    var alignment = 8
    /// The references in it. Those in collections and enums are left out: another thread may change
    /// the variable meanwhile.
    var parts: [StoredPart]

    /// Nil for a value whose size is not known.
    @MainActor
    init?(_ name: MangledTypeName, _ layouts: StoredLayouts) {
      switch name.storage(layouts.reader) {
      case .box: parts = [StoredPart(property: "", offset: 0, kind: .context)]
      case .function:
        size = 16
        parts = [StoredPart(property: "", offset: 0, kind: .closure)]
      case .value:
        guard let type = name.type(in: nil, arguments: nil),
          let layout = TypeMetadata(type, layouts.reader).valueLayout
        else { return nil }
        (size, alignment) = layout
        parts =
          switch name.ownership {
          case .weak: [StoredPart(property: "", offset: 0, kind: .weak)]
          case .unowned: [StoredPart(property: "", offset: 0, kind: .unowned)]
          case .unmanaged: []
          case .strong: layouts.parts(of: type).filter(\.isWord)
          }
      }
    }
  }
}

extension StoredPart {
  /// Whether it is one reference, or a closure.
  fileprivate var isWord: Bool {
    switch kind {
    case .strong, .weak, .unowned, .closure: true
    case .existential, .optionalExistential, .enumeration, .container, .context: false
    }
  }
}
