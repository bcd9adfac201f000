/// A place in the memory of an object or a value that may hold references.
package struct StoredPart {
  enum Kind {
    /// A strong reference, or nothing: a class, a class-bound existential, an optional of either.
    case strong
    case weak
    case unowned
    /// An existential that may hold anything: `Any`, `any P`.
    case existential
    case optionalExistential
    /// An enum with associated values.
    case enumeration(Any.Type)
    /// An array, a dictionary or another collection or box of the standard library.
    case container(any StoredContainer.Type)
    /// A function and what it captured.
    case closure
    /// What a closure captured, or the box of a variable that it did.
    case context
  }

  /// The stored properties that lead here, joined by dots; empty for the value itself.
  var property: String
  /// Bytes from the beginning of the object or value.
  var offset: Int
  var kind: Kind

  /// The same place as seen from the object or value that holds this one in a property.
  func held(in property: String, at offset: Int) -> Self {
    Self(
      property: Self.path(property, self.property), offset: self.offset + offset, kind: kind)
  }

  static func path(_ outer: String, _ inner: String) -> String {
    if inner.isEmpty { return outer }
    return outer.isEmpty ? inner : outer + "." + inner
  }
}

extension StoredPart: CustomStringConvertible {
  /// The kind, the property and the offset: `weak parent at 40`.
  package var description: String {
    let name =
      switch kind {
      case .strong: "strong"
      case .weak: "weak"
      case .unowned: "unowned"
      case .existential: "existential"
      case .optionalExistential: "optional existential"
      case .enumeration: "enumeration"
      case .container: "container"
      case .closure: "closure"
      case .context: "context"
      }
    return "\(name) \(property) at \(offset)"
  }
}

/// A place in the memory of an object that may hold strong references, and the fastest way to read
/// them.
package struct StrongPart {
  enum Kind {
    /// One reference, or nothing.
    case reference
    /// An array of which each element begins with a reference and holds no other.
    case list(any StoredList.Type)
    /// Anything else, which a ``StoredWalk`` reads.
    case other(StoredPart)
  }

  /// Bytes from the beginning of the object.
  let offset: Int
  let kind: Kind
}
