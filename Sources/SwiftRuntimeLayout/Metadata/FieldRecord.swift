/// What a compiled module holds of a stored property, or of a case of an enum.
struct FieldRecord {
  private let address: UnsafeRawPointer
  private let reader: MetadataReader
  private var facts: RuntimeFacts { reader.facts }

  init(_ address: UnsafeRawPointer, _ reader: MetadataReader) {
    self.address = address
    self.reader = reader
  }

  /// The name in the source, of a lazy property too.
  var name: String {
    guard let text = reader.relative(from: address, at: facts.fieldName) else { return "" }
    let name = reader.text(at: text)
    let lazy = facts.lazyStoragePrefix
    return name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
  }

  #if canImport(ObjectiveC)
    /// The name as compiled.
    var storageName: UnsafePointer<CChar>? {
      reader.relative(from: address, at: facts.fieldName)?.assumingMemoryBound(to: CChar.self)
    }
  #endif

  /// How the property refers to what it holds.
  var ownership: MangledTypeName.Ownership { typeName?.ownership ?? .unmanaged }

  /// The mangled name of the property's type, or of what the case holds.
  var typeName: MangledTypeName? {
    reader.relative(from: address, at: facts.fieldTypeName)
      .flatMap { MangledTypeName(start: $0, reader) }
  }

  /// The property's type, or what the case holds; nil when there is none or it is not known here.
  ///
  /// For weak and unowned properties it is the type without these words.
  func type(in context: TypeDescriptor, arguments: UnsafeRawPointer?) -> Any.Type? {
    typeName?.type(in: context, arguments: arguments)
  }
}

/// The name of a type as metadata spells it: bytes up to a zero, among which addresses are
/// embedded, whose bytes may be zero too.
struct MangledTypeName {
  enum Ownership {
    case strong, weak, unowned
    /// `unowned(unsafe)`.
    case unmanaged
  }

  let start: UnsafeRawPointer
  let count: Int
  let ownership: Ownership

  /// What a closure keeps of what it captured.
  enum Storage {
    case value
    /// The box of a variable.
    case box
    /// Another closure, as compiled functions take one.
    case function
  }

  /// The longest name that is read.
  private static let maximumCount = 16_384

  /// Nil when the name does not end.
  init?(start: UnsafeRawPointer, _ reader: MetadataReader) {
    let facts = reader.facts
    self.start = start
    var end = 0
    /// Where the letters after the last address begin.
    var letters = 0
    while end < Self.maximumCount {
      guard let byte = reader.load(UInt8.self, from: start, at: end) else { return nil }
      if byte == 0 { break }
      end += 1
      if facts.relativeReferences.contains(byte) {
        end += 4
        letters = end
      } else if facts.absoluteReferences.contains(byte) {
        end += 8
        letters = end
      }
    }
    guard end < Self.maximumCount else { return nil }
    count = end
    guard end - letters >= 2,
      reader.load(UInt8.self, from: start, at: end - 2) == facts.storageOperator
    else {
      ownership = .strong
      return
    }
    ownership =
      switch reader.load(UInt8.self, from: start, at: end - 1) {
      case facts.weakStorage: .weak
      case facts.unownedStorage: .unowned
      case facts.unmanagedStorage: .unmanaged
      default: .strong
      }
  }

  /// The type; nil when it is not known here.
  ///
  /// - Parameters:
  ///   - context: the type whose generic parameters the name may have.
  ///   - arguments: the generic arguments of that type.
  func type(in context: TypeDescriptor?, arguments: UnsafeRawPointer?) -> Any.Type? {
    _getTypeByMangledNameInContext(
      start.assumingMemoryBound(to: UInt8.self), UInt(count), genericContext: context?.address,
      genericArguments: arguments)
  }

  /// What the name says of a value that a closure captured.
  func storage(_ reader: MetadataReader) -> Storage {
    let facts = reader.facts
    let letters = (0..<count).compactMap { reader.load(UInt8.self, from: start, at: $0) }
    if letters.suffix(facts.boxSuffix.utf8.count).elementsEqual(facts.boxSuffix.utf8) {
      return .box
    }
    let isFunction =
      letters.last == facts.functionSuffix && letters.contains(facts.functionOperator)
    return isFunction ? .function : .value
  }
}
