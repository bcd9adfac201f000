/// A place in the memory of an object that may hold strong references, and the quickest way to read
/// them.
package struct StrongPart {
  enum Kind {
    /// One reference, or nothing.
    case reference
    /// An array of which each element begins with a reference and holds no other.
    case list(any StoredList.Type)
    /// What has to be walked through.
    case other(StoredPart)
  }

  /// Bytes from the beginning of the object.
  let offset: Int
  let kind: Kind
}
