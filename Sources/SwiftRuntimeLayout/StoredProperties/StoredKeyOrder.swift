/// An order for the keys of a dictionary that is the same in every process and needs none of the
/// app's code.
enum StoredKeyOrder {
  /// The elements of a dictionary by key; nil when there is no such order for the keys.
  static func sorted<Key, Value>(_ dictionary: [Key: Value]) -> [(key: Key, value: Value)]? {
    switch Key.self {
    case is String.Type: dictionary.sorted { ($0.key as! String) < ($1.key as! String) }
    case is Int.Type: dictionary.sorted { ($0.key as! Int) < ($1.key as! Int) }
    case is UInt.Type: dictionary.sorted { ($0.key as! UInt) < ($1.key as! UInt) }
    default:
      isPlainEnum(Key.self) ? dictionary.sorted { tag($0.key) < tag($1.key) } : nil
    }
  }

  /// Whether all there is to a value is which case of a small enum it is.
  private static func isPlainEnum<Key>(_: Key.Type) -> Bool {
    let metadata = TypeMetadata(Key.self)
    return metadata.kind == .enumeration && metadata.descriptor?.hasPayloads == false
      && MemoryLayout<Key>.size == 1
  }

  /// The number of a case, in the order of their declaration.
  private static func tag<Key>(_ key: Key) -> UInt8 {
    withUnsafeBytes(of: key) { $0[0] }
  }
}
