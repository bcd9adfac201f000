/// What a compiled module says of a stored property, or of a case of an enum.
struct FieldRecord {
  let address: UnsafeRawPointer

  /// The name in the source, of a lazy property too.
  var name: String {
    guard let text = address.relative(at: 8) else { return "" }
    let name = String(cString: text.assumingMemoryBound(to: CChar.self))
    let lazy = "$__lazy_storage_$_"
    return name.hasPrefix(lazy) ? String(name.dropFirst(lazy.count)) : name
  }

  /// The name as compiled.
  var storageName: UnsafePointer<CChar>? {
    address.relative(at: 8)?.assumingMemoryBound(to: CChar.self)
  }

  var ownership: MangledTypeName.Ownership { typeName?.ownership ?? .unmanaged }

  /// The property's type, or what the case holds; nil when there is none or it is not known here.
  ///
  /// For weak and unowned properties it is the type without these words.
  func type(in context: TypeDescriptor, arguments: UnsafeRawPointer?) -> Any.Type? {
    guard let typeName else { return nil }
    return _getTypeByMangledNameInContext(
      typeName.start, UInt(typeName.count), genericContext: context.address,
      genericArguments: arguments)
  }

  private var typeName: MangledTypeName? {
    address.relative(at: 4).map {
      MangledTypeName(start: $0.assumingMemoryBound(to: UInt8.self))
    }
  }
}
