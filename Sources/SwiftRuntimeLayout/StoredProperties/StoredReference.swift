/// An object that another stores.
package struct StoredReference {
  package init(
    property: String, object: AnyObject, strength: Strength, isOrdered: Bool,
    isCaptured: Bool = false
  ) {
    self.property = property
    self.object = object
    self.strength = strength
    self.isOrdered = isOrdered
    self.isCaptured = isCaptured
  }

  /// How long a reference keeps what it refers to alive.
  package enum Strength: Hashable, Sendable {
    case strong, weak, unowned
  }

  /// The property that holds it, such as `children`; `dependencies.router` where the property
  /// holds a struct whose property holds it. A lazy property goes by its own name.
  package var property: String
  package var object: AnyObject
  package var strength: Strength
  /// Whether its place among the property's objects means anything. It does not in a set, nor in
  /// a dictionary whose keys are neither strings, integers nor plain enum cases: their order
  /// changes from launch to launch.
  package var isOrdered: Bool
  /// Whether the property is a closure that captured it.
  package var isCaptured: Bool
}

/// An object that another keeps alive by storing it.
package struct StrongReference {
  package init(object: AnyObject, isOrdered: Bool, key: UInt = 0) {
    self.object = object
    self.isOrdered = isOrdered
    self.key = key
  }

  package var object: AnyObject
  /// Whether its place among the property's objects means anything; see
  /// ``StoredReference/isOrdered``.
  package var isOrdered: Bool
  /// For a value in a dictionary whose keys are objects: the address of its key; 0 otherwise.
  package var key: UInt
}

/// A reference as it was read, when nothing is known of whether an unowned object is alive.
struct StoredSighting {
  enum Target {
    case object(AnyObject, StoredReference.Strength)
    case unowned(UnsafeRawPointer)
  }

  var property: String
  var target: Target
  var isOrdered: Bool
  var isCaptured: Bool
  /// See ``StrongReference/key``.
  var key: UInt
}
