/// What an object stores: the objects it refers to, by property.
///
/// Memory is read where the class's own metadata says that its properties lie, so that looking
/// runs none of the app's code: no getter, no observer, no `lazy` initializer, no `customMirror`.
/// `Mirror` would not do: it cannot tell weak from strong, and traps on an `unowned` reference to
/// an object that is gone.
///
/// Ask when no code of the app is changing the object: on the main actor, best when the loop is
/// idle.
@MainActor
enum StoredReferences {
  private static let layouts = StoredLayouts()

  /// Calls `body` for each object stored in `object`: superclasses' properties first, then in the
  /// order of their declaration.
  ///
  /// Found are objects in properties, and in the values that properties hold: optionals,
  /// existentials, arrays, sets, dictionaries (keys and values), tuples, structs and enums, in one
  /// another. The objects found are not looked into, nor are closures. What cannot be read safely
  /// is passed over in silence: actors, the properties of the platform's own classes,
  /// `unowned(unsafe)` and unmanaged references, classes without reflection metadata.
  ///
  /// Of each property no more than the first 1,000 elements are looked at.
  ///
  /// - Parameters:
  ///   - isAlive: the object at an address if one is known to live there. It is asked for every
  ///     `unowned` reference; such a reference keeps the memory of the object taken, so what lives
  ///     there is what was referred to. Without it, no unowned references are found.
  ///   - body: is called when all has been read, so it may change the object.
  static func visit(
    _ object: AnyObject,
    isAlive: (_ address: UnsafeRawPointer) -> AnyObject? = { _ in nil },
    _ body: (_ reference: StoredReference) -> Void
  ) {
    for sighting in sightings(in: object) {
      switch sighting.target {
      case .object(let target, let strength):
        body(
          StoredReference(
            property: sighting.property, object: target, strength: strength,
            isOrdered: sighting.isOrdered))
      case .unowned(let address):
        if let target = isAlive(address) {
          body(
            StoredReference(
              property: sighting.property, object: target, strength: .unowned,
              isOrdered: sighting.isOrdered))
        }
      }
    }
  }

  private static func sightings(in object: AnyObject) -> [StoredSighting] {
    let parts = layouts.parts(of: object)
    guard !parts.isEmpty else { return [] }
    var walk = StoredWalk(layouts: layouts)
    withExtendedLifetime(object) {
      walk.visit(parts, at: UnsafeRawPointer(Unmanaged.passUnretained(object).toOpaque()))
    }
    return walk.sightings
  }
}
